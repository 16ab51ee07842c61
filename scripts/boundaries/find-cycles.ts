import type { Import } from './imports.ts'
import type { Violation } from './violation.ts'

/** Reports each import cycle between files once, at the import that closes it. */
export const findCycles = (imports: readonly Import[]): Violation[] => {
  const edges = Map.groupBy(imports, (edge) => edge.from)
  const violations: Violation[] = []
  const done = new Set<string>()
  const path: string[] = []
  const visit = (file: string): void => {
    path.push(file)
    for (const { to, line } of edges.get(file) ?? []) {
      if (to === null || done.has(to)) continue
      const start = path.indexOf(to)
      if (start < 0) visit(to)
      else violations.push({ rule: 'no-cycles', why: [...path.slice(start), to].join(' -> '), from: file, line, to })
    }
    path.pop()
    done.add(file)
  }
  for (const file of edges.keys()) if (!done.has(file)) visit(file)
  return violations
}

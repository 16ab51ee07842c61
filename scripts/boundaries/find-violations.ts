import { type Import, listSources, readImports } from './imports.ts'
import { brokenRules } from './rules.ts'

export type Violation = { rule: string; why: string; from: string; line: number; to: string }

/** Checks every import of the checkout against the folder rules, that it resolves, and that no imports go round in a circle. */
export function findViolations(root: string): Violation[] {
  const imports = readImports(root, listSources(root))
  return [...findUnresolved(imports), ...findBroken(imports), ...findCycles(imports)]
}

function findUnresolved(imports: readonly Import[]): Violation[] {
  return imports
    .filter((edge) => edge.to === null)
    .map((edge) => ({
      rule: 'imports-resolve',
      why: 'nothing stands there',
      from: edge.from,
      line: edge.line,
      to: edge.specifier,
    }))
}

function findBroken(imports: readonly Import[]): Violation[] {
  return imports.flatMap(({ from, line, to }) => {
    if (to === null) return []
    return brokenRules(from, to).map((rule) => ({ rule: rule.name, why: rule.why, from, line, to }))
  })
}

/** Reports each circle once, at the import that closes it. */
function findCycles(imports: readonly Import[]): Violation[] {
  const edges = Map.groupBy(imports, (edge) => edge.from)
  const violations: Violation[] = []
  const done = new Set<string>()
  const path: string[] = []
  const visit = (file: string) => {
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

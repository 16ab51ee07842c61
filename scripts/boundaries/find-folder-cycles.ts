import type { Import } from './imports.ts'
import type { Violation } from './violation.ts'

/** Sub-folders of one folder that import each other in a cycle, sorted by name. */
export type FolderCycle = { inside: string; folders: readonly string[] }

type Edge = { from: string; to: string; imports: Import[] }

const tests = /\.test\.tsx?$/

/**
 * Reports every cycle between the sub-folders of one folder, with one import for each step. Tests are exempt. A cycle in `allowed` is not
 * reported. An entry in `allowed` that no longer exists is reported, so that the list only gets shorter.
 */
export const findFolderCycles = (imports: readonly Import[], allowed: readonly FolderCycle[]): Violation[] => {
  const found = [...edgesByFolder(imports)].flatMap(([inside, edges]) =>
    circlesOf(edges).map((folders) => ({ inside, folders, edges })),
  )
  const known = new Set(allowed.map(nameOf))
  const present = new Set(found.map(nameOf))
  return [
    ...found.filter((cycle) => !known.has(nameOf(cycle))).flatMap(toViolations),
    ...allowed
      .filter((cycle) => !present.has(nameOf(cycle)))
      .map((cycle) => ({
        rule: 'no-folder-cycles',
        why: 'allowed in known-exceptions.ts, and gone: take it off the list',
        from: cycle.inside,
        line: 0,
        to: cycle.folders.join(', '),
      })),
  ]
}

const nameOf = ({ inside, folders }: FolderCycle): string => `${inside}: ${folders.join(', ')}`

/** The imports between two sub-folders of one folder, by that folder. */
const edgesByFolder = (imports: readonly Import[]): Map<string, Edge[]> => {
  const levels = new Map<string, Edge[]>()
  for (const edge of imports) {
    if (edge.to === null || /^(npm|node):/.test(edge.to) || tests.test(edge.from)) continue
    const from = edge.from.split('/').slice(0, -1)
    const to = edge.to.split('/').slice(0, -1)
    const depth = from.findIndex((folder, index) => folder !== to[index])
    const [fromFolder, toFolder] = [from[depth], to[depth]]
    if (fromFolder === undefined || toFolder === undefined) continue
    const inside = from.slice(0, depth).join('/')
    const edges = levels.get(inside) ?? []
    levels.set(inside, edges)
    const known = edges.find((other) => other.from === fromFolder && other.to === toFolder)
    if (known) known.imports.push(edge)
    else edges.push({ from: fromFolder, to: toFolder, imports: [edge] })
  }
  return levels
}

/** The strongly connected groups of folders, each sorted. */
const circlesOf = (edges: readonly Edge[]): string[][] => {
  const reached = new Map(edges.map(({ from }) => [from, reach(from, edges)]))
  const inCircle = [...reached].filter(([folder, all]) => all.has(folder)).map(([folder]) => folder)
  const groups = inCircle.map((folder) =>
    inCircle.filter((other) => other === folder || goesBoth(reached, folder, other)).toSorted(),
  )
  return [...new Map(groups.map((group) => [group.join(), group])).values()]
}

const goesBoth = (reached: ReadonlyMap<string, ReadonlySet<string>>, a: string, b: string): boolean =>
  (reached.get(a)?.has(b) && reached.get(b)?.has(a)) ?? false

const reach = (start: string, edges: readonly Edge[]): Set<string> => {
  const seen = new Set<string>()
  const next = [start]
  for (let folder = next.pop(); folder !== undefined; folder = next.pop()) {
    for (const { from, to } of edges) {
      if (from !== folder || seen.has(to)) continue
      seen.add(to)
      next.push(to)
    }
  }
  return seen
}

const toViolations = ({ inside, folders, edges }: FolderCycle & { edges: readonly Edge[] }): Violation[] =>
  edges.flatMap(({ from, to, imports }) => {
    const first = imports[0]
    if (!first?.to || !folders.includes(from) || !folders.includes(to)) return []
    const why = `${folders.join(', ')} in ${inside} import each other; ${from} -> ${to}: ${imports.length} imports`
    return [{ rule: 'no-folder-cycles', why, from: first.from, line: first.line, to: first.to }]
  })

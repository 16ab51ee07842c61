import { findCycles } from './find-cycles.ts'
import { type FolderCycle, findFolderCycles } from './find-folder-cycles.ts'
import { type Import, listSources, readImports } from './imports.ts'
import { brokenRules } from './rules.ts'
import type { Violation } from './violation.ts'

/**
 * Checks every import of the checkout against the folder rules, that it resolves, and that no imports go round in a circle: neither
 * between files nor between the folders of one folder. `allowed`: circles between folders that are known.
 */
export const findViolations = (root: string, allowed: readonly FolderCycle[] = []): Violation[] => {
  const imports = readImports(root, listSources(root))
  return [...findUnresolved(imports), ...findBroken(imports), ...findCycles(imports), ...findFolderCycles(imports, allowed)]
}

const findUnresolved = (imports: readonly Import[]): Violation[] =>
  imports
    .filter((edge) => edge.to === null)
    .map((edge) => ({
      rule: 'imports-resolve',
      why: 'nothing stands there',
      from: edge.from,
      line: edge.line,
      to: edge.specifier,
    }))

const findBroken = (imports: readonly Import[]): Violation[] =>
  imports.flatMap(({ from, line, to }) => {
    if (to === null) return []
    return brokenRules(from, to).map((rule) => ({ rule: rule.name, why: rule.why, from, line, to }))
  })

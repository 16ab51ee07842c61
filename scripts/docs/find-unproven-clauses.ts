const CELLS = 5
const STATES = /^(met|n\/a|operator|not met)\b/

const problemsOf = (row: string, pathExists: (path: string) => boolean): string[] => {
  const cells = row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
  const [clause = '', asks = '', state = '', where = '', tested = ''] = cells
  if (cells.length !== CELLS) return [`${clause} has ${cells.length} cells instead of ${CELLS}`]
  if (!STATES.test(state)) return [`${clause} is neither met, n/a, operator nor not met`]
  if (asks === '') return [`${clause} does not say what it asks`]
  if (!state.startsWith('met')) return []
  const paths = [...`${where} ${tested}`.matchAll(/`((?:apps|packages|docs|deploy|e2e|scripts)\/[^`]+)`/g)].map(
    ([, path = '']) => path,
  )
  if (paths.length === 0) return [`${clause} is met and names no file`]
  return paths.filter((path) => !pathExists(path)).map((path) => `${clause} names ${path}, which does not exist`)
}

/** Rows of the tables of law (clause, what it asks, state, where, tested in) that prove nothing. */
export const findUnprovenClauses = (markdown: string, pathExists: (path: string) => boolean): string[] => {
  const rows = markdown.split('\n').filter((line) => /^\| (?!Clause|Rule|---)/.test(line))
  return rows.length === 0 ? ['there is no table'] : rows.flatMap((row) => problemsOf(row, pathExists))
}

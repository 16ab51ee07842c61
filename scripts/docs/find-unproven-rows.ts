/** A row of a table of requirements: `| V6.2.1 Title | 1 | met | how | tested in |`. */
const ROW = /^\| (V\d+\.\d+\.\d+) [^|]*\| \d \| ([^|]+) \| ([^|]*) \| ?([^|]*)\|$/gm
const TOTALS = /(\d+) requirements: (\d+) met, (\d+) not applicable, (\d+) partly \(([^)]*)\), (\d+) not met \(([^)]*)\)/

type Row = { id: string; state: string; how: string; evidence: string }

const rowsIn = (markdown: string): Row[] =>
  [...markdown.matchAll(ROW)].map(([, id = '', state = '', how = '', evidence = '']) => ({
    ...{ id, how: how.trim(), evidence: evidence.trim() },
    state: state.replaceAll('*', '').trim(),
  }))

const problemsOf = ({ id, state, how, evidence }: Row, pathExists: (path: string) => boolean): string[] => {
  if (how === '') return [`${id} does not say how or why`]
  if (state === 'not met' || state === 'n/a') return []
  const paths = [...evidence.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
  if (paths.length === 0) return [`${id} is ${state} and names no test, file or document`]
  return paths.filter((path) => !pathExists(path)).map((path) => `${id} names ${path}, which does not exist`)
}

/** Rows of a table of requirements that prove nothing, and totals that are not those of the rows. */
export const findUnprovenRows = (markdown: string, pathExists: (path: string) => boolean): string[] => {
  const rows = rowsIn(markdown)
  const idsOf = (state: string) => rows.filter((row) => row.state === state).map(({ id }) => id)
  const [met, none, partly, not] = [idsOf('met'), idsOf('n/a'), idsOf('partly'), idsOf('not met')]
  const totals = `${rows.length} requirements: ${met.length} met, ${none.length} not applicable, ${partly.length} partly (${partly.join(', ')}), ${not.length} not met (${not.join(', ')})`
  const told = TOTALS.exec(markdown)?.[0]
  return [
    ...rows.flatMap((row) => problemsOf(row, pathExists)),
    ...rows.filter(({ id }, at) => rows.findIndex((row) => row.id === id) !== at).map(({ id }) => `${id} stands there twice`),
    ...(told === totals ? [] : [`the totals are not "${totals}"`]),
  ]
}

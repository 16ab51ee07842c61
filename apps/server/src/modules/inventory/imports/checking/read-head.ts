import { findHeadRow, guessMapping, type HeadingGuesser, type ImportMapping } from '@jhola/contract/inventory/import/columns'
import type { Sheet } from '../../../../platform/sheets/index.ts'
import type { StoredColumn } from '../imports.repo.ts'

/** The row of the headings, their texts, and the guessed mapping. `null`: the file has no rows. */
export type SheetHead = { row: number; columns: StoredColumn[]; mapping: ImportMapping }

const PROBED_ROWS = 20
const SAMPLE_LETTERS = 60

/** Reads the first rows. Throws `SheetError`. */
export const readHead = async (sheet: Sheet, guess: HeadingGuesser): Promise<SheetHead | null> => {
  const rows: { row: number; cells: string[] }[] = []
  for await (const row of sheet.rows()) {
    rows.push(row)
    if (rows.length >= PROBED_ROWS) break
  }
  const at = findHeadRow(
    rows.map(({ cells }) => cells),
    guess,
  )
  const head = rows[at]
  if (!head) return null
  const below = rows.slice(at + 1)
  const width = Math.max(head.cells.length, ...below.map(({ cells }) => cells.length))
  const columns = Array.from({ length: width }, (_, column) => ({
    heading: (head.cells[column] ?? '').trim().slice(0, SAMPLE_LETTERS),
    sample: (below.map(({ cells }) => cells[column]?.trim() ?? '').find((cell) => cell !== '') ?? '').slice(0, SAMPLE_LETTERS),
  }))
  return {
    row: head.row,
    columns,
    mapping: guessMapping(
      columns.map(({ heading }) => heading),
      guess,
    ),
  }
}

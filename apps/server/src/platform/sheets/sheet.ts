import { columnName } from '@jhola/contract/shared/files/workbook'

/** Why a file cannot be read as a table. */
export type SheetProblem =
  /** Not a table, or broken. */
  | { code: 'unreadable' }
  /** The workbook format before 2007, or a workbook with a password: both have the same container. */
  | { code: 'old_or_locked' }
  /** Bytes that are neither UTF-8 nor UTF-16 nor plausible as Windows-1252. */
  | { code: 'encoding' }
  | { code: 'unpacks_too_big'; most_mb: number }
  | { code: 'too_many_columns'; row: number; most: number }
  | { code: 'cell_too_long'; row: number; column: string; most: number }
  /** A quotation mark that opens in this row is never closed. */
  | { code: 'open_quote'; row: number }

/** Thrown while a table is read. */
export class SheetError extends Error {
  readonly problem: SheetProblem

  constructor(problem: SheetProblem) {
    super(`the table cannot be read: ${problem.code}`)
    this.name = 'SheetError'
    this.problem = problem
  }
}

/** A row with its number as a spreadsheet shows it, and its cells as texts. Cells at the end may be missing. */
export type SheetRow = { row: number; cells: string[] }

/** The maximum size of a table. The reader's caller counts the rows. */
export type SheetLimits = { columns: number; cellLength: number; unpackedBytes: number }

/** A table that can be read; `rows` starts from the beginning at each call and may throw `SheetError`. */
export type Sheet = {
  kind: 'csv' | 'xlsx'
  /** The detected encoding; `isGuess` if nothing in the file states it. */
  encoding: string
  isGuess: boolean
  rows(): AsyncGenerator<SheetRow>
}

/** Rejects a cell that is beyond the limits. */
export const checkCell = (limits: SheetLimits, row: number, column: number, length: number): void => {
  if (column >= limits.columns) throw new SheetError({ code: 'too_many_columns', row, most: limits.columns })
  if (length > limits.cellLength)
    throw new SheetError({ code: 'cell_too_long', row, column: columnName(column), most: limits.cellLength })
}

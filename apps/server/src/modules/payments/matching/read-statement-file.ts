import {
  STATEMENT_CELL_MAX,
  STATEMENT_COLUMNS_MAX,
  STATEMENT_FILE_MAX_BYTES,
  STATEMENT_ROWS_MAX,
  STATEMENT_UNPACKED_MAX_BYTES,
} from '@jhola/contract/payments/matching/limits'
import type { StatementReading } from '@jhola/contract/payments/matching/statement/credit'
import { readStatement, type StatementRow } from '@jhola/contract/payments/matching/statement/read-statement'
import type { Refusal } from '@jhola/contract/shared/decision'
import { AppError, orThrow } from '../../../platform/errors.ts'
import { openSheet, refusalOf, SheetError } from '../../../platform/sheets/index.ts'

const LIMITS = {
  columns: STATEMENT_COLUMNS_MAX,
  cellLength: STATEMENT_CELL_MAX,
  unpackedBytes: STATEMENT_UNPACKED_MAX_BYTES,
}

const readRows = async (bytes: Buffer): Promise<StatementRow[]> => {
  const rows: StatementRow[] = []
  for await (const row of openSheet(bytes, LIMITS).rows()) {
    if (rows.length >= STATEMENT_ROWS_MAX) throw new AppError('payments.statement_rows', { most: STATEMENT_ROWS_MAX })
    rows.push(row)
  }
  return rows
}

/**
 * Reads the credits of a statement file. Throws `request.too_large`, `payments.statement_rows`, `payments.statement_unknown`, and
 * the errors of every file (`inventory.file_…`).
 */
export const readStatementFile = async (bytes: Buffer): Promise<StatementReading> => {
  if (bytes.length > STATEMENT_FILE_MAX_BYTES) throw new AppError('request.too_large')
  try {
    const reading = readStatement(await readRows(bytes))
    if (!reading) throw new AppError('payments.statement_unknown')
    return reading
  } catch (error) {
    if (!(error instanceof SheetError)) throw error
    const { code, details } = refusalOf(error.problem)
    // @NOTE `refusalOf` pairs codes with their details.
    return orThrow<never>({ ok: false, refusal: { code, details: (details ?? undefined) as Refusal['details'] } })
  }
}

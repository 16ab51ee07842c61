import type { ImportField } from '@jhola/contract/inventory/import/columns'
import type { ImportedProduct } from '@jhola/contract/inventory/import/decide-row'
import type { Sql } from '../../../platform/db/sql.ts'

/** What is wrong with a cell: a code of the fields' texts with its values, and the contract's own words where it has them. */
export type StoredProblem = { field: ImportField; code: string; values?: object; said?: string }
export type StoredChange = { field: ImportField; from: unknown; to: unknown }

/** A row that does something or is refused. */
export type ImportRow = { row_no: number; name: string } & (
  | { outcome: 'new'; product_id: string; content: ImportedProduct; problems: null; cells: string[] }
  | { outcome: 'changed'; product_id: string; content: StoredChange[]; problems: null; cells: string[] }
  | { outcome: 'refused'; product_id: null; content: null; problems: StoredProblem[]; cells: string[] }
)
export type GoodRow = Exclude<ImportRow, { outcome: 'refused' }>
export type RefusedRowRecord = Extract<ImportRow, { outcome: 'refused' }>

const COLUMNS = 'row_no, name, outcome, product_id, content, problems, cells'

export const insertImportRows = (tx: Sql, storeId: string, importId: string, rows: readonly ImportRow[]): Promise<number> =>
  tx.execute(
    `INSERT INTO product_import_rows (store_id, import_id, ${COLUMNS})
     SELECT $1, $2, ${COLUMNS} FROM json_populate_recordset(NULL::product_import_rows, $3::json)`,
    [storeId, importId, JSON.stringify(rows)],
  )

/** Good rows after this one, in the order of the file. */
export const listGoodRows = (tx: Sql, storeId: string, importId: string, after: number, most: number): Promise<GoodRow[]> =>
  tx.query(
    `SELECT ${COLUMNS} FROM product_import_rows
     WHERE store_id = $1 AND import_id = $2 AND row_no > $3 AND outcome <> 'refused' ORDER BY row_no LIMIT $4`,
    [storeId, importId, after, most],
  )

export const listRowsOf = <Outcome extends ImportRow['outcome']>(
  sql: Sql,
  storeId: string,
  importId: string,
  { outcome, after, most }: { outcome: Outcome; after: number; most: number },
): Promise<Extract<ImportRow, { outcome: Outcome }>[]> =>
  sql.query(
    `SELECT ${COLUMNS} FROM product_import_rows
     WHERE store_id = $1 AND import_id = $2 AND outcome = $3 AND row_no > $4 ORDER BY row_no LIMIT $5`,
    [storeId, importId, outcome, after, most],
  )

/** Good when they were looked at, refused when they were to be written. */
export const refuseRows = (
  tx: Sql,
  storeId: string,
  importId: string,
  rows: readonly { row_no: number; problems: readonly StoredProblem[] }[],
): Promise<number> =>
  tx.execute(
    `UPDATE product_import_rows i SET outcome = 'refused', product_id = NULL, content = NULL, problems = r.problems
     FROM json_to_recordset($3::json) AS r (row_no integer, problems jsonb)
     WHERE i.store_id = $1 AND i.import_id = $2 AND i.row_no = r.row_no`,
    [storeId, importId, JSON.stringify(rows)],
  )

/** Rows that are written are no longer needed. */
export const deleteGoodRows = (tx: Sql, storeId: string, importId: string): Promise<number> =>
  tx.execute(`DELETE FROM product_import_rows WHERE store_id = $1 AND import_id = $2 AND outcome <> 'refused'`, [
    storeId,
    importId,
  ])

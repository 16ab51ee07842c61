import type { ImportField } from '@jhola/contract/inventory/import/columns'
import type { ImportedProduct } from '@jhola/contract/inventory/import/decide-row'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('inventory')

/** A problem of a cell: a message code with its values, and the contract's own text where it exists. */
export type StoredProblem = { field: ImportField; code: string; values?: object; said?: string }
export type StoredChange = { field: ImportField; from: unknown; to: unknown }

/** A row that changes something or is rejected. */
export type ImportRow = { row_no: number; name: string } & (
  | { outcome: 'new'; product_id: string; content: ImportedProduct; problems: null; cells: string[] }
  | { outcome: 'changed'; product_id: string; content: StoredChange[]; problems: null; cells: string[] }
  | { outcome: 'refused'; product_id: null; content: null; problems: StoredProblem[]; cells: string[] }
)
export type GoodRow = Exclude<ImportRow, { outcome: 'refused' }>
export type RefusedRowRecord = Extract<ImportRow, { outcome: 'refused' }>

const COLUMNS = 'row_no, name, outcome, product_id, content, problems, cells'

const INSERT_IMPORT_ROWS = statement(
  'insert_import_rows',
  `INSERT INTO product_import_rows (store_id, import_id, ${COLUMNS})
     SELECT :store_id, :import_id, ${COLUMNS} FROM json_populate_recordset(NULL::product_import_rows, :rows::json)`,
)

export const insertImportRows = (tx: Sql, storeId: string, importId: string, rows: readonly ImportRow[]): Promise<number> =>
  tx.run(INSERT_IMPORT_ROWS, { store_id: storeId, import_id: importId, rows: JSON.stringify(rows) })

const LIST_GOOD_ROWS = statement(
  'list_good_rows',
  `SELECT ${COLUMNS} FROM product_import_rows
     WHERE store_id = :store_id AND import_id = :import_id AND row_no > :after AND outcome <> 'refused' ORDER BY row_no LIMIT :limit`,
)

/** Valid rows after this one, in the order of the file. */
export const listValidRows = (tx: Sql, storeId: string, importId: string, after: number, limit: number): Promise<GoodRow[]> =>
  // @NOTE `insertImportRows` and `rejectRows` are the only writers and keep outcome and content consistent.
  tx.rows(LIST_GOOD_ROWS, { store_id: storeId, import_id: importId, after, limit }) as Promise<GoodRow[]>

const LIST_ROWS_OF = statement(
  'list_rows_of',
  `SELECT ${COLUMNS} FROM product_import_rows
     WHERE store_id = :store_id AND import_id = :import_id AND outcome = :outcome AND row_no > :after ORDER BY row_no LIMIT :limit`,
)

export const listRowsOf = <Outcome extends ImportRow['outcome']>(
  sql: Sql,
  storeId: string,
  importId: string,
  { outcome, after, limit }: { outcome: Outcome; after: number; limit: number },
): Promise<Extract<ImportRow, { outcome: Outcome }>[]> =>
  // @NOTE as above.
  sql.rows(LIST_ROWS_OF, { store_id: storeId, import_id: importId, outcome, after, limit }) as Promise<
    Extract<ImportRow, { outcome: Outcome }>[]
  >

const REFUSE_ROWS = statement(
  'refuse_rows',
  `UPDATE product_import_rows i SET outcome = 'refused', product_id = NULL, content = NULL, problems = r.problems
     FROM json_to_recordset(:rows::json) AS r (row_no integer, problems jsonb)
     WHERE i.store_id = :store_id AND i.import_id = :import_id AND i.row_no = r.row_no`,
)

/** Marks rows as rejected that were valid at the check and failed at the write. */
export const rejectRows = (
  tx: Sql,
  storeId: string,
  importId: string,
  rows: readonly { row_no: number; problems: readonly StoredProblem[] }[],
): Promise<number> => tx.run(REFUSE_ROWS, { store_id: storeId, import_id: importId, rows: JSON.stringify(rows) })

const DELETE_GOOD_ROWS = statement(
  'delete_good_rows',
  `DELETE FROM product_import_rows WHERE store_id = :store_id AND import_id = :import_id AND outcome <> 'refused'`,
)

/** Deletes valid rows after they are applied. */
export const deleteGoodRows = (tx: Sql, storeId: string, importId: string): Promise<number> =>
  tx.run(DELETE_GOOD_ROWS, { store_id: storeId, import_id: importId })

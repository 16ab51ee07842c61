import { deleteInBatches } from '../../../platform/db/in-batches.ts'
import type { Sql } from '../../../platform/db/sql.ts'

export type StoredColumn = { heading: string; sample: string }
export type StoredMapping = Record<string, number>
type Failure = { code: string; details: object | null }

/** An upload as it is kept, without its file. */
export type ImportRecord = {
  store_id: string
  import_id: string
  file_name: string
  kind: 'csv' | 'xlsx'
  state: 'checking' | 'checked' | 'applying' | 'applied' | 'failed'
  apply_at_once: boolean
  failure: Failure | null
  guessed_encoding: string | null
  columns: StoredColumn[]
  mapping: StoredMapping
  rows_total: number
  rows_checked: number
  rows_new: number
  rows_changed: number
  rows_same: number
  rows_refused: number
  rows_applied: number
  applied_to_row: number
  turn: number
  user_id: string
  created_at: Date
  alive_at: Date
}

export type NewImport = Pick<
  ImportRecord,
  'store_id' | 'import_id' | 'file_name' | 'kind' | 'apply_at_once' | 'guessed_encoding' | 'columns' | 'mapping' | 'user_id'
> & { file: Buffer; at: Date }

const COLUMNS = `store_id, import_id, file_name, kind, state, apply_at_once, failure, guessed_encoding, columns, mapping, rows_total, rows_checked, rows_new,
  rows_changed, rows_same, rows_refused, rows_applied, applied_to_row, turn, user_id, created_at, alive_at`

export const findImport = async (sql: Sql, storeId: string, importId: string): Promise<ImportRecord | undefined> => {
  const rows = await sql.query<ImportRecord>(`SELECT ${COLUMNS} FROM product_imports WHERE store_id = $1 AND import_id = $2`, [
    storeId,
    importId,
  ])
  return rows[0]
}

/** Held until the transaction ends: whoever else works on it waits. */
export const lockImport = async (tx: Sql, storeId: string, importId: string): Promise<ImportRecord | undefined> => {
  const rows = await tx.query<ImportRecord>(
    `SELECT ${COLUMNS} FROM product_imports WHERE store_id = $1 AND import_id = $2 FOR UPDATE`,
    [storeId, importId],
  )
  return rows[0]
}

export const findLatestImport = async (sql: Sql, storeId: string): Promise<ImportRecord | undefined> => {
  const rows = await sql.query<ImportRecord>(
    `SELECT ${COLUMNS} FROM product_imports WHERE store_id = $1 ORDER BY import_id DESC LIMIT 1`,
    [storeId],
  )
  return rows[0]
}

export const findImportFile = async (sql: Sql, storeId: string, importId: string): Promise<Buffer | undefined> => {
  const rows = await sql.query<{ file: Buffer | null }>(
    'SELECT file FROM product_imports WHERE store_id = $1 AND import_id = $2',
    [storeId, importId],
  )
  return rows[0]?.file ?? undefined
}

/** Of several uploads at the same moment one after the other looks at what there is. */
export const lockImportsOf = async (tx: Sql, storeId: string): Promise<void> => {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('imports:' || $1, 0))`, [storeId])
}

/** Forgets earlier uploads of a shop with all their rows: only the last one can be gone on with. */
export const deleteImportsOf = (tx: Sql, storeId: string): Promise<number> =>
  tx.execute('DELETE FROM product_imports WHERE store_id = $1', [storeId])

/** An upload takes its file and up to thousands of rows with it. */
const IMPORTS_AT_ONCE = 10

export const deleteImportsBefore = (sql: Sql, before: Date): Promise<number> =>
  deleteInBatches(sql, { table: 'product_imports', condition: 'created_at < $1', values: [before], most: IMPORTS_AT_ONCE })

export const insertImport = (tx: Sql, one: NewImport): Promise<number> =>
  tx.execute(
    `INSERT INTO product_imports (store_id, import_id, file_name, kind, file, state, apply_at_once, guessed_encoding, columns, mapping, user_id,
       created_at, alive_at)
     VALUES ($1, $2, $3, $4, $5, 'checking', $6, $7, $8::jsonb, $9::jsonb, $10, $11, $11)`,
    [
      ...[one.store_id, one.import_id, one.file_name, one.kind, one.file, one.apply_at_once, one.guessed_encoding],
      ...[JSON.stringify(one.columns), JSON.stringify(one.mapping), one.user_id, one.at],
    ],
  )

/** Everything from the start, with this mapping; what an earlier turn still does is dropped. Gives the new turn. */
export const beginCheck = async (
  tx: Sql,
  { storeId, importId, mapping, at }: { storeId: string; importId: string; mapping: StoredMapping; at: Date },
): Promise<number> => {
  await tx.execute('DELETE FROM product_import_rows WHERE store_id = $1 AND import_id = $2', [storeId, importId])
  const rows = await tx.query<{ turn: number }>(
    `UPDATE product_imports SET state = 'checking', mapping = $3::jsonb, failure = NULL, turn = turn + 1, alive_at = $4, rows_total = 0, rows_checked = 0,
       rows_new = 0, rows_changed = 0, rows_same = 0, rows_refused = 0, rows_applied = 0, applied_to_row = 0
     WHERE store_id = $1 AND import_id = $2 RETURNING turn`,
    [storeId, importId, JSON.stringify(mapping), at],
  )
  return rows[0]?.turn ?? 0
}

/** Which turn of which upload somebody works on. */
export type ImportTurn = { storeId: string; importId: string; turn: number }

export type CheckCounts = { checked: number; new: number; changed: number; same: number; refused: number }

const OF_TURN = 'store_id = $1 AND import_id = $2 AND turn = $3'
const turnParams = ({ storeId, importId, turn }: ImportTurn) => [storeId, importId, turn]

/** A sign of life with what is known by now. False: somebody began anew, or deleted it. */
export const noteChecked = async (tx: Sql, turn: ImportTurn, counts: CheckCounts, at: Date): Promise<boolean> => {
  const updated = await tx.execute(
    `UPDATE product_imports SET rows_checked = $4, rows_total = greatest(rows_total, $4), rows_new = $5, rows_changed = $6, rows_same = $7, rows_refused = $8,
       alive_at = $9
     WHERE ${OF_TURN} AND state = 'checking'`,
    [...turnParams(turn), counts.checked, counts.new, counts.changed, counts.same, counts.refused, at],
  )
  return updated > 0
}

export const noteTotal = (sql: Sql, turn: ImportTurn, total: number, at: Date): Promise<number> =>
  sql.execute(`UPDATE product_imports SET rows_total = $4, alive_at = $5 WHERE ${OF_TURN}`, [...turnParams(turn), total, at])

export const setFailed = (sql: Sql, turn: ImportTurn, failure: Failure, at: Date): Promise<number> =>
  sql.execute(
    `UPDATE product_imports SET state = 'failed', failure = $4::jsonb, alive_at = $5 WHERE ${OF_TURN} AND state = 'checking'`,
    [...turnParams(turn), JSON.stringify(failure), at],
  )

/** Moves on to the next state; false when it was not in `from` any more. */
export const moveState = async (
  sql: Sql,
  turn: ImportTurn,
  { from, to, at }: { from: ImportRecord['state']; to: ImportRecord['state']; at: Date },
): Promise<boolean> =>
  (await sql.execute(
    `UPDATE product_imports SET state = $5, alive_at = $6, file = CASE WHEN $5 = 'applied' THEN NULL ELSE file END
     WHERE ${OF_TURN} AND state = $4`,
    [...turnParams(turn), from, to, at],
  )) > 0

/** A batch is written: how many rows it had, where it ended, and what was refused of it. */
export const noteApplied = (
  tx: Sql,
  turn: ImportTurn,
  batch: { rows: number; toRow: number; refusedNew: number; refusedChanged: number; at: Date },
): Promise<number> =>
  tx.execute(
    `UPDATE product_imports SET rows_applied = rows_applied + $4, applied_to_row = $5, rows_new = rows_new - $6, rows_changed = rows_changed - $7,
       rows_refused = rows_refused + $6 + $7, alive_at = $8
     WHERE ${OF_TURN}`,
    [...turnParams(turn), batch.rows, batch.toRow, batch.refusedNew, batch.refusedChanged, batch.at],
  )

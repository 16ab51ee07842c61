import { deleteSome, inBatches } from '../../../platform/db/in-batches.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('inventory')

export type StoredColumn = { heading: string; sample: string }
export type StoredMapping = Record<string, number>
type Failure = { code: string; details: object | null }

/** A stored upload without its file. */
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

const FIND_IMPORT = statement(
  'find_import',
  `SELECT ${COLUMNS} FROM product_imports WHERE store_id = :store_id AND import_id = :import_id`,
)

export const findImport = async (sql: Sql, storeId: string, importId: string): Promise<ImportRecord | undefined> => {
  return sql.first(FIND_IMPORT, { store_id: storeId, import_id: importId })
}

const LOCK_IMPORT = statement(
  'lock_import',
  `SELECT ${COLUMNS} FROM product_imports WHERE store_id = :store_id AND import_id = :import_id FOR UPDATE`,
)

/** Locks an upload until the end of the transaction. */
export const lockImport = async (tx: Sql, storeId: string, importId: string): Promise<ImportRecord | undefined> => {
  return tx.first(LOCK_IMPORT, { store_id: storeId, import_id: importId })
}

const FIND_LATEST_IMPORT = statement(
  'find_latest_import',
  `SELECT ${COLUMNS} FROM product_imports WHERE store_id = :store_id ORDER BY import_id DESC LIMIT 1`,
)

export const findLatestImport = async (sql: Sql, storeId: string): Promise<ImportRecord | undefined> => {
  return sql.first(FIND_LATEST_IMPORT, { store_id: storeId })
}

const FIND_IMPORT_FILE = statement(
  'find_import_file',
  'SELECT file FROM product_imports WHERE store_id = :store_id AND import_id = :import_id',
)

export const findImportFile = async (sql: Sql, storeId: string, importId: string): Promise<Buffer | undefined> => {
  const row = await sql.first(FIND_IMPORT_FILE, { store_id: storeId, import_id: importId })
  return row?.file ?? undefined
}

const LOCK_IMPORTS_OF = statement('lock_imports_of', `SELECT pg_advisory_xact_lock(hashtextextended('imports:' || :store_id, 0))`)

/** Serialises uploads of a shop, so that each sees the earlier ones. */
export const lockImportsOf = async (tx: Sql, storeId: string): Promise<void> => {
  await tx.rows(LOCK_IMPORTS_OF, { store_id: storeId })
}

const DELETE_IMPORTS_OF = statement('delete_imports_of', 'DELETE FROM product_imports WHERE store_id = :store_id')

/** Deletes earlier uploads of a shop with their rows: only the last one can be continued. */
export const deleteImportsOf = (tx: Sql, storeId: string): Promise<number> => tx.run(DELETE_IMPORTS_OF, { store_id: storeId })

/** Batch size of the purge: an upload is deleted with its file and up to thousands of rows. */
const IMPORTS_AT_ONCE = 10

const DELETE_IMPORTS_BEFORE = statement('delete_imports_before', deleteSome('product_imports', 'created_at < :before'))

export const deleteImportsBefore = (sql: Sql, before: Date): Promise<number> =>
  inBatches((limit) => sql.run(DELETE_IMPORTS_BEFORE, { before, limit }), IMPORTS_AT_ONCE)

const INSERT_IMPORT = statement(
  'insert_import',
  `INSERT INTO product_imports (store_id, import_id, file_name, kind, file, state, apply_at_once, guessed_encoding, columns, mapping, user_id,
       created_at, alive_at)
     VALUES (:store_id, :import_id, :file_name, :kind, :file, 'checking', :apply_at_once, :guessed_encoding, :columns::jsonb, :mapping::jsonb, :user_id, :at, :at)`,
)

export const insertImport = (tx: Sql, one: NewImport): Promise<number> =>
  tx.run(INSERT_IMPORT, {
    store_id: one.store_id,
    import_id: one.import_id,
    file_name: one.file_name,
    kind: one.kind,
    file: one.file,
    apply_at_once: one.apply_at_once,
    guessed_encoding: one.guessed_encoding,
    columns: JSON.stringify(one.columns),
    mapping: JSON.stringify(one.mapping),
    user_id: one.user_id,
    at: one.at,
  })

const DELETE_ROWS_OF_IMPORT = statement(
  'delete_rows_of_import',
  'DELETE FROM product_import_rows WHERE store_id = :store_id AND import_id = :import_id',
)

const BEGIN_CHECK = statement(
  'begin_check',
  `UPDATE product_imports SET state = 'checking', mapping = :mapping::jsonb, failure = NULL, turn = turn + 1, alive_at = :at, rows_total = 0, rows_checked = 0,
       rows_new = 0, rows_changed = 0, rows_same = 0, rows_refused = 0, rows_applied = 0, applied_to_row = 0
     WHERE store_id = :store_id AND import_id = :import_id RETURNING turn`,
)

/** Restarts the check with this mapping; the results of an earlier turn are discarded. Returns the new turn. */
export const beginCheck = async (
  tx: Sql,
  { storeId, importId, mapping, at }: { storeId: string; importId: string; mapping: StoredMapping; at: Date },
): Promise<number> => {
  await tx.run(DELETE_ROWS_OF_IMPORT, { store_id: storeId, import_id: importId })
  const row = await tx.first(BEGIN_CHECK, { store_id: storeId, import_id: importId, mapping: JSON.stringify(mapping), at })
  return row?.turn ?? 0
}

/** The turn of an upload that a task works on. */
export type ImportTurn = { storeId: string; importId: string; turn: number }

export type CheckCounts = { checked: number; new: number; changed: number; same: number; refused: number }

const OF_TURN = 'store_id = :store_id AND import_id = :import_id AND turn = :turn'

const NOTE_CHECKED = statement(
  'note_checked',
  `UPDATE product_imports SET rows_checked = :checked, rows_total = greatest(rows_total, :checked), rows_new = :new, rows_changed = :changed, rows_same = :same, rows_refused = :refused,
       alive_at = :at
     WHERE ${OF_TURN} AND state = 'checking'`,
)

/** Stores the progress and renews the lease. False: another turn was started, or the upload was deleted. */
export const recordChecked = async (tx: Sql, turn: ImportTurn, counts: CheckCounts, at: Date): Promise<boolean> => {
  const updated = await tx.run(NOTE_CHECKED, {
    store_id: turn.storeId,
    import_id: turn.importId,
    turn: turn.turn,
    checked: counts.checked,
    new: counts.new,
    changed: counts.changed,
    same: counts.same,
    refused: counts.refused,
    at,
  })
  return updated > 0
}

const NOTE_TOTAL = statement('note_total', `UPDATE product_imports SET rows_total = :total, alive_at = :at WHERE ${OF_TURN}`)

export const recordTotal = (sql: Sql, turn: ImportTurn, total: number, at: Date): Promise<number> =>
  sql.run(NOTE_TOTAL, { store_id: turn.storeId, import_id: turn.importId, turn: turn.turn, total, at })

const SET_FAILED = statement(
  'set_failed',
  `UPDATE product_imports SET state = 'failed', failure = :failure::jsonb, alive_at = :at WHERE ${OF_TURN} AND state = 'checking'`,
)

export const setFailed = (sql: Sql, turn: ImportTurn, failure: Failure, at: Date): Promise<number> =>
  sql.run(SET_FAILED, { store_id: turn.storeId, import_id: turn.importId, turn: turn.turn, failure: JSON.stringify(failure), at })

const MOVE_STATE = statement(
  'move_state',
  `UPDATE product_imports SET state = :to, alive_at = :at, file = CASE WHEN :to = 'applied' THEN NULL ELSE file END
     WHERE ${OF_TURN} AND state = :from`,
)

/** Changes the state; false when it is not in `from` any more. */
export const setState = async (
  sql: Sql,
  turn: ImportTurn,
  { from, to, at }: { from: ImportRecord['state']; to: ImportRecord['state']; at: Date },
): Promise<boolean> =>
  (await sql.run(MOVE_STATE, { store_id: turn.storeId, import_id: turn.importId, turn: turn.turn, from, to, at })) > 0

const NOTE_APPLIED = statement(
  'note_applied',
  `UPDATE product_imports SET rows_applied = rows_applied + :rows, applied_to_row = :to_row, rows_new = rows_new - :refused_new, rows_changed = rows_changed - :refused_changed,
       rows_refused = rows_refused + :refused_new + :refused_changed, alive_at = :at
     WHERE ${OF_TURN}`,
)

/** Stores the progress after a batch: its number of rows, its last row, and its rejected rows. */
export const recordApplied = (
  tx: Sql,
  turn: ImportTurn,
  batch: { rows: number; toRow: number; refusedNew: number; refusedChanged: number; at: Date },
): Promise<number> =>
  tx.run(NOTE_APPLIED, {
    store_id: turn.storeId,
    import_id: turn.importId,
    turn: turn.turn,
    rows: batch.rows,
    to_row: batch.toRow,
    refused_new: batch.refusedNew,
    refused_changed: batch.refusedChanged,
    at: batch.at,
  })

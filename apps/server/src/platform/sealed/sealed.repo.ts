import type { SealedKind } from '@jhola/contract/privacy/records'
import { deleteSome, inBatches } from '../db/in-batches.ts'
import type { Sql } from '../db/sql.ts'
import { statementsOf } from '../db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('sealed')

const INSERT_SEALED = statement(
  'insert_sealed',
  `INSERT INTO sealed_records (kind, subject_id, sealed, sealed_at, keep_until)
     SELECT :kind, subject_id, decode(sealed, 'base64'), :at, keep_until
     FROM json_to_recordset(:records::json) AS r (subject_id uuid, sealed text, keep_until timestamptz)
     ON CONFLICT DO NOTHING`,
)

/** A record that is encrypted already. */
export type SealedRecord = { subject_id: string; sealed: Buffer; keep_until: Date }

/** Stores sealed copies. The first copy of a record stays: what is sealed after it was erased holds no person any more. */
export const insertSealed = (tx: Sql, kind: SealedKind, records: readonly SealedRecord[], at: Date): Promise<number> => {
  const rows = records.map(({ subject_id, sealed, keep_until }) => ({
    ...{ subject_id, keep_until },
    sealed: sealed.toString('base64'),
  }))
  return tx.run(INSERT_SEALED, { kind, at, records: JSON.stringify(rows) })
}

const FIND_SEALED = statement(
  'find_sealed',
  'SELECT sealed, keep_until FROM sealed_records WHERE kind = :kind AND subject_id = :subject_id AND keep_until > :at',
)

/** A sealed copy whose time is not over. */
export const findSealed = (
  sql: Sql,
  of: { kind: SealedKind; subject_id: string; at: Date },
): Promise<{ sealed: Buffer; keep_until: Date } | undefined> => sql.first(FIND_SEALED, of)

const LIST_SEALED = statement('list_sealed', 'SELECT subject_id, sealed FROM sealed_records WHERE kind = :kind')

/** Every sealed copy of a kind, for a new key. */
export const listSealed = (tx: Sql, kind: SealedKind): Promise<{ subject_id: string; sealed: Buffer }[]> =>
  tx.rows(LIST_SEALED, { kind })

const SET_SEALED = statement(
  'set_sealed',
  'UPDATE sealed_records SET sealed = :sealed WHERE kind = :kind AND subject_id = :subject_id',
)

/** Replaces the bytes of a sealed copy. */
export const setSealed = (tx: Sql, copy: { kind: SealedKind; subject_id: string; sealed: Buffer }): Promise<number> =>
  tx.run(SET_SEALED, copy)

const DELETE_SEALED_BEFORE = statement('delete_sealed_before', deleteSome('sealed_records', 'keep_until <= :before'))

/** Deletes sealed copies whose year is over. Returns the number of rows. */
export const deleteSealedBefore = (sql: Sql, before: Date): Promise<number> =>
  inBatches((limit) => sql.run(DELETE_SEALED_BEFORE, { before, limit }))

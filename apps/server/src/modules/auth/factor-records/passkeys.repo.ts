import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import { PASSKEY_COLUMNS, type PasskeyRow } from './passkey-columns.sql.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('auth')

const LOCK_PERSON = statement(
  'lock_person',
  'SELECT user_id FROM users WHERE user_id = :user_id AND deleted_at IS NULL FOR UPDATE',
)

/** Serialises changes to one person's factors until the transaction ends. */
export const lockPerson = async (tx: Sql, userId: string): Promise<void> => {
  await tx.rows(LOCK_PERSON, { user_id: userId })
}

const LIST_PASSKEYS = statement(
  'list_passkeys',
  `SELECT ${PASSKEY_COLUMNS} FROM passkeys k WHERE k.user_id = :user_id ORDER BY k.created_at, k.passkey_id`,
)

/** A person's passkeys, the oldest first. */
export const listPasskeys = (sql: Sql, userId: string): Promise<PasskeyRow[]> => sql.rows(LIST_PASSKEYS, { user_id: userId })

const INSERT_PASSKEY = statement(
  'insert_passkey',
  `INSERT INTO passkeys (user_id, passkey_id, credential_id, public_key, sign_count, transports, is_synced, is_backed_up, name, created_at)
     VALUES (:user_id, :passkey_id, :credential_id, :public_key, :sign_count, :transports::text[], :is_synced, :is_backed_up, :name, :at)
     ON CONFLICT (credential_id) DO NOTHING`,
)

export type NewPasskey = Omit<PasskeyRow, 'created_at' | 'used_at'> & { is_backed_up: boolean; at: Date }

/** Zero if the credential is known already, whoever has it. */
export const insertPasskey = (sql: Sql, passkey: NewPasskey): Promise<number> => sql.run(INSERT_PASSKEY, passkey)

const COUNT_PASSKEY_USE = statement(
  'count_passkey_use',
  `UPDATE passkeys SET sign_count = :sign_count, is_backed_up = :is_backed_up, used_at = :at
     WHERE user_id = :user_id AND passkey_id = :passkey_id AND (sign_count < :sign_count OR (sign_count = 0 AND :sign_count = 0))`,
)

/** Records a use. Zero if the passkey was removed, or its counter went back: then somebody may have copied it. */
export const countPasskeyUse = (
  sql: Sql,
  use: { user_id: string; passkey_id: string; sign_count: number; is_backed_up: boolean; at: Date },
): Promise<number> => sql.run(COUNT_PASSKEY_USE, use)

const RENAME_PASSKEY = statement(
  'rename_passkey',
  `UPDATE passkeys k SET name = :name WHERE k.user_id = :user_id AND k.passkey_id = :passkey_id RETURNING ${PASSKEY_COLUMNS}`,
)

export const renamePasskey = async (
  sql: Sql,
  passkey: { user_id: string; passkey_id: string; name: string },
): Promise<PasskeyRow | undefined> => sql.first(RENAME_PASSKEY, passkey)

const DELETE_PASSKEY = statement(
  'delete_passkey',
  'DELETE FROM passkeys WHERE user_id = :user_id AND passkey_id = :passkey_id RETURNING name',
)

/** The name of the removed passkey. */
export const deletePasskey = async (sql: Sql, userId: string, passkeyId: string): Promise<{ name: string } | undefined> =>
  sql.first(DELETE_PASSKEY, { user_id: userId, passkey_id: passkeyId })

const DELETE_PASSKEYS_OF = statement(
  'delete_passkeys_of',
  'DELETE FROM passkeys WHERE user_id = :user_id AND (:since?::timestamptz IS NULL OR created_at >= :since?)',
)

/** Deletes all passkeys of a person, or those added since a moment. */
export const deletePasskeysOf = (sql: Sql, userId: string, since: Date | null): Promise<number> =>
  sql.run(DELETE_PASSKEYS_OF, { user_id: userId, since })

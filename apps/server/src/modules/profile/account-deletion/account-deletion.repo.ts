import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('profile')

/** An account to delete. `phone`: verified or not. */
export type AccountToDelete = {
  name: string
  phone: string | null
  is_phone_proven: boolean
  email: string | null
  password_hash: string | null
  is_admin: boolean
}

const LOCK_LEAVING = statement(
  'lock_leaving',
  `SELECT name, phone, phone_verified_at IS NOT NULL AS is_phone_proven, email, password_hash, role = 'admin' AS is_admin
     FROM users WHERE user_id = :user_id AND deleted_at IS NULL FOR UPDATE`,
)

/** Locks an account that is not deleted until the end of the transaction, so that its contacts and password cannot change. */
export const lockAccount = async (tx: Sql, userId: string): Promise<AccountToDelete | undefined> => {
  return tx.first(LOCK_LEAVING, { user_id: userId })
}

const LOCK_ADMINS = statement('lock_admins', `SELECT pg_advisory_xact_lock(hashtextextended('admins leave', 0))`)

/**
 * Serialises deletions of admins until the end of the transaction. A separate statement, so that the next one sees earlier
 * deletions.
 */
export const lockAdmins = async (tx: Sql): Promise<void> => {
  await tx.rows(LOCK_ADMINS)
}

const HAS_OTHER_ADMIN = statement(
  'has_other_admin',
  `SELECT user_id FROM users WHERE role = 'admin' AND deleted_at IS NULL AND user_id <> :user_id LIMIT 1`,
)

/** True when there is another admin. */
export const hasOtherAdmin = async (sql: Sql, userId: string): Promise<boolean> => {
  const rows = await sql.rows(HAS_OTHER_ADMIN, { user_id: userId })
  return rows.length > 0
}

const DELETE_MEMBERSHIPS = statement(
  'delete_memberships',
  `WITH present AS (DELETE FROM memberships WHERE user_id = :user_id RETURNING store_id),
          former AS (DELETE FROM former_memberships WHERE user_id = :user_id RETURNING store_id)
     SELECT store_id FROM present UNION SELECT store_id FROM former`,
)

/** Deletes all memberships of a user, present and former. Returns the shops. */
export const deleteMemberships = async (sql: Sql, userId: string): Promise<string[]> => {
  const rows = await sql.rows(DELETE_MEMBERSHIPS, { user_id: userId })
  return rows.map(({ store_id }) => store_id)
}

const DELETE_ADDRESSES = statement('delete_addresses', 'DELETE FROM addresses WHERE user_id = :user_id')

const DELETE_CONSENTS = statement('delete_consents', 'DELETE FROM consents WHERE user_id = :user_id')

/** Deletes a user's addresses and consents. */
export const deleteSavedData = async (sql: Sql, userId: string): Promise<void> => {
  await sql.run(DELETE_ADDRESSES, { user_id: userId })
  await sql.run(DELETE_CONSENTS, { user_id: userId })
}

const SET_DELETED = statement(
  'set_deleted',
  `UPDATE users SET name = '', phone = NULL, phone_verified_at = NULL, email = NULL, email_verified_at = NULL, password_hash = NULL,
       language = NULL, device_language = NULL, theme = 'system', role = 'customer', deleted_at = :at, updated_at = :at
     WHERE user_id = :user_id`,
)

/** Clears an account; only the ID stays, because orders and events reference it. Its number and email can be used again. */
export const setDeleted = (sql: Sql, userId: string, at: Date): Promise<number> => sql.run(SET_DELETED, { user_id: userId, at })

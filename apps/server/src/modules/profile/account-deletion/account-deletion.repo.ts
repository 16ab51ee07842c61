import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from '../statements.sql.ts'

const { statement } = statementsOf<Statements>('profile')

/** An account that is about to go. `phone` is proven or not, as it stands. */
export type AccountToDelete = {
  phone: string | null
  is_phone_proven: boolean
  email: string | null
  password_hash: string | null
  is_admin: boolean
}

const LOCK_LEAVING = statement(
  'lock_leaving',
  `SELECT phone, phone_verified_at IS NOT NULL AS is_phone_proven, email, password_hash, role = 'admin' AS is_admin
     FROM users WHERE user_id = :user_id AND deleted_at IS NULL FOR UPDATE`,
)

/** The living account, its row held until the transaction ends: nobody changes its contacts or password meanwhile. */
export const lockAccount = async (tx: Sql, userId: string): Promise<AccountToDelete | undefined> => {
  return tx.first(LOCK_LEAVING, { user_id: userId })
}

const LOCK_ADMINS = statement('lock_admins', `SELECT pg_advisory_xact_lock(hashtextextended('admins leave', 0))`)

/** Makes leaving admins take turns until the transaction ends. A statement of its own: only the next one sees who is gone. */
export const lockAdmins = async (tx: Sql): Promise<void> => {
  await tx.rows(LOCK_ADMINS)
}

const HAS_OTHER_ADMIN = statement(
  'has_other_admin',
  `SELECT user_id FROM users WHERE role = 'admin' AND deleted_at IS NULL AND user_id <> :user_id LIMIT 1`,
)

/** Is there another admin? */
export const hasOtherAdmin = async (sql: Sql, userId: string): Promise<boolean> => {
  const rows = await sql.rows(HAS_OTHER_ADMIN, { user_id: userId })
  return rows.length > 0
}

const DELETE_MEMBERSHIPS = statement('delete_memberships', 'DELETE FROM memberships WHERE user_id = :user_id RETURNING store_id')

/** Somebody works nowhere any more. Gives the shops. */
export const deleteMemberships = async (sql: Sql, userId: string): Promise<string[]> => {
  const rows = await sql.rows(DELETE_MEMBERSHIPS, { user_id: userId })
  return rows.map(({ store_id }) => store_id)
}

const DELETE_ADDRESSES = statement('delete_addresses', 'DELETE FROM addresses WHERE user_id = :user_id')

const DELETE_CONSENTS = statement('delete_consents', 'DELETE FROM consents WHERE user_id = :user_id')

/** Forgets addresses and decisions of a person. */
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

/** What is left of an account: an id that orders and events point at. Its number and address are free again. */
export const setDeleted = (sql: Sql, userId: string, at: Date): Promise<number> => sql.run(SET_DELETED, { user_id: userId, at })

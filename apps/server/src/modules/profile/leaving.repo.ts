import type { Sql } from '../../platform/db/sql.ts'

/** An account that is about to go. `phone` is proven or not, as it stands. */
export type LeavingRow = {
  phone: string | null
  is_phone_proven: boolean
  email: string | null
  password_hash: string | null
  is_admin: boolean
}

/** The living account, its row held until the transaction ends: nobody changes its contacts or password meanwhile. */
export const lockLeaving = async (tx: Sql, userId: string): Promise<LeavingRow | undefined> => {
  const rows = await tx.query<LeavingRow>(
    `SELECT phone, phone_verified_at IS NOT NULL AS is_phone_proven, email, password_hash, role = 'admin' AS is_admin
     FROM users WHERE user_id = $1 AND deleted_at IS NULL FOR UPDATE`,
    [userId],
  )
  return rows[0]
}

/** Makes leaving admins take turns until the transaction ends. A statement of its own: only the next one sees who is gone. */
export const lockAdmins = async (tx: Sql): Promise<void> => {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('admins leave', 0))`)
}

/** Is there another admin? */
export const hasOtherAdmin = async (sql: Sql, userId: string): Promise<boolean> => {
  const rows = await sql.query(
    `SELECT user_id FROM users WHERE role = 'admin' AND deleted_at IS NULL AND user_id <> $1 LIMIT 1`,
    [userId],
  )
  return rows.length > 0
}

/** Somebody works nowhere any more. Gives the shops. */
export const deleteMemberships = async (sql: Sql, userId: string): Promise<string[]> => {
  const rows = await sql.query<{ store_id: string }>('DELETE FROM memberships WHERE user_id = $1 RETURNING store_id', [userId])
  return rows.map(({ store_id }) => store_id)
}

/** Forgets addresses and decisions of a person. */
export const deleteKept = async (sql: Sql, userId: string): Promise<void> => {
  await sql.execute('DELETE FROM addresses WHERE user_id = $1', [userId])
  await sql.execute('DELETE FROM consents WHERE user_id = $1', [userId])
}

/** What is left of an account: an id that orders and events point at. Its number and address are free again. */
export const setDeleted = (sql: Sql, userId: string, at: Date): Promise<number> =>
  sql.execute(
    `UPDATE users SET name = '', phone = NULL, phone_verified_at = NULL, email = NULL, email_verified_at = NULL, password_hash = NULL,
       language = NULL, device_language = NULL, theme = 'system', role = 'customer', deleted_at = $2, updated_at = $2
     WHERE user_id = $1`,
    [userId, at],
  )

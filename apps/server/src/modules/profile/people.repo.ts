import type { THEMES } from '@jhola/contract/profile/schema'
import type { Language } from '@jhola/contract/shared/wire'
import type { Sql } from '../../platform/db/sql.ts'

export type Theme = (typeof THEMES)[number]

/** An account with what its person may change. */
export type PersonRow = {
  user_id: string
  name: string
  phone: string | null
  email: string | null
  email_verified_at: Date | null
  has_password: boolean
  language: Language | null
  theme: Theme
}

/** The living account of a person. */
export const findPerson = async (sql: Sql, userId: string): Promise<PersonRow | undefined> => {
  const rows = await sql.query<PersonRow>(
    `SELECT user_id, name, phone, email, email_verified_at, password_hash IS NOT NULL AS has_password, language, theme
     FROM users WHERE user_id = $1 AND deleted_at IS NULL`,
    [userId],
  )
  return rows[0]
}

/** What the device spoke that a person signed in on last. */
export const findDeviceLanguage = async (sql: Sql, userId: string): Promise<Language | null> => {
  const rows = await sql.query<{ device_language: Language | null }>('SELECT device_language FROM users WHERE user_id = $1', [
    userId,
  ])
  return rows[0]?.device_language ?? null
}

/** Makes changes of one person take turns until the transaction ends. False when the account was deleted. */
export const lockPerson = async (tx: Sql, userId: string): Promise<boolean> => {
  const rows = await tx.query('SELECT user_id FROM users WHERE user_id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE', [userId])
  return rows.length > 0
}

export type PersonChange = { name?: string | undefined; language?: Language | undefined; theme?: Theme | undefined }

/** Changes what is given and leaves the rest. Zero when the account was deleted. */
export const setPerson = (sql: Sql, userId: string, { name, language, theme }: PersonChange, at: Date): Promise<number> =>
  sql.execute(
    `UPDATE users SET name = coalesce($2, name), language = coalesce($3, language), theme = coalesce($4, theme), updated_at = $5
     WHERE user_id = $1 AND deleted_at IS NULL`,
    [userId, name ?? null, language ?? null, theme ?? null, at],
  )

/** Takes another, proven number. Gives the proven one before it; breaks `users_phone_key` when another account has the new one. */
export const setPhone = async (
  sql: Sql,
  account: { user_id: string; phone: string; at: Date },
): Promise<{ before: string | null } | undefined> => {
  const rows = await sql.query<{ before: string | null }>(
    `UPDATE users u SET phone = $2, phone_verified_at = $3, updated_at = $3
     FROM (SELECT user_id, phone, phone_verified_at FROM users WHERE user_id = $1 FOR UPDATE) o
     WHERE u.user_id = o.user_id AND u.deleted_at IS NULL
     RETURNING CASE WHEN o.phone_verified_at IS NOT NULL AND o.phone <> u.phone THEN o.phone END AS before`,
    [account.user_id, account.phone, account.at],
  )
  return rows[0]
}

import type { THEMES } from '@jhola/contract/profile/schema'
import type { Language } from '@jhola/contract/shared/wire'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('profile')

export type Theme = (typeof THEMES)[number]

/** An account with the fields that its user may change. */
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

const FIND_PERSON = statement(
  'find_person',
  `SELECT user_id, name, phone, email, email_verified_at, password_hash IS NOT NULL AS has_password, language, theme
     FROM users WHERE user_id = :user_id AND deleted_at IS NULL`,
)

/** An account that is not deleted. */
export const findPerson = async (sql: Sql, userId: string): Promise<PersonRow | undefined> => {
  return sql.first(FIND_PERSON, { user_id: userId })
}

const FIND_DEVICE_LANGUAGE = statement('find_device_language', 'SELECT device_language FROM users WHERE user_id = :user_id')

/** The language of the device of the user's last sign-in. */
export const findDeviceLanguage = async (sql: Sql, userId: string): Promise<Language | null> => {
  const row = await sql.first(FIND_DEVICE_LANGUAGE, { user_id: userId })
  return row?.device_language ?? null
}

const LOCK_PERSON = statement(
  'lock_person',
  'SELECT user_id FROM users WHERE user_id = :user_id AND deleted_at IS NULL FOR NO KEY UPDATE',
)

/** Serialises changes of one user until the end of the transaction. False when the account was deleted. */
export const lockPerson = async (tx: Sql, userId: string): Promise<boolean> => {
  const rows = await tx.rows(LOCK_PERSON, { user_id: userId })
  return rows.length > 0
}

export type PersonChange = { name?: string | undefined; language?: Language | undefined; theme?: Theme | undefined }

const SET_PERSON = statement(
  'set_person',
  `UPDATE users SET name = coalesce(:name?, name), language = coalesce(:language?, language), theme = coalesce(:theme?, theme), updated_at = :at
     WHERE user_id = :user_id AND deleted_at IS NULL`,
)

/** Updates the given fields. Zero when the account was deleted. */
export const setPerson = (sql: Sql, userId: string, { name, language, theme }: PersonChange, at: Date): Promise<number> =>
  sql.run(SET_PERSON, { user_id: userId, name: name ?? null, language: language ?? null, theme: theme ?? null, at })

const SET_PHONE = statement(
  'set_phone',
  `UPDATE users u SET phone = :phone, phone_verified_at = :at, updated_at = :at
     FROM (SELECT user_id, phone, phone_verified_at FROM users WHERE user_id = :user_id FOR UPDATE) o
     WHERE u.user_id = o.user_id AND u.deleted_at IS NULL
     RETURNING CASE WHEN o.phone_verified_at IS NOT NULL AND o.phone <> u.phone THEN o.phone END AS before`,
)

/**
 * Sets another, verified number. Returns the previous verified one; violates `users_phone_key` when another account has the new
 * one.
 */
export const setPhone = async (
  sql: Sql,
  account: { user_id: string; phone: string; at: Date },
): Promise<{ before: string | null } | undefined> => {
  return sql.first(SET_PHONE, { user_id: account.user_id, phone: account.phone, at: account.at })
}

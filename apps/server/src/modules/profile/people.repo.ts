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

/** The proven contacts of an account before a change. */
export type ContactsBefore = { phone: string | null; email: string | null }

const BEFORE = `RETURNING CASE WHEN o.phone_verified_at IS NOT NULL THEN o.phone END AS phone,
       CASE WHEN o.email_verified_at IS NOT NULL THEN o.email END AS email`

const LOCKED = `(SELECT user_id, phone, phone_verified_at, email, email_verified_at FROM users WHERE user_id = :user_id FOR UPDATE)`

const SET_PHONE = statement(
  'set_phone',
  `UPDATE users u SET phone = :contact, phone_verified_at = :at, updated_at = :at FROM ${LOCKED} o
     WHERE u.user_id = o.user_id AND u.deleted_at IS NULL ${BEFORE}`,
)

const SET_EMAIL = statement(
  'set_email',
  `UPDATE users u SET email = :contact, email_verified_at = :at, updated_at = :at FROM ${LOCKED} o
     WHERE u.user_id = o.user_id AND u.deleted_at IS NULL ${BEFORE}`,
)

type NewContact = { user_id: string; contact: string; at: Date }

/** Sets another, proven number. Violates `users_phone_key` when another account has it. */
export const setPhone = async (tx: Sql, to: NewContact): Promise<ContactsBefore | undefined> => tx.first(SET_PHONE, to)

/** Sets another, proven address. Violates `users_email_key` when another account has it. */
export const setEmail = async (tx: Sql, to: NewContact): Promise<ContactsBefore | undefined> => tx.first(SET_EMAIL, to)

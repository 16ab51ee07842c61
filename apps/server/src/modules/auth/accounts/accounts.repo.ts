import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import { SHOP_OF } from './shop-of.sql.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('auth')

/** An account found by its email address, with the shop that it works in. */
export type AccountRow = {
  user_id: string
  password_hash: string | null
  email_verified_at: Date | null
  role: 'customer' | 'store_owner' | 'store_staff' | 'admin'
  store_id: string | null
}

const FIND_ACCOUNT = statement(
  'find_account',
  `SELECT u.user_id, u.password_hash, u.email_verified_at, u.role, w.store_id FROM users u
     LEFT JOIN LATERAL (${SHOP_OF}) w ON true
     WHERE u.email = :email AND u.deleted_at IS NULL`,
)

/** The account of an address, if it is not deleted. */
export const findAccount = async (sql: Sql, email: string): Promise<AccountRow | undefined> => {
  return sql.first(FIND_ACCOUNT, { email })
}

const LOCK_EMAIL = statement(
  'lock_email',
  'SELECT user_id FROM users WHERE user_id = :user_id AND email = :email AND email_verified_at IS NOT NULL AND deleted_at IS NULL FOR SHARE',
)

/**
 * Locks the account if the address is its proven one, until the transaction ends: the first proof of its number waits, and then
 * ends this session too.
 */
export const lockEmail = async (tx: Sql, userId: string, email: string): Promise<boolean> => {
  const rows = await tx.rows(LOCK_EMAIL, { user_id: userId, email })
  return rows.length > 0
}

const FIND_PASSWORD_HASH = statement(
  'find_password_hash',
  'SELECT password_hash FROM users WHERE user_id = :user_id AND deleted_at IS NULL',
)

export const findPasswordHash = async (sql: Sql, userId: string): Promise<string | null> => {
  const row = await sql.first(FIND_PASSWORD_HASH, { user_id: userId })
  return row?.password_hash ?? null
}

const LOCK_PASSWORD = statement(
  'lock_password',
  'SELECT user_id FROM users WHERE user_id = :user_id AND password_hash = :password_hash AND deleted_at IS NULL FOR SHARE',
)

/**
 * Locks the account if its password hash is unchanged, until the transaction ends: a concurrent change waits, and then ends
 * this session too.
 */
export const lockPassword = async (tx: Sql, userId: string, passwordHash: string): Promise<boolean> => {
  const rows = await tx.rows(LOCK_PASSWORD, { user_id: userId, password_hash: passwordHash })
  return rows.length > 0
}

const SET_PASSWORD_BY_EMAIL = statement(
  'set_password_by_email',
  `UPDATE users SET password_hash = :password_hash, email_verified_at = coalesce(email_verified_at, :at), updated_at = :at,
       name = CASE WHEN phone_verified_at IS NULL AND email_verified_at IS NULL THEN '' ELSE name END
     WHERE user_id = :user_id AND email = :email AND deleted_at IS NULL`,
)

/** Sets a password for a person who has just verified the address; a name that came before any proof goes. Zero if it no longer belongs to the account. */
export const setPasswordByEmail = (
  sql: Sql,
  account: { user_id: string; email: string; password_hash: string; at: Date },
): Promise<number> =>
  sql.run(SET_PASSWORD_BY_EMAIL, {
    user_id: account.user_id,
    email: account.email,
    password_hash: account.password_hash,
    at: account.at,
  })

const REPLACE_PASSWORD = statement(
  'replace_password',
  `UPDATE users SET password_hash = :password_hash, updated_at = :at WHERE user_id = :user_id AND password_hash = :before AND deleted_at IS NULL`,
)

/** Replaces a known password. Zero if it has changed in the meantime. */
export const replacePassword = (
  sql: Sql,
  account: { user_id: string; before: string; password_hash: string; at: Date },
): Promise<number> =>
  sql.run(REPLACE_PASSWORD, {
    user_id: account.user_id,
    before: account.before,
    password_hash: account.password_hash,
    at: account.at,
  })

const SET_EMAIL_VERIFIED = statement(
  'set_email_verified',
  `UPDATE users SET email_verified_at = :at, password_hash = :password_hash?, updated_at = :at,
       name = CASE WHEN phone_verified_at IS NULL AND :password_hash?::text IS NULL THEN '' ELSE name END
     WHERE user_id = :user_id AND email = :email AND email_verified_at IS NULL AND deleted_at IS NULL`,
)

/**
 * Marks the address as verified for the first time. A password and a name from before may be of somebody who only claimed the
 * address: they are deleted, unless the password is confirmed with it. Zero if the address was already verified or has changed.
 */
export const setEmailVerified = (
  sql: Sql,
  account: { user_id: string; email: string; password_hash: string | null; at: Date },
): Promise<number> =>
  sql.run(SET_EMAIL_VERIFIED, {
    user_id: account.user_id,
    email: account.email,
    password_hash: account.password_hash,
    at: account.at,
  })

const INSERT_ACCOUNT = statement(
  'insert_account',
  `INSERT INTO users (user_id, name, email, role, password_hash, created_at, updated_at) VALUES (:user_id, :name, :email, 'customer', :password_hash, :at, :at)
     ON CONFLICT (email) DO UPDATE SET name = excluded.name, password_hash = excluded.password_hash, updated_at = excluded.updated_at
       WHERE users.email_verified_at IS NULL AND users.phone IS NULL AND users.role = 'customer'
     RETURNING user_id`,
)

/**
 * Inserts a new account, or replaces an unconfirmed sign-up that has no other data. Returns its id; `null` if the address
 * belongs to an account in use.
 */
export const insertAccount = async (
  sql: Sql,
  account: { user_id: string; name: string; email: string; password_hash: string; at: Date },
): Promise<string | null> => {
  const row = await sql.first(INSERT_ACCOUNT, {
    user_id: account.user_id,
    name: account.name,
    email: account.email,
    password_hash: account.password_hash,
    at: account.at,
  })
  return row?.user_id ?? null
}

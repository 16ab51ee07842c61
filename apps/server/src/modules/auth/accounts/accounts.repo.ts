import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from '../statements.sql.ts'
import { SHOP_OF } from './shop-of.sql.ts'

const { statement } = statementsOf<Statements>('auth')

/** An account as its e-mail address finds it, with the shop that it works in. */
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

/** The living account of an address. */
export const findAccount = async (sql: Sql, email: string): Promise<AccountRow | undefined> => {
  return sql.first(FIND_ACCOUNT, { email })
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

/** Does this password still stand? Then it stands until the transaction ends: a change of it waits, and ends this session too. */
export const lockPassword = async (tx: Sql, userId: string, passwordHash: string): Promise<boolean> => {
  const rows = await tx.rows(LOCK_PASSWORD, { user_id: userId, password_hash: passwordHash })
  return rows.length > 0
}

const SET_PASSWORD_BY_EMAIL = statement(
  'set_password_by_email',
  `UPDATE users SET password_hash = :password_hash, email_verified_at = coalesce(email_verified_at, :at), updated_at = :at
     WHERE user_id = :user_id AND email = :email AND deleted_at IS NULL`,
)

/** Sets a password that somebody chose who has just shown that the address is theirs. Zero when it is no longer the account's. */
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

/** Sets another password in place of a known one. Zero when that has changed in the meantime. */
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
  `UPDATE users SET email_verified_at = :at, password_hash = :password_hash, updated_at = :at
     WHERE user_id = :user_id AND email = :email AND email_verified_at IS NULL AND deleted_at IS NULL`,
)

/**
 * Somebody shows for the first time that the address is theirs. Whatever password was set before may be somebody else's who only
 * claimed the address: it goes, unless it came with the proof. Zero when the address was proven already or is another one now.
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
 * Writes a new account, or a newer sign-up over one that nobody has confirmed and that has nothing else. Gives its id; `null` when
 * the address belongs to an account that is in use.
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

const SET_EMAIL = statement(
  'set_email',
  `UPDATE users u SET email = :email, email_verified_at = :at, updated_at = :at
     FROM (SELECT user_id, email, email_verified_at FROM users WHERE user_id = :user_id FOR UPDATE) o
     WHERE u.user_id = o.user_id AND u.deleted_at IS NULL
     RETURNING CASE WHEN o.email_verified_at IS NOT NULL AND o.email <> u.email THEN o.email END AS before`,
)

/** Takes another, proven address. Gives the proven one before it; breaks `users_email_key` when another account has the new one. */
export const setEmail = async (
  sql: Sql,
  account: { user_id: string; email: string; at: Date },
): Promise<{ before: string | null } | undefined> => {
  return sql.first(SET_EMAIL, { user_id: account.user_id, email: account.email, at: account.at })
}

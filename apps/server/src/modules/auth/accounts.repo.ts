import type { Sql } from '../../platform/db/sql.ts'
import { SHOP_OF } from './shop-of.sql.ts'

/** An account as its e-mail address finds it, with the shop that it works in. */
export type AccountRow = {
  user_id: string
  password_hash: string | null
  email_verified_at: Date | null
  role: 'customer' | 'store_owner' | 'store_staff' | 'admin'
  store_id: string | null
}

/** The living account of an address. */
export const findAccount = async (sql: Sql, email: string): Promise<AccountRow | undefined> => {
  const rows = await sql.query<AccountRow>(
    `SELECT u.user_id, u.password_hash, u.email_verified_at, u.role, w.store_id FROM users u
     LEFT JOIN LATERAL (${SHOP_OF}) w ON true
     WHERE u.email = $1 AND u.deleted_at IS NULL`,
    [email],
  )
  return rows[0]
}

export const findPasswordHash = async (sql: Sql, userId: string): Promise<string | null> => {
  const rows = await sql.query<{ password_hash: string | null }>(
    'SELECT password_hash FROM users WHERE user_id = $1 AND deleted_at IS NULL',
    [userId],
  )
  return rows[0]?.password_hash ?? null
}

/** Does this password still stand? Then it stands until the transaction ends: a change of it waits, and ends this session too. */
export const lockPassword = async (tx: Sql, userId: string, passwordHash: string): Promise<boolean> => {
  const rows = await tx.query(
    'SELECT user_id FROM users WHERE user_id = $1 AND password_hash = $2 AND deleted_at IS NULL FOR SHARE',
    [userId, passwordHash],
  )
  return rows.length > 0
}

/** Sets a password that somebody chose who has just shown that the address is theirs. Zero when it is no longer the account's. */
export const setPasswordByEmail = (
  sql: Sql,
  account: { user_id: string; email: string; password_hash: string; at: Date },
): Promise<number> =>
  sql.execute(
    `UPDATE users SET password_hash = $3, email_verified_at = coalesce(email_verified_at, $4), updated_at = $4
     WHERE user_id = $1 AND email = $2 AND deleted_at IS NULL`,
    [account.user_id, account.email, account.password_hash, account.at],
  )

/** Sets another password in place of a known one. Zero when that has changed in the meantime. */
export const replacePassword = (
  sql: Sql,
  account: { user_id: string; before: string; password_hash: string; at: Date },
): Promise<number> =>
  sql.execute(
    `UPDATE users SET password_hash = $3, updated_at = $4 WHERE user_id = $1 AND password_hash = $2 AND deleted_at IS NULL`,
    [account.user_id, account.before, account.password_hash, account.at],
  )

/**
 * Somebody shows for the first time that the address is theirs. Whatever password was set before may be somebody else's who only
 * claimed the address: it goes, unless it came with the proof. Zero when the address was proven already or is another one now.
 */
export const setEmailVerified = (
  sql: Sql,
  account: { user_id: string; email: string; password_hash: string | null; at: Date },
): Promise<number> =>
  sql.execute(
    `UPDATE users SET email_verified_at = $4, password_hash = $3, updated_at = $4
     WHERE user_id = $1 AND email = $2 AND email_verified_at IS NULL AND deleted_at IS NULL`,
    [account.user_id, account.email, account.password_hash, account.at],
  )

/**
 * Writes a new account, or a newer sign-up over one that nobody has confirmed and that has nothing else. Gives its id; `null` when
 * the address belongs to an account that is in use.
 */
export const insertAccount = async (
  sql: Sql,
  account: { user_id: string; name: string; email: string; password_hash: string; at: Date },
): Promise<string | null> => {
  const rows = await sql.query<{ user_id: string }>(
    `INSERT INTO users (user_id, name, email, role, password_hash, created_at, updated_at) VALUES ($1, $2, $3, 'customer', $4, $5, $5)
     ON CONFLICT (email) DO UPDATE SET name = excluded.name, password_hash = excluded.password_hash, updated_at = excluded.updated_at
       WHERE users.email_verified_at IS NULL AND users.phone IS NULL AND users.role = 'customer'
     RETURNING user_id`,
    [account.user_id, account.name, account.email, account.password_hash, account.at],
  )
  return rows[0]?.user_id ?? null
}

/** Takes another, proven address. Gives the proven one before it; breaks `users_email_key` when another account has the new one. */
export const setEmail = async (
  sql: Sql,
  account: { user_id: string; email: string; at: Date },
): Promise<{ before: string | null } | undefined> => {
  const rows = await sql.query<{ before: string | null }>(
    `UPDATE users u SET email = $2, email_verified_at = $3, updated_at = $3
     FROM (SELECT user_id, email, email_verified_at FROM users WHERE user_id = $1 FOR UPDATE) o
     WHERE u.user_id = o.user_id AND u.deleted_at IS NULL
     RETURNING CASE WHEN o.email_verified_at IS NOT NULL AND o.email <> u.email THEN o.email END AS before`,
    [account.user_id, account.email, account.at],
  )
  return rows[0]
}

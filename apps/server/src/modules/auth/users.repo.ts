import type { Language } from '@jhola/contract/shared/wire'
import type { Sql } from '../../platform/db/sql.ts'
import { SHOP_OF } from './shop-of.sql.ts'

/** A person to be written; times ISO 8601. */
export type NewUser = {
  user_id: string
  name: string
  phone: string | null
  email: string | null
  role: 'customer' | 'store_owner' | 'store_staff' | 'admin'
  created_at: string
}

/** Writes people. */
export const insertUsers = (sql: Sql, users: readonly NewUser[]): Promise<number> =>
  sql.execute(
    `INSERT INTO users (user_id, name, phone, email, role, created_at, updated_at)
     SELECT user_id, name, phone, email, role, created_at, created_at FROM json_populate_recordset(NULL::users, $1::json)`,
    [JSON.stringify(users)],
  )

/** The account behind a number, made on its first sign-in; two first sign-ins at once make one. */
export const findOrInsertCustomer = async (sql: Sql, customer: { user_id: string; phone: string; at: Date }): Promise<string> => {
  await sql.execute(
    `INSERT INTO users (user_id, name, phone, role, created_at, updated_at) VALUES ($1, '', $2, 'customer', $3, $3)
     ON CONFLICT (phone) DO NOTHING`,
    [customer.user_id, customer.phone, customer.at],
  )
  const rows = await sql.query<{ user_id: string }>('SELECT user_id FROM users WHERE phone = $1', [customer.phone])
  return rows[0]?.user_id ?? customer.user_id
}

/** Notes that somebody holds their number: a code that was sent there came back. */
export const setPhoneVerified = (sql: Sql, userId: string, at: Date): Promise<number> =>
  sql.execute('UPDATE users SET phone_verified_at = $2 WHERE user_id = $1 AND phone_verified_at IS NULL', [userId, at])

/** Whoever has this number or address; `null` when nobody does. */
export const findUserId = async (sql: Sql, contact: { phone: string } | { email: string }): Promise<string | null> => {
  const rows =
    'phone' in contact
      ? await sql.query<{ user_id: string }>('SELECT user_id FROM users WHERE phone = $1 AND deleted_at IS NULL', [contact.phone])
      : await sql.query<{ user_id: string }>('SELECT user_id FROM users WHERE email = $1 AND deleted_at IS NULL', [contact.email])
  return rows[0]?.user_id ?? null
}

/** The shop that somebody's number works in. */
export const findShopPerson = async (sql: Sql, phone: string): Promise<{ user_id: string; store_id: string } | undefined> => {
  const rows = await sql.query<{ user_id: string; store_id: string }>(
    `SELECT u.user_id, w.store_id FROM users u CROSS JOIN LATERAL (${SHOP_OF}) w WHERE u.phone = $1 AND u.deleted_at IS NULL`,
    [phone],
  )
  return rows[0]
}

/** Somebody signs in to their shop for the first time. Gives their part in it; `undefined` at every later time. */
export const setJoined = async (
  sql: Sql,
  person: { user_id: string; store_id: string; at: Date },
): Promise<'store_owner' | 'store_staff' | undefined> => {
  const rows = await sql.query<{ role: 'store_owner' | 'store_staff' }>(
    'UPDATE memberships SET joined_at = $3 WHERE store_id = $1 AND user_id = $2 AND joined_at IS NULL RETURNING role',
    [person.store_id, person.user_id, person.at],
  )
  return rows[0]?.role
}

/** Notes what their device speaks: the language to write to them in while their account has chosen none. */
export const setDeviceLanguage = (sql: Sql, userId: string, language: Language): Promise<number> =>
  sql.execute('UPDATE users SET device_language = $2 WHERE user_id = $1 AND device_language IS DISTINCT FROM $2', [
    userId,
    language,
  ])

/** A person with the shop of one of their sessions. */
export type UserRow = {
  user_id: string
  name: string
  phone: string | null
  email: string | null
  store_name: string | null
  created_at: Date
  updated_at: Date
}

export const findUser = async (sql: Sql, userId: string, storeId: string | null): Promise<UserRow | undefined> => {
  const rows = await sql.query<UserRow>(
    `SELECT u.user_id, coalesce(m.name, u.name) AS name, u.phone, u.email, s.name AS store_name, u.created_at, u.updated_at
     FROM users u LEFT JOIN stores s ON s.store_id = $2 LEFT JOIN memberships m ON m.store_id = $2 AND m.user_id = u.user_id
     WHERE u.user_id = $1`,
    [userId, storeId],
  )
  return rows[0]
}

/** Who is to be an admin: somebody with a number or an address that the operator vouches for. */
export type AdminContact = { phone: string } | { email: string }

const ADMIN_BY_PHONE = `INSERT INTO users (user_id, name, phone, role, created_at, updated_at) VALUES ($1, $2, $3, 'admin', $4, $4)
  ON CONFLICT (phone) DO UPDATE SET role = 'admin', name = CASE WHEN excluded.name = '' THEN users.name ELSE excluded.name END,
    updated_at = excluded.updated_at
  RETURNING user_id`

// A password that was set before the address was proven may be anybody's: it goes.
const ADMIN_BY_EMAIL = `INSERT INTO users (user_id, name, email, email_verified_at, role, created_at, updated_at)
  VALUES ($1, $2, $3, $4, 'admin', $4, $4)
  ON CONFLICT (email) DO UPDATE SET role = 'admin', name = CASE WHEN excluded.name = '' THEN users.name ELSE excluded.name END,
    password_hash = CASE WHEN users.email_verified_at IS NOT NULL THEN users.password_hash END,
    email_verified_at = coalesce(users.email_verified_at, excluded.email_verified_at), updated_at = excluded.updated_at
  RETURNING user_id`

/** Writes an admin, new or known; a known person keeps their name unless another is given. Returns their id. */
export const upsertAdmin = async (
  sql: Sql,
  admin: { user_id: string; contact: AdminContact; name: string; at: Date },
): Promise<string> => {
  const { user_id, contact, name, at } = admin
  const rows =
    'phone' in contact
      ? await sql.query<{ user_id: string }>(ADMIN_BY_PHONE, [user_id, name, contact.phone, at])
      : await sql.query<{ user_id: string }>(ADMIN_BY_EMAIL, [user_id, name, contact.email, at])
  return rows[0]?.user_id ?? user_id
}

/** Is this person an admin, and do they work in a shop? The row is held until the transaction ends. */
export const lockRoles = async (
  tx: Sql,
  contact: AdminContact,
): Promise<{ is_admin: boolean; has_shop: boolean } | undefined> => {
  const [phone, email] = 'phone' in contact ? [contact.phone, null] : [null, contact.email]
  const rows = await tx.query<{ is_admin: boolean; has_shop: boolean }>(
    `SELECT role = 'admin' AS is_admin, EXISTS (SELECT 1 FROM memberships m WHERE m.user_id = u.user_id) AS has_shop
     FROM users u WHERE u.phone = $1 OR u.email = $2 FOR UPDATE`,
    [phone, email],
  )
  return rows[0]
}

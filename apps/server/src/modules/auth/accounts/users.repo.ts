import type { Language } from '@jhola/contract/shared/wire'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import { SHOP_BY_CODE } from './shop-of.sql.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('auth')

/** A person to insert; times ISO 8601. */
export type NewUser = {
  user_id: string
  name: string
  phone: string | null
  email: string | null
  role: 'customer' | 'store_owner' | 'store_staff' | 'admin'
  created_at: string
}

const INSERT_USERS = statement(
  'insert_users',
  `INSERT INTO users (user_id, name, phone, phone_verified_at, email, email_verified_at, role, created_at, updated_at)
     SELECT user_id, name, phone, CASE WHEN :is_proven AND phone IS NOT NULL THEN created_at END,
       email, CASE WHEN :is_proven AND email IS NOT NULL THEN created_at END, role, created_at, created_at
     FROM json_populate_recordset(NULL::users, :users::json)`,
)

/** Inserts people of demo data and tests. Their contacts count as proven, unless the caller says that nobody has proven them. */
export const insertUsers = (sql: Sql, users: readonly NewUser[], { isProven = true } = {}): Promise<number> =>
  sql.run(INSERT_USERS, { users: JSON.stringify(users), is_proven: isProven })

const INSERT_CUSTOMER = statement(
  'insert_customer',
  `INSERT INTO users (user_id, name, phone, role, created_at, updated_at) VALUES (:user_id, '', :phone, 'customer', :at, :at)
     ON CONFLICT (phone) DO NOTHING`,
)

const FIND_CUSTOMER_BY_PHONE = statement('find_customer_by_phone', 'SELECT user_id FROM users WHERE phone = :phone')

/** The account of a number, created at its first sign-in; two concurrent first sign-ins create one. */
export const findOrInsertCustomer = async (sql: Sql, customer: { user_id: string; phone: string; at: Date }): Promise<string> => {
  await sql.run(INSERT_CUSTOMER, { user_id: customer.user_id, phone: customer.phone, at: customer.at })
  const row = await sql.first(FIND_CUSTOMER_BY_PHONE, { phone: customer.phone })
  return row?.user_id ?? customer.user_id
}

const SET_PHONE_VERIFIED = statement(
  'set_phone_verified',
  'UPDATE users SET phone_verified_at = :at WHERE user_id = :user_id AND phone_verified_at IS NULL',
)

/** Marks the number as verified: a code sent there was entered. */
export const setPhoneVerified = (sql: Sql, userId: string, at: Date): Promise<number> =>
  sql.run(SET_PHONE_VERIFIED, { user_id: userId, at })

const FIND_USER_ID_BY_PHONE = statement(
  'find_user_id_by_phone',
  'SELECT user_id FROM users WHERE phone = :phone AND deleted_at IS NULL',
)

const FIND_USER_ID_BY_EMAIL = statement(
  'find_user_id_by_email',
  'SELECT user_id FROM users WHERE email = :email AND deleted_at IS NULL',
)

/** The account with this number or address; `null` if there is none. */
export const findUserId = async (sql: Sql, contact: { phone: string } | { email: string }): Promise<string | null> => {
  const row =
    'phone' in contact
      ? await sql.first(FIND_USER_ID_BY_PHONE, { phone: contact.phone })
      : await sql.first(FIND_USER_ID_BY_EMAIL, { email: contact.email })
  return row?.user_id ?? null
}

const FIND_SHOP_PERSON = statement(
  'find_shop_person',
  `SELECT u.user_id, w.store_id, w.role FROM users u CROSS JOIN LATERAL (${SHOP_BY_CODE}) w WHERE u.phone = :phone AND u.deleted_at IS NULL`,
)

/** The shop that a code to this number enters; `wantedStoreId`: the registration that the code is for. */
export const findShopPerson = async (
  sql: Sql,
  phone: string,
  wantedStoreId: string | null,
): Promise<{ user_id: string; store_id: string; role: 'store_owner' | 'store_staff' } | undefined> => {
  return sql.first(FIND_SHOP_PERSON, { phone, wanted_store_id: wantedStoreId })
}

const SET_JOINED = statement(
  'set_joined',
  'UPDATE memberships SET joined_at = :at WHERE store_id = :store_id AND user_id = :user_id AND joined_at IS NULL',
)

/** Records the first sign-in to a shop. */
export const setJoined = (sql: Sql, person: { user_id: string; store_id: string; at: Date }): Promise<number> =>
  sql.run(SET_JOINED, { store_id: person.store_id, user_id: person.user_id, at: person.at })

const SET_DEVICE_LANGUAGE = statement(
  'set_device_language',
  'UPDATE users SET device_language = :language WHERE user_id = :user_id AND device_language IS DISTINCT FROM :language',
)

/** Stores the language of the device, for messages while the account has not chosen one. */
export const setDeviceLanguage = (sql: Sql, userId: string, language: Language): Promise<number> =>
  sql.run(SET_DEVICE_LANGUAGE, { user_id: userId, language })

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

const FIND_USER = statement(
  'find_user',
  `SELECT u.user_id, coalesce(m.name, u.name) AS name, u.phone, u.email, s.name AS store_name, u.created_at, u.updated_at
     FROM users u LEFT JOIN stores s ON s.store_id = :store_id LEFT JOIN memberships m ON m.store_id = :store_id AND m.user_id = u.user_id
     WHERE u.user_id = :user_id`,
)

export const findUser = async (sql: Sql, userId: string, storeId: string | null): Promise<UserRow | undefined> => {
  return sql.first(FIND_USER, { user_id: userId, store_id: storeId })
}

/** The contact of a future admin: a number or an address that the operator confirms. */
export type AdminContact = { phone: string } | { email: string }

const ADMIN_BY_PHONE = statement(
  'upsert_admin_by_phone',
  `INSERT INTO users (user_id, name, phone, role, created_at, updated_at) VALUES (:user_id, :name, :phone, 'admin', :at, :at)
  ON CONFLICT (phone) DO UPDATE SET role = 'admin', name = CASE WHEN excluded.name = '' THEN users.name ELSE excluded.name END,
    updated_at = excluded.updated_at
  RETURNING user_id`,
)

// A password and a name from before the address was verified may be anyone's: they are deleted.
const ADMIN_BY_EMAIL = statement(
  'upsert_admin_by_email',
  `INSERT INTO users (user_id, name, email, email_verified_at, role, created_at, updated_at)
  VALUES (:user_id, :name, :email, :at, 'admin', :at, :at)
  ON CONFLICT (email) DO UPDATE SET role = 'admin',
    name = CASE WHEN excluded.name <> '' THEN excluded.name WHEN users.email_verified_at IS NOT NULL THEN users.name ELSE '' END,
    password_hash = CASE WHEN users.email_verified_at IS NOT NULL THEN users.password_hash END,
    email_verified_at = coalesce(users.email_verified_at, excluded.email_verified_at), updated_at = excluded.updated_at
  RETURNING user_id`,
)

/** Inserts or updates an admin. A known person keeps their name unless another is given. Returns their id. */
export const upsertAdmin = async (
  sql: Sql,
  admin: { user_id: string; contact: AdminContact; name: string; at: Date },
): Promise<string> => {
  const { user_id, contact, name, at } = admin
  const row =
    'phone' in contact
      ? await sql.first(ADMIN_BY_PHONE, { user_id, name, phone: contact.phone, at })
      : await sql.first(ADMIN_BY_EMAIL, { user_id, name, email: contact.email, at })
  return row?.user_id ?? user_id
}

const LOCK_ROLES = statement(
  'lock_roles',
  `SELECT user_id, phone_verified_at IS NOT NULL AS is_phone_proven, role = 'admin' AS is_admin, EXISTS (SELECT 1 FROM memberships m WHERE m.user_id = u.user_id) AS has_shop
     FROM users u WHERE u.phone = :phone OR u.email = :email FOR UPDATE`,
)

/** Whether this person is an admin, and whether they work in a shop. The row is locked until the transaction ends. */
export const lockRoles = async (
  tx: Sql,
  contact: AdminContact,
): Promise<{ user_id: string; is_phone_proven: boolean; is_admin: boolean; has_shop: boolean } | undefined> => {
  const [phone, email] = 'phone' in contact ? [contact.phone, null] : [null, contact.email]
  return tx.first(LOCK_ROLES, { phone, email })
}

import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from '../statements.sql.ts'

const { statement } = statementsOf<Statements>('auth')

/** A person who registers a shop; `user_id` is used if no account has the number yet. */
export type NewOwner = { user_id: string; name: string; phone: string; email: string | null; at: Date }

const INSERT_OWNER = statement(
  'insert_owner',
  `INSERT INTO users (user_id, name, phone, email, role, created_at, updated_at)
     SELECT :user_id, :name, :phone, CASE WHEN EXISTS (SELECT 1 FROM users WHERE email = :email?) THEN NULL ELSE :email END, 'store_owner', :at, :at
     ON CONFLICT DO NOTHING`,
)

const insertOwner = (tx: Sql, { user_id, name, phone, email, at }: NewOwner): Promise<number> =>
  tx.run(INSERT_OWNER, { user_id, name, phone, email, at })

const LOCK_NUMBER = statement(
  'lock_number',
  `SELECT user_id, role = 'admin' AS is_admin FROM users WHERE phone = :phone FOR UPDATE`,
)

const lockNumber = async (tx: Sql, phone: string): Promise<{ user_id: string; is_admin: boolean } | undefined> => {
  return tx.first(LOCK_NUMBER, { phone })
}

/**
 * The account of a number, created if there is none, and locked until the transaction ends: of two registrations with one
 * number the second waits. An existing account stays unchanged, because anyone can type its number; an address of another
 * account is left out silently.
 */
export const lockOrInsertOwner = async (tx: Sql, owner: NewOwner): Promise<{ user_id: string; is_admin: boolean }> => {
  await insertOwner(tx, owner)
  const found = await lockNumber(tx, owner.phone)
  if (found) return found
  // Someone else took the address at the same moment.
  await insertOwner(tx, { ...owner, email: null })
  const made = await lockNumber(tx, owner.phone)
  if (!made) throw new Error('the owner of a new shop could not be written')
  return made
}

const DROP_UNPROVEN_EMAIL = statement(
  'drop_unproven_email',
  `UPDATE users SET email = NULL, email_verified_at = NULL, password_hash = NULL, updated_at = :at
     WHERE user_id = :user_id AND role = 'store_owner' AND email IS NOT NULL`,
)

/**
 * The holder of a number signs in for the first time, as a customer. A shop may have been registered with that number by
 * someone else, with an email address that could open this account. The unverified address is removed.
 */
export const dropUnprovenEmail = (tx: Sql, userId: string, at: Date): Promise<number> =>
  tx.run(DROP_UNPROVEN_EMAIL, { user_id: userId, at })

import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from '../statements.sql.ts'

const { statement } = statementsOf<Statements>('auth')

/** Somebody who registers a shop; `user_id` counts when nobody has the number yet. */
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
 * The account behind a number, made when there is none, and held until the transaction ends: of two registrations of a number one
 * waits for the other. An account that was there stays as it is, because anybody can type its number; an address that another
 * account has is left out without a word.
 */
export const lockOrInsertOwner = async (tx: Sql, owner: NewOwner): Promise<{ user_id: string; is_admin: boolean }> => {
  await insertOwner(tx, owner)
  const found = await lockNumber(tx, owner.phone)
  if (found) return found
  // Somebody took the address in this very moment.
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
 * The holder of a number shows up for the first time, as a customer. Whoever registered a shop with that number may be somebody else
 * with an e-mail address of their own, which opened the account until now: it does so no longer.
 */
export const dropUnprovenEmail = (tx: Sql, userId: string, at: Date): Promise<number> =>
  tx.run(DROP_UNPROVEN_EMAIL, { user_id: userId, at })

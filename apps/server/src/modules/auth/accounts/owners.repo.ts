import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('auth')

/** A person who registers a shop; `user_id` is used if no account has the number yet. */
export type NewOwner = { user_id: string; name: string; phone: string; at: Date }

const INSERT_OWNER = statement(
  'insert_owner',
  `INSERT INTO users (user_id, name, phone, role, created_at, updated_at) VALUES (:user_id, :name, :phone, 'store_owner', :at, :at)
     ON CONFLICT DO NOTHING`,
)

const LOCK_NUMBER = statement(
  'lock_number',
  `SELECT user_id, role = 'admin' AS is_admin FROM users WHERE phone = :phone FOR UPDATE`,
)

const lockNumber = async (tx: Sql, phone: string): Promise<{ user_id: string; is_admin: boolean } | undefined> => {
  return tx.first(LOCK_NUMBER, { phone })
}

/**
 * The account of a number, created if there is none, and locked until the transaction ends: of two registrations with one
 * number the second waits. An existing account stays unchanged, because anyone can type its number. The address of a registration
 * is no contact of the account: nobody has proven it.
 */
export const lockOrInsertOwner = async (
  tx: Sql,
  { user_id, name, phone, at }: NewOwner,
): Promise<{ user_id: string; is_admin: boolean }> => {
  await tx.run(INSERT_OWNER, { user_id, name, phone, at })
  const owner = await lockNumber(tx, phone)
  if (!owner) throw new Error('the owner of a new shop could not be written')
  return owner
}

import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('privacy')

const LOCK_ACCOUNT_OF_NUMBER = statement(
  'lock_account_of_number',
  'SELECT user_id FROM users WHERE phone = :phone AND phone_verified_at IS NOT NULL AND deleted_at IS NULL FOR UPDATE',
)

/** The account that has proven this number, locked until the end of the transaction. */
export const lockAccountOfNumber = async (sql: Sql, phone: string): Promise<string | undefined> => {
  const row = await sql.first(LOCK_ACCOUNT_OF_NUMBER, { phone })
  return row?.user_id
}

const INSERT_DELETED_ACCOUNT = statement(
  'insert_deleted_account',
  `INSERT INTO users (user_id, name, role, created_at, updated_at, deleted_at) VALUES (:user_id, '', 'customer', :at, :at, :at)`,
)

/** An empty, deleted account: unfinished orders are bound to it and lose their person when they are finished. */
export const insertDeletedAccount = (sql: Sql, userId: string, at: Date): Promise<number> =>
  sql.run(INSERT_DELETED_ACCOUNT, { user_id: userId, at })

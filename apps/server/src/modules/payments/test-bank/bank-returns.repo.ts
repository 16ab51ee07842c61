import type { ReturnState } from '@jhola/contract/payments/refunds'
import type { Sql } from '../../../platform/db/sql.ts'

/** Money that the bank was asked to return, in its own books. `done_at`: when it will have, while it is `sent`. */
export type BankReturn = { key: string; reference: string; amount_paise: number; state: ReturnState; done_at: Date | null }

const COLUMNS = 'key, reference, amount_paise, state, done_at'

/** Writes down that money is given back; 0 when it was before, under this key. */
export const insertBankReturn = (
  sql: Sql,
  { key, reference, amount_paise, state, done_at }: BankReturn,
  at: Date,
): Promise<number> =>
  sql.execute(
    `INSERT INTO test_bank_returns (key, reference, amount_paise, state, done_at, at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (key) DO NOTHING`,
    [key, reference, amount_paise, state, done_at, at],
  )

export const findBankReturn = async (sql: Sql, key: string): Promise<BankReturn | undefined> => {
  const rows = await sql.query<BankReturn>(`SELECT ${COLUMNS} FROM test_bank_returns WHERE key = $1`, [key])
  return rows[0]
}

/** What was on its way long enough has arrived. */
export const endBankReturn = (sql: Sql, key: string, now: Date): Promise<number> =>
  sql.execute(`UPDATE test_bank_returns SET state = 'done' WHERE key = $1 AND state = 'sent' AND done_at <= $2`, [key, now])

/** What the bank has returned of a payment, or is returning. */
export const sumBankReturns = async (sql: Sql, reference: string): Promise<number> => {
  const rows = await sql.query<{ sum: number }>(
    `SELECT coalesce(sum(amount_paise), 0)::bigint AS sum FROM test_bank_returns WHERE reference = $1 AND state <> 'failed'`,
    [reference],
  )
  return rows[0]?.sum ?? 0
}

/** How often it failed to return money of a payment. */
export const countFailedReturns = async (sql: Sql, reference: string): Promise<number> => {
  const rows = await sql.query<{ failed: number }>(
    `SELECT count(*)::int AS failed FROM test_bank_returns WHERE reference = $1 AND state = 'failed'`,
    [reference],
  )
  return rows[0]?.failed ?? 0
}

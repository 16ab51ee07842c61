import type { RefundPayoutState } from '@jhola/contract/payments/refunds/refunds'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('payments')

/** A refund in the simulator's records. `done_at`: when it completes, while it is `sent`. */
export type SimulatedRefundRow = {
  key: string
  reference: string
  amount_paise: number
  state: RefundPayoutState
  done_at: Date | null
}

const COLUMNS = 'key, reference, amount_paise, state, done_at'

const INSERT_BANK_RETURN = statement(
  'insert_bank_return',
  `INSERT INTO test_bank_returns (key, reference, amount_paise, state, done_at, at) VALUES (:key, :reference, :amount_paise, :state, :done_at, :at)
     ON CONFLICT (key) DO NOTHING`,
)

/** Inserts a refund; 0 when the key exists. */
export const insertSimulatedRefund = (
  sql: Sql,
  { key, reference, amount_paise, state, done_at }: SimulatedRefundRow,
  at: Date,
): Promise<number> => sql.run(INSERT_BANK_RETURN, { key, reference, amount_paise, state, done_at, at })

const FIND_BANK_RETURN = statement('find_bank_return', `SELECT ${COLUMNS} FROM test_bank_returns WHERE key = :key`)

export const findSimulatedRefund = async (sql: Sql, key: string): Promise<SimulatedRefundRow | undefined> => {
  return sql.first(FIND_BANK_RETURN, { key })
}

const END_BANK_RETURN = statement(
  'end_bank_return',
  `UPDATE test_bank_returns SET state = 'done' WHERE key = :key AND state = 'sent' AND done_at <= :now`,
)

/** Completes a refund whose time has come. */
export const endSimulatedRefund = (sql: Sql, key: string, now: Date): Promise<number> => sql.run(END_BANK_RETURN, { key, now })

const SUM_BANK_RETURNS = statement(
  'sum_bank_returns',
  `SELECT coalesce(sum(amount_paise), 0)::bigint AS sum FROM test_bank_returns WHERE reference = :reference AND state <> 'failed'`,
)

/** The amount of a payment that is refunded or in progress. */
export const sumSimulatedRefunds = async (sql: Sql, reference: string): Promise<number> => {
  const row = await sql.first(SUM_BANK_RETURNS, { reference })
  return row?.sum ?? 0
}

const COUNT_FAILED_RETURNS = statement(
  'count_failed_returns',
  `SELECT count(*)::int AS failed FROM test_bank_returns WHERE reference = :reference AND state = 'failed'`,
)

/** The number of failed refunds of a payment. */
export const countFailedRefunds = async (sql: Sql, reference: string): Promise<number> => {
  const row = await sql.first(COUNT_FAILED_RETURNS, { reference })
  return row?.failed ?? 0
}

import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import type { ReturnState } from '@jhola/contract/payments/refunds'
import type { BANK_RETURNS, BankPayment } from '@jhola/contract/payments/schema'
import type { Sql } from '../../../platform/db/sql.ts'

type BankState = BankPayment['state']
type BankReturning = (typeof BANK_RETURNS)[number]

/** A payment in the books of the test bank; money in paise. `paid_paise`: when it was not what was asked for. */
export type BankRow = {
  reference: string
  payment_id: string
  payee: string
  amount_paise: number
  method: OrderPaymentMethod
  return_path: string
  state: BankState
  created_at: Date
  approves_at: Date | null
  paid_paise: number | null
  gives_back: BankReturning
}

const COLUMNS =
  'reference, payment_id, payee, amount_paise, method, return_path, state, created_at, approves_at, paid_paise, gives_back'

export const findBankPayment = async (sql: Sql, reference: string): Promise<BankRow | undefined> => {
  const rows = await sql.query<BankRow>(`SELECT ${COLUMNS} FROM test_bank_payments WHERE reference = $1`, [reference])
  return rows[0]
}

/** As `findBankPayment`, for a change. */
export const lockBankPayment = async (sql: Sql, reference: string): Promise<BankRow | undefined> => {
  const rows = await sql.query<BankRow>(`SELECT ${COLUMNS} FROM test_bank_payments WHERE reference = $1 FOR UPDATE`, [reference])
  return rows[0]
}

/** Writes a payment into the books; the same reference again changes nothing. */
export const insertBankPayment = (
  sql: Sql,
  row: Omit<BankRow, 'state' | 'approves_at' | 'paid_paise' | 'gives_back'>,
): Promise<number> =>
  sql.execute(
    `INSERT INTO test_bank_payments (reference, payment_id, payee, amount_paise, method, return_path, state, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'open', $7) ON CONFLICT (reference) DO NOTHING`,
    [row.reference, row.payment_id, row.payee, row.amount_paise, row.method, row.return_path, row.created_at],
  )

/** Moves a payment on from a state; `undefined` when it is not in that state any more. */
export const moveBankPayment = async (
  sql: Sql,
  reference: string,
  from: BankState,
  to: BankState,
  at: Date,
): Promise<BankRow | undefined> => {
  const rows = await sql.query<BankRow>(
    `UPDATE test_bank_payments SET state = $3, decided_at = $4 WHERE reference = $1 AND state = $2 RETURNING ${COLUMNS}`,
    [reference, from, to, at],
  )
  return rows[0]
}

/** What a decision leaves besides its state. */
export const setBankPlans = (
  sql: Sql,
  reference: string,
  { approvesAt, paidPaise, returning }: { approvesAt: Date | null; paidPaise: number | null; returning: BankReturning },
): Promise<number> =>
  sql.execute('UPDATE test_bank_payments SET approves_at = $2, paid_paise = $3, gives_back = $4 WHERE reference = $1', [
    reference,
    approvesAt,
    paidPaise,
    returning,
  ])

/** Something the bank has to tell the shop's system; told again under the same `event_id`. */
export type BankReport = {
  report_id: string
  event_id: string
  reference: string
  said: BankState | `return_${ReturnState}`
  /** About money that it returns: the name it was asked with. */
  return_key: string | null
  due_at: Date
}

export const insertReport = (sql: Sql, report: BankReport): Promise<number> =>
  sql.execute(
    'INSERT INTO test_bank_reports (report_id, event_id, reference, said, return_key, due_at) VALUES ($1, $2, $3, $4, $5, $6)',
    [report.report_id, report.event_id, report.reference, report.said, report.return_key, report.due_at],
  )

export const listDueReports = (sql: Sql, now: Date, most: number): Promise<(BankReport & { tries: number; paise: number })[]> =>
  sql.query(
    `SELECT r.report_id, r.event_id, r.reference, r.said, r.return_key, r.due_at, r.tries, coalesce(p.paid_paise, p.amount_paise) AS paise
     FROM test_bank_reports r JOIN test_bank_payments p ON p.reference = r.reference
     WHERE r.sent_at IS NULL AND r.due_at <= $1 ORDER BY r.due_at, r.report_id LIMIT $2`,
    [now, most],
  )

/** It has arrived, or it is tried again later. */
export const noteSending = (
  sql: Sql,
  reportId: string,
  outcome: { sent_at: Date | null; again_at: Date | null },
): Promise<number> =>
  sql.execute(
    'UPDATE test_bank_reports SET sent_at = $2, due_at = coalesce($3, due_at), tries = tries + 1 WHERE report_id = $1',
    [reportId, outcome.sent_at, outcome.again_at],
  )

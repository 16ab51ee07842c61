import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import type { RefundPayoutState } from '@jhola/contract/payments/refunds/refunds'
import type { BANK_REFUNDS, BankPayment } from '@jhola/contract/payments/schema'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('payments')

type BankState = BankPayment['state']
type BankReturning = (typeof BANK_REFUNDS)[number]

/** A payment in the simulator's records; money in paise. `paid_paise`: set when it differs from the requested amount. */
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

const FIND_BANK_PAYMENT = statement('find_bank_payment', `SELECT ${COLUMNS} FROM test_bank_payments WHERE reference = :reference`)

export const findBankPayment = async (sql: Sql, reference: string): Promise<BankRow | undefined> => {
  return sql.first(FIND_BANK_PAYMENT, { reference })
}

const LOCK_BANK_PAYMENT = statement(
  'lock_bank_payment',
  `SELECT ${COLUMNS} FROM test_bank_payments WHERE reference = :reference FOR UPDATE`,
)

/** As `findBankPayment`, with a row lock. */
export const lockBankPayment = async (sql: Sql, reference: string): Promise<BankRow | undefined> => {
  return sql.first(LOCK_BANK_PAYMENT, { reference })
}

const INSERT_BANK_PAYMENT = statement(
  'insert_bank_payment',
  `INSERT INTO test_bank_payments (reference, payment_id, payee, amount_paise, method, return_path, state, created_at)
     VALUES (:reference, :payment_id, :payee, :amount_paise, :method, :return_path, 'open', :created_at) ON CONFLICT (reference) DO NOTHING`,
)

/** Inserts a payment; the same reference again changes nothing. */
export const insertBankPayment = (
  sql: Sql,
  row: Omit<BankRow, 'state' | 'approves_at' | 'paid_paise' | 'gives_back'>,
): Promise<number> =>
  sql.run(INSERT_BANK_PAYMENT, {
    reference: row.reference,
    payment_id: row.payment_id,
    payee: row.payee,
    amount_paise: row.amount_paise,
    method: row.method,
    return_path: row.return_path,
    created_at: row.created_at,
  })

const MOVE_BANK_PAYMENT = statement(
  'move_bank_payment',
  `UPDATE test_bank_payments SET state = :to, decided_at = :at WHERE reference = :reference AND state = :from RETURNING ${COLUMNS}`,
)

/** Moves a payment from one state to another; `undefined` when it is not in that state any more. */
export const moveBankPayment = async (
  sql: Sql,
  reference: string,
  from: BankState,
  to: BankState,
  at: Date,
): Promise<BankRow | undefined> => {
  return sql.first(MOVE_BANK_PAYMENT, { reference, from, to, at })
}

const SET_BANK_PLANS = statement(
  'set_bank_plans',
  'UPDATE test_bank_payments SET approves_at = :approves_at, paid_paise = :paid_paise, gives_back = :returning WHERE reference = :reference',
)

/** Stores the further settings of a decision. */
export const setBankPlans = (
  sql: Sql,
  reference: string,
  { approvesAt, paidPaise, returning }: { approvesAt: Date | null; paidPaise: number | null; returning: BankReturning },
): Promise<number> => sql.run(SET_BANK_PLANS, { reference, approves_at: approvesAt, paid_paise: paidPaise, returning })

/** A webhook to deliver; a repeated one has the same `event_id`. */
export type SimulatorWebhookRow = {
  report_id: string
  event_id: string
  reference: string
  said: Exclude<BankState, 'given_back'> | `return_${RefundPayoutState}`
  /** The key of the refund that it reports. */
  return_key: string | null
  due_at: Date
}

const INSERT_REPORT = statement(
  'insert_report',
  'INSERT INTO test_bank_reports (report_id, event_id, reference, said, return_key, due_at) VALUES (:report_id, :event_id, :reference, :said, :return_key, :due_at)',
)

export const insertWebhook = (sql: Sql, report: SimulatorWebhookRow): Promise<number> =>
  sql.run(INSERT_REPORT, {
    report_id: report.report_id,
    event_id: report.event_id,
    reference: report.reference,
    said: report.said,
    return_key: report.return_key,
    due_at: report.due_at,
  })

const LIST_DUE_REPORTS = statement(
  'list_due_reports',
  `SELECT r.report_id, r.event_id, r.reference, r.said, r.return_key, r.due_at, r.tries, coalesce(p.paid_paise, p.amount_paise) AS paise
     FROM test_bank_reports r JOIN test_bank_payments p ON p.reference = r.reference
     WHERE r.sent_at IS NULL AND r.due_at <= :now ORDER BY r.due_at, r.report_id LIMIT :limit`,
)

export const listDueWebhooks = (
  sql: Sql,
  now: Date,
  limit: number,
): Promise<(SimulatorWebhookRow & { tries: number; paise: number })[]> => sql.rows(LIST_DUE_REPORTS, { now, limit })

const NOTE_SENDING = statement(
  'note_sending',
  'UPDATE test_bank_reports SET sent_at = :sent_at, due_at = coalesce(:again_at, due_at), tries = tries + 1 WHERE report_id = :report_id',
)

/** Records a delivery, or schedules its retry. */
export const recordSending = (
  sql: Sql,
  reportId: string,
  outcome: { sent_at: Date | null; again_at: Date | null },
): Promise<number> => sql.run(NOTE_SENDING, { report_id: reportId, sent_at: outcome.sent_at, again_at: outcome.again_at })

import type { FullRefundReason, RefundState } from '@jhola/contract/payments/refunds/refunds'
import type { ProviderId } from '@jhola/contract/payments/schema'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import { refundedOf } from '../refunded.sql.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('payments')

/** A refund payout at a payment service, under our key; in paise. */
export type RefundPayoutRow = {
  provider: ProviderId
  key: string
  store_id: string
  order_id: string
  payment_id: string
  /** The refund by lines; null: the whole rest of the payment. */
  refund_id: string | null
  round: number
  amount_paise: number
  status: RefundState
  by_hand: boolean
  tries: number
  created_at: Date
  changed_at: Date
}
/** The key of a refund payout. */
export type RefundPayoutKey = Pick<RefundPayoutRow, 'store_id' | 'provider' | 'key'>

const COLUMNS =
  'r.provider, r.key, r.store_id, r.order_id, r.payment_id, r.refund_id, r.round, r.amount_paise, r.status, r.by_hand, r.tries, r.created_at, r.changed_at'

const INSERT_RETURN = statement(
  'insert_return',
  `INSERT INTO money_returns (provider, key, store_id, order_id, payment_id, refund_id, round, amount_paise, status, next_at, created_at, changed_at)
     VALUES (:provider, :key, :store_id, :order_id, :payment_id, :refund_id, :round, :amount_paise, 'pending', :at, :at, :at) ON CONFLICT (provider, key) DO NOTHING`,
)

/** Inserts a refund payout that is due now; the same key again changes nothing. */
export const insertRefundPayout = (
  sql: Sql,
  row: Omit<RefundPayoutRow, 'status' | 'by_hand' | 'tries' | 'created_at' | 'changed_at'>,
  at: Date,
): Promise<number> =>
  sql.run(INSERT_RETURN, {
    provider: row.provider,
    key: row.key,
    store_id: row.store_id,
    order_id: row.order_id,
    payment_id: row.payment_id,
    refund_id: row.refund_id,
    round: row.round,
    amount_paise: row.amount_paise,
    at,
  })

const FIND_RETURN = statement(
  'find_return',
  `SELECT ${COLUMNS} FROM money_returns r WHERE r.provider = :provider AND r.key = :key`,
)

/** The return that a service names; it does not know the shop. */
export const findRefundPayout = async (
  sql: Sql,
  { provider, key }: Pick<RefundPayoutRow, 'provider' | 'key'>,
): Promise<RefundPayoutRow | undefined> => {
  return sql.first(FIND_RETURN, { provider, key })
}

const LOCK_RETURN = statement(
  'lock_return',
  `SELECT ${COLUMNS} FROM money_returns r WHERE r.store_id = :store_id AND r.provider = :provider AND r.key = :key FOR UPDATE`,
)

/** As `findRefundPayout`, with a row lock. */
export const lockRefundPayout = async (
  sql: Sql,
  { store_id, provider, key }: RefundPayoutKey,
): Promise<RefundPayoutRow | undefined> => {
  return sql.first(LOCK_RETURN, { store_id, provider, key })
}

const FIND_NEWEST_RETURN = statement(
  'find_newest_return',
  `SELECT ${COLUMNS} FROM money_returns r
     WHERE r.store_id = :store_id AND r.payment_id = :payment_id AND r.refund_id IS NOT DISTINCT FROM :refund_id ORDER BY r.round DESC LIMIT 1`,
)

/** The latest try to refund this money: a refund by lines, or a whole payment. */
export const findNewestRefundPayout = async (
  sql: Sql,
  { store_id, payment_id, refund_id }: Pick<RefundPayoutRow, 'store_id' | 'payment_id' | 'refund_id'>,
): Promise<RefundPayoutRow | undefined> => {
  return sql.first(FIND_NEWEST_RETURN, { store_id, payment_id, refund_id })
}

const LIST_RETURNS_DUE = statement(
  'list_returns_due',
  `SELECT ${COLUMNS} FROM money_returns r WHERE r.status = :status AND r.next_at <= :now
       AND (CASE WHEN r.refund_id IS NULL THEN 'whole' ELSE 'lines' END) = ANY(:kinds::text[]) ORDER BY r.next_at LIMIT :limit`,
)

/** Refund payouts to send (`pending`) or to poll (`sent`), by lines or whole. */
export const listRefundPayoutsDue = (
  sql: Sql,
  status: 'pending' | 'sent',
  kinds: readonly ('lines' | 'whole')[],
  now: Date,
  limit: number,
): Promise<RefundPayoutRow[]> => sql.rows(LIST_RETURNS_DUE, { status, now, kinds, limit })

const NOTE_RETURN_TRY = statement(
  'note_return_try',
  'UPDATE money_returns SET tries = tries + 1, next_at = :next_at WHERE store_id = :store_id AND provider = :provider AND key = :key',
)

/** Records a call, or schedules its retry. */
export const recordRefundPayoutTry = (sql: Sql, { store_id, provider, key }: RefundPayoutKey, nextAt: Date): Promise<number> =>
  sql.run(NOTE_RETURN_TRY, { store_id, provider, key, next_at: nextAt })

const SET_RETURN_STATE = statement(
  'set_return_state',
  `UPDATE money_returns SET status = :status, by_hand = :by_hand, next_at = :next_at, changed_at = :at
     WHERE store_id = :store_id AND provider = :provider AND key = :key`,
)

export const setRefundPayoutState = (
  sql: Sql,
  { store_id, provider, key }: RefundPayoutKey,
  change: { status: RefundState; byHand: boolean; nextAt: Date; at: Date },
): Promise<number> =>
  sql.run(SET_RETURN_STATE, {
    store_id,
    provider,
    key,
    status: change.status,
    by_hand: change.byHand,
    next_at: change.nextAt,
    at: change.at,
  })

/** The rest of a payment that is or will be refunded, without refunds by lines; in paise. */
export type WholeRefundPayoutRow = {
  payment_id: string
  amount_paise: number
  status: RefundState
  why: FullRefundReason
  created_at: Date
  done_at: Date | null
}

const REFUNDED = refundedOf(':store_id')

const LIST_WHOLE_RETURNS = statement(
  'list_whole_returns',
  `SELECT p.payment_id, coalesce(r.status, CASE WHEN p.status = 'given_back' THEN 'done' ELSE 'pending' END) AS status,
       coalesce(r.amount_paise, p.received_paise - CASE WHEN p.to_give_back OR p.status = 'held' THEN 0 ELSE ${REFUNDED} END) AS amount_paise,
       CASE WHEN p.received_paise <> p.amount_paise THEN 'other_amount' WHEN p.to_give_back THEN 'not_needed' ELSE 'called_off' END AS why,
       coalesce(r.created_at, p.changed_at) AS created_at,
       CASE WHEN p.status = 'given_back' THEN coalesce(r.changed_at, p.changed_at) END AS done_at
     FROM payments p JOIN orders o ON o.store_id = :store_id AND o.order_id = p.order_id
     LEFT JOIN LATERAL (SELECT r.status, r.amount_paise, r.created_at, r.changed_at FROM money_returns r
       WHERE r.store_id = :store_id AND r.payment_id = p.payment_id AND r.refund_id IS NULL ORDER BY r.round DESC LIMIT 1) r ON true
     WHERE p.store_id = :store_id AND p.order_id = :order_id AND p.received_paise IS NOT NULL
       AND (r.status IS NOT NULL OR p.status = 'given_back' OR p.to_give_back
         OR (p.status = 'held' AND (o.payment_status <> 'pending' OR o.status IN ('cancelled', 'refunded')))
         OR (p.status = 'paid' AND p.reference IS NOT NULL AND o.payment_status = 'completed' AND o.status IN ('cancelled', 'refunded')
           AND p.received_paise > ${REFUNDED}))
     ORDER BY p.created_at, p.payment_id`,
)

/** Whole payments of an order to refund, each with its latest try, including those not sent yet. */
export const listWholeRefundPayouts = (sql: Sql, storeId: string, orderId: string): Promise<WholeRefundPayoutRow[]> =>
  sql.rows(LIST_WHOLE_RETURNS, { store_id: storeId, order_id: orderId })

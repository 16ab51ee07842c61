import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('payments')

/** A half-open span of time. */
export type Span = { from: Date; to: Date }

/** Totals of one day and settlement channel, given by `method` and `by_service`. In paise. */
export type DayRow = {
  day: string
  kind: 'received' | 'returned'
  method: OrderPaymentMethod
  by_service: boolean
  count: number
  paise: number
  /** What of it is round-off to whole rupees. */
  round_off: number
}

/** The calendar day in the shop's time zone. */
const DAY = `(m.at AT TIME ZONE 'Asia/Kolkata')::date::text`

/** The amount of an order's refunds by lines, completed or not. */
const BY_LINES = `(SELECT coalesce(sum(r.amount_paise), 0)::bigint FROM refunds r WHERE r.store_id = :store_id AND r.order_id = o.order_id)`

/** What of a refund by lines is the round-off of its order: it goes back with the last piece. */
const ROUND_OFF_OF_REFUND = `(r.amount_paise - r.goods_paise - r.fees_paise - CASE o.tax_mode WHEN 'exclusive' THEN r.tax_paise ELSE 0 END)`

/** The round-off of an order's refunds by lines. */
const ROUND_OFF_BY_LINES = `(SELECT coalesce(sum(${ROUND_OFF_OF_REFUND}), 0)::bigint FROM refunds r WHERE r.store_id = :store_id AND r.order_id = o.order_id)`

/** True when the shop handed over a refund that the service failed to make. */
const BY_HAND = `EXISTS (SELECT 1 FROM money_returns w JOIN payments p ON p.store_id = :store_id AND p.payment_id = w.payment_id
  WHERE w.store_id = :store_id AND w.order_id = o.order_id AND w.refund_id IS NULL AND w.by_hand AND NOT p.to_give_back)`

/**
 * Every amount of the shop (:store_id) that was received or refunded in [:from, :to). A refund is a refund by lines, or the rest
 * of a cancelled order. The round-off stands with an order's first payment. Payments that never belonged to an order (duplicates, different amounts) are excluded.
 */
const MOVES = `
SELECT o.paid_at AS at, o.order_id, o.order_no, 'received' AS kind, o.payment_method AS method, o.paid_by_service AS by_service,
  coalesce(o.paid_paise, o.total_paise) - (SELECT coalesce(sum(e.amount_paise), 0)::bigint FROM order_receipts e
    WHERE e.store_id = :store_id AND e.order_id = o.order_id) AS paise, o.round_off_paise AS round_off
FROM orders o WHERE o.store_id = :store_id AND o.paid_at >= :from AND o.paid_at < :to AND NOT o.practice
UNION ALL
SELECT e.at, o.order_id, o.order_no, 'received', e.method, e.by_service, e.amount_paise, 0
FROM order_receipts e JOIN orders o ON o.store_id = :store_id AND o.order_id = e.order_id
WHERE e.store_id = :store_id AND e.at >= :from AND e.at < :to AND NOT o.practice
UNION ALL
SELECT r.done_at, o.order_id, o.order_no, 'returned', CASE WHEN r.destination = 'cash' THEN 'cash' ELSE o.payment_method END,
  r.payment_id IS NOT NULL AND r.destination <> 'cash', r.amount_paise, ${ROUND_OFF_OF_REFUND}
FROM refunds r JOIN orders o ON o.store_id = :store_id AND o.order_id = r.order_id
WHERE r.store_id = :store_id AND r.status = 'done' AND r.done_at >= :from AND r.done_at < :to AND NOT o.practice
UNION ALL
SELECT o.returned_at, o.order_id, o.order_no, 'returned', CASE WHEN ${BY_HAND} THEN 'cash' ELSE o.payment_method END,
  o.paid_by_service AND NOT ${BY_HAND}, coalesce(o.paid_paise, o.total_paise) - ${BY_LINES}, o.round_off_paise - ${ROUND_OFF_BY_LINES}
FROM orders o WHERE o.store_id = :store_id AND o.returned_at >= :from AND o.returned_at < :to AND NOT o.practice AND coalesce(o.paid_paise, o.total_paise) > ${BY_LINES}`

const LIST_MONEY_DAYS = statement(
  'list_money_days',
  `SELECT ${DAY} AS day, m.kind, m.method, m.by_service, count(*)::int AS count, sum(m.paise)::bigint AS paise, sum(m.round_off)::bigint AS round_off
     FROM (${MOVES}) m GROUP BY 1, 2, 3, 4`,
)

export const listMoneyDays = (sql: Sql, storeId: string, { from, to }: Span): Promise<DayRow[]> =>
  sql.rows(LIST_MONEY_DAYS, { store_id: storeId, from, to })

export type MoveRow = {
  at: Date
  order_id: string
  order_no: number
  kind: 'received' | 'returned'
  method: OrderPaymentMethod
  by_service: boolean
  paise: number
  round_off: number
  reference: string | null
  total: number
}

const LIST_MONEY_MOVES = statement(
  'list_money_moves',
  `SELECT m.at, m.order_id, m.order_no, m.kind, m.method, m.by_service, m.paise, m.round_off, count(*) OVER ()::int AS total,
       (SELECT coalesce(p.transaction, p.reference) FROM payments p WHERE p.store_id = :store_id AND p.order_id = m.order_id AND m.method NOT IN ('cod', 'cash')
          AND p.status IN ('paid', 'given_back') AND NOT p.to_give_back LIMIT 1) AS reference
     FROM (${MOVES}) m ORDER BY m.at, m.order_id, m.kind LIMIT :limit`,
)

/** The single amounts, oldest first, with their total number. */
export const listMoneyMoves = (sql: Sql, storeId: string, { from, to }: Span, limit: number): Promise<MoveRow[]> =>
  sql.rows(LIST_MONEY_MOVES, { store_id: storeId, from, to, limit })

const CASH_SUMS = `coalesce(sum(m.paise) FILTER (WHERE m.kind = 'received'), 0)::bigint AS in_paise,
  coalesce(sum(m.paise) FILTER (WHERE m.kind = 'returned'), 0)::bigint AS out_paise,
  coalesce(sum(CASE m.kind WHEN 'received' THEN m.round_off ELSE -m.round_off END), 0)::bigint AS round_off_paise`

const LIST_CASH_DAYS = statement(
  'list_cash_days',
  `SELECT ${DAY} AS day, ${CASH_SUMS} FROM (${MOVES}) m WHERE m.method IN ('cod', 'cash') GROUP BY 1`,
)

/** Cash received and given back, and what of the difference is round-off; in paise. */
export type CashSums = { in_paise: number; out_paise: number; round_off_paise: number }

/** Cash totals by day; days without cash are omitted. */
export const listCashDays = (sql: Sql, storeId: string, { from, to }: Span): Promise<(CashSums & { day: string })[]> =>
  sql.rows(LIST_CASH_DAYS, { store_id: storeId, from, to })

const SUM_CASH = statement('sum_cash', `SELECT ${CASH_SUMS} FROM (${MOVES}) m WHERE m.method IN ('cod', 'cash')`)

/** Cash received for orders and refunded in a span; in paise. */
export const sumCash = async (sql: Sql, storeId: string, { from, to }: Span): Promise<CashSums> => {
  const row = await sql.first(SUM_CASH, { store_id: storeId, from, to })
  return row ?? { in_paise: 0, out_paise: 0, round_off_paise: 0 }
}

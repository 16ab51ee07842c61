import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import type { RefundStatus } from '@jhola/contract/payments/dashboard/schema'
import type { RefundBearer, RefundState } from '@jhola/contract/payments/refunds/refunds'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import { refundedOf } from '../refunded.sql.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('payments')

/** A refund to a customer; in paise. */
export type RefundStatusRow = {
  key: string
  payment_id: string | null
  refund_id: string | null
  order_id: string
  order_no: number
  customer_name: string
  paise: number
  method: OrderPaymentMethod
  by_service: boolean
  state: RefundState
  reason: RefundStatus['reason']
  borne_by: RefundBearer | null
  note: string | null
  at: Date
  done_at: Date | null
  total: number
}

const BY_PAYMENT = refundedOf(':store_id')
const BY_LINES = `(SELECT coalesce(sum(r.amount_paise), 0)::bigint FROM refunds r WHERE r.store_id = :store_id AND r.order_id = o.order_id)`

/** True when payment `p` is fully refunded by a service, now or later. */
const GOES_BACK = `(w.status IS NOT NULL OR p.status = 'given_back' OR p.to_give_back
  OR (p.status = 'held' AND (o.payment_status <> 'pending' OR o.status IN ('cancelled', 'refunded')))
  OR (p.status = 'paid' AND p.reference IS NOT NULL AND o.payment_status = 'completed' AND o.status IN ('cancelled', 'refunded')
    AND p.received_paise > ${BY_PAYMENT}))`

/**
 * All refunds of a shop (:store_id): refunds by lines; whole payments that a service refunds, each with its latest try; and the
 * rest of cancelled orders that the shop refunded itself.
 */
const BACKS = `
SELECT 'refund:' || r.refund_id AS key, r.payment_id, r.refund_id, o.order_id, o.order_no, o.customer_name, r.amount_paise AS paise,
  CASE WHEN r.destination = 'cash' THEN 'cash' ELSE o.payment_method END AS method,
  r.payment_id IS NOT NULL AND r.destination <> 'cash' AS by_service, r.status AS state, r.reason, r.borne_by, r.note,
  r.created_at AS at, r.done_at
FROM refunds r JOIN orders o ON o.store_id = :store_id AND o.order_id = r.order_id
WHERE r.store_id = :store_id AND NOT o.practice
UNION ALL
SELECT 'payment:' || p.payment_id, p.payment_id, NULL, o.order_id, o.order_no, o.customer_name,
  coalesce(w.amount_paise, p.received_paise - CASE WHEN p.to_give_back OR p.status = 'held' THEN 0 ELSE ${BY_PAYMENT} END),
  CASE WHEN w.by_hand THEN 'cash' ELSE p.method END, w.by_hand IS NOT TRUE,
  coalesce(w.status, CASE WHEN p.status = 'given_back' THEN 'done' ELSE 'pending' END),
  CASE WHEN p.received_paise <> p.amount_paise THEN 'other_amount' WHEN p.to_give_back THEN 'not_needed' ELSE 'called_off' END, NULL, NULL,
  coalesce(w.created_at, p.changed_at), CASE WHEN p.status = 'given_back' THEN coalesce(w.changed_at, p.changed_at) END
FROM payments p JOIN orders o ON o.store_id = :store_id AND o.order_id = p.order_id
LEFT JOIN LATERAL (SELECT w.status, w.amount_paise, w.by_hand, w.created_at, w.changed_at FROM money_returns w
  WHERE w.store_id = :store_id AND w.payment_id = p.payment_id AND w.refund_id IS NULL ORDER BY w.round DESC LIMIT 1) w ON true
WHERE p.store_id = :store_id AND p.received_paise IS NOT NULL AND ${GOES_BACK}
UNION ALL
SELECT 'order:' || o.order_id, NULL, NULL, o.order_id, o.order_no, o.customer_name, coalesce(o.paid_paise, o.total_paise) - ${BY_LINES}, o.payment_method,
  false, 'done', 'called_off', NULL, NULL, o.returned_at, o.returned_at
FROM orders o
WHERE o.store_id = :store_id AND o.returned_at IS NOT NULL AND NOT o.practice AND NOT o.paid_by_service AND coalesce(o.paid_paise, o.total_paise) > ${BY_LINES}`

type Asked = { states: readonly RefundState[] | null; key?: string; limit: number; skip?: number }

const LIST_BACKS = statement(
  'list_backs',
  `SELECT b.*, count(*) OVER ()::int AS total FROM (${BACKS}) b
     WHERE (:states::text[] IS NULL OR b.state = ANY(:states)) AND (:key?::text IS NULL OR b.key = :key)
     ORDER BY b.at DESC, b.key LIMIT :limit OFFSET :skip`,
)

/** Refunds in these states, newest first, with their total number. */
export const listRefundStatuses = (
  sql: Sql,
  storeId: string,
  { states, key, limit, skip = 0 }: Asked,
): Promise<RefundStatusRow[]> => sql.rows(LIST_BACKS, { store_id: storeId, states, key: key ?? null, limit, skip })

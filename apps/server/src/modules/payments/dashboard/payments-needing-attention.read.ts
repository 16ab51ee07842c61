import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import type { OrderStatus } from '@jhola/contract/orders/statuses'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('payments')

/** An order with an unrecorded payment; in paise. */
export type UnrecordedPaymentRow = {
  order_id: string
  order_no: number
  customer_name: string
  status: OrderStatus
  payment_method: OrderPaymentMethod
  total_paise: number
  payment_claimed_at: Date | null
  /** The UTR that the customer claims. */
  claimed_utr: string | null
  updated_at: Date
}

const MAX_RESULTS = 500

const LIST_OPEN_MONEY = statement(
  'list_open_money',
  `SELECT o.order_id, o.order_no, o.customer_name, o.status, o.payment_method,
       CASE o.payment_status WHEN 'pending' THEN o.total_paise ELSE coalesce(o.rest_claimed_paise, o.total_paise - coalesce(o.paid_paise, o.total_paise) + o.given_back_paise) END AS "total_paise!",
       CASE o.payment_status WHEN 'pending' THEN o.payment_claimed_at ELSE o.rest_claimed_at END AS payment_claimed_at,
       CASE o.payment_status WHEN 'pending' THEN c.utr END AS claimed_utr, o.updated_at
     FROM orders o LEFT JOIN upi_claims c ON c.store_id = o.store_id AND c.order_id = o.order_id
     WHERE o.store_id = :store_id AND NOT o.practice AND o.status NOT IN ('cancelled', 'refunded')
       AND ((o.payment_status = 'pending' AND (o.status IN ('out_for_delivery', 'delivered') OR o.payment_claimed_at IS NOT NULL))
         OR (o.payment_status = 'completed' AND o.rest_claimed_at IS NOT NULL))
     ORDER BY o.updated_at LIMIT ${MAX_RESULTS}`,
)

/** Dispatched or delivered orders without a recorded payment, and orders that their customer claims to have paid. */
export const listUnrecordedPayments = (sql: Sql, storeId: string): Promise<UnrecordedPaymentRow[]> =>
  sql.rows(LIST_OPEN_MONEY, { store_id: storeId })

/** A payment that needs a decision; in paise. */
export type PaymentNeedingAttentionRow = {
  kind: 'held' | 'by_hand'
  order_id: string
  order_no: number
  customer_name: string
  payment_id: string | null
  method: OrderPaymentMethod
  by_service: boolean
  asked_paise: number
  received_paise: number
  at: Date
}

const LIST_STUCK = statement(
  'list_stuck',
  `SELECT 'held' AS kind, o.order_id, o.order_no, o.customer_name, p.payment_id, p.method, true AS by_service,
       o.total_paise AS asked_paise, p.received_paise AS "received_paise!", p.changed_at AS at
     FROM payments p JOIN orders o ON o.store_id = p.store_id AND o.order_id = p.order_id
     WHERE p.store_id = :store_id AND p.status = 'held' AND NOT p.to_give_back
       AND o.payment_status = 'pending' AND o.status NOT IN ('cancelled', 'refunded')
     UNION ALL
     SELECT 'by_hand', o.order_id, o.order_no, o.customer_name, NULL, o.payment_method, false, o.total_paise,
       coalesce(o.paid_paise, o.total_paise) - o.refunded_paise, o.updated_at
     FROM orders o
     WHERE o.store_id = :store_id AND o.payment_status = 'completed' AND NOT o.practice AND o.status = 'cancelled' AND NOT o.paid_by_service
     ORDER BY at LIMIT ${MAX_RESULTS}`,
)

/** Held payments of unpaid orders, and payments of cancelled orders that only the shop can refund. */
export const listPaymentsNeedingAttention = (sql: Sql, storeId: string): Promise<PaymentNeedingAttentionRow[]> =>
  sql.rows(LIST_STUCK, { store_id: storeId })

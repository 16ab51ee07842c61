import type { ErrorDetails } from '@jhola/contract/errors'
import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import type { ProblemKind } from '@jhola/contract/orders/problem-kinds'
import type { PaymentStatus } from '@jhola/contract/orders/schema'
import type { OrderStatus } from '@jhola/contract/orders/statuses'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import { AppError } from '../../platform/errors.ts'
import type { OrderActor } from './order-to-insert.sql.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('orders')

/** The data of an order that a status change needs. */
export type LockedOrder = {
  store_id: string
  order_id: string
  order_no: number
  status: OrderStatus
  delivery_type: 'delivery' | 'pickup'
  payment_method: string
  payment_status: PaymentStatus
  payment_claimed_at: Date | null
  rest_claimed_at: Date | null
  rest_claimed_paise: number | null
  acknowledged_at: Date | null
  accept_by: Date | null
  delivery_slot: string
  delivery_date: string | null
  practice: boolean
  unproven: boolean
  total_paise: number
  paid_paise: number | null
  given_back_paise: number
  refunded_paise: number
  is_packed: boolean
  token_hash: Buffer
  customer_user_id: string | null
  version: number
  has_problem: boolean
  changed_by: string | null
  changed_at: Date | null
}

const LOCK_COLUMNS = `o.store_id, o.order_id, o.order_no, o.status, o.delivery_type, o.payment_method, o.payment_status, o.payment_claimed_at, o.rest_claimed_at, o.rest_claimed_paise,
  o.acknowledged_at, o.accept_by, o.delivery_slot, o.delivery_date, o.practice, o.unproven, o.total_paise, o.paid_paise, o.given_back_paise,
  EXISTS (SELECT 1 FROM order_packings k WHERE k.store_id = o.store_id AND k.order_id = o.order_id) AS is_packed, o.refunded_paise, o.token_hash, o.customer_user_id, o.version, o.problem_at IS NOT NULL AS has_problem`

const LOCK_ORDER = statement(
  'lock_order',
  `SELECT ${LOCK_COLUMNS} FROM orders o WHERE o.store_id = :store_id AND o.order_id = :order_id FOR UPDATE`,
)

const FIND_LAST_CHANGE = statement(
  'find_last_change',
  'SELECT actor_label, at FROM order_events WHERE store_id = :store_id AND order_id = :order_id ORDER BY version DESC LIMIT 1',
)

/** Locks one order for change and reads who changed it last; `undefined` when it is not in this shop. */
export const lockOrder = async (sql: Sql, storeId: string, orderId: string): Promise<LockedOrder | undefined> => {
  const locked = await sql.first(LOCK_ORDER, { store_id: storeId, order_id: orderId })
  const order = locked
  if (!order) return undefined
  // A separate statement: it must read the last change after the lock is held.
  const last = await sql.first(FIND_LAST_CHANGE, { store_id: storeId, order_id: orderId })
  return { ...order, changed_by: last?.actor_label ?? null, changed_at: last?.at ?? null }
}

/** What the order is now: a caller that was too late is told so. */
export const orderNow = (order: LockedOrder): ErrorDetails<'orders.stale'> => ({
  current: order.status,
  version: order.version,
  by: order.changed_by,
  at: order.changed_at?.toISOString() ?? null,
})

/** Locks an order of this shop. Throws `orders.not_found`, and `orders.stale` when it is newer than the caller's version. */
export const lockOrderAtVersion = async (
  tx: Sql,
  storeId: string,
  orderId: string,
  seenVersion: number | undefined,
): Promise<LockedOrder> => {
  const order = await lockOrder(tx, storeId, orderId)
  if (!order) throw new AppError('orders.not_found')
  if (seenVersion !== undefined && seenVersion !== order.version) throw new AppError('orders.stale', orderNow(order))
  return order
}

/** Fields that a change may set; `undefined` keeps the stored value. */
export type OrderPatch = {
  status?: OrderStatus
  payment_status?: PaymentStatus
  payment_method?: OrderPaymentMethod
  payment_claimed_at?: Date
  /** The customer's claim of what packing made the order dearer by; null: it is over. */
  rest_claimed_at?: Date | null
  /** How much the customer says it was, in paise. */
  rest_claimed_paise?: number
  /** True when the shop looked for a claimed payment and did not find it: the claim is withdrawn. */
  isClaimMissed?: boolean
  acknowledged_at?: Date
  estimated_delivery?: Date
  cancellation_reason?: string
  cancelled_by?: 'store' | 'customer' | 'system'
  partner_name?: string
  partner_phone?: string | null
  partner_vehicle?: string | null
  /** A new report removes the answer to an earlier one. */
  problem?: { kind: ProblemKind; text: string }
  problem_answer?: string
  refunded_paise?: number
  paid_paise?: number
  given_back_paise?: number
}

/** Who made the change and why, for the audit and the outbox. */
export type OrderChange = {
  type: 'order.status_changed' | 'order.updated' | 'order.acknowledged'
  actor: OrderActor
  reason: string | null
  at: Date
}

const WRITE_ORDER_CHANGE = statement(
  'write_order_change',
  `WITH changed AS (
       UPDATE orders SET status = coalesce(:status?, status), payment_status = coalesce(:payment_status?, payment_status),
         payment_method = coalesce(:payment_method?, payment_method), refunded_paise = coalesce(:refunded_paise?, refunded_paise),
         paid_paise = coalesce(:paid_paise?, paid_paise), given_back_paise = coalesce(:given_back_paise?, given_back_paise),
         payment_claimed_at = CASE WHEN :is_claim_missed::boolean THEN NULL ELSE coalesce(:payment_claimed_at?, payment_claimed_at) END,
         payment_missed_at = CASE WHEN :is_claim_missed THEN :at WHEN coalesce(:payment_claimed_at::timestamptz, :rest_claimed_at::timestamptz) IS NULL THEN payment_missed_at END,
         rest_claimed_at = CASE WHEN :is_rest_claim_over::boolean THEN NULL ELSE coalesce(:rest_claimed_at?, rest_claimed_at) END,
         rest_claimed_paise = CASE WHEN :is_rest_claim_over THEN NULL ELSE coalesce(:rest_claimed_paise?, rest_claimed_paise) END,
         paid_at = CASE WHEN :payment_status = 'completed' AND payment_status <> 'completed' THEN :at ELSE paid_at END,
         paid_by_service = CASE WHEN :payment_status = 'completed' AND payment_status <> 'completed' THEN :kind = 'payment' ELSE paid_by_service END,
         returned_at = CASE WHEN :payment_status = 'refunded' THEN :at ELSE returned_at END,
         acknowledged_at = coalesce(:acknowledged_at?, acknowledged_at),
         estimated_delivery = coalesce(:estimated_delivery?, estimated_delivery), cancellation_reason = coalesce(:cancellation_reason?, cancellation_reason),
         cancelled_by = coalesce(:cancelled_by?, cancelled_by), partner_name = coalesce(:partner_name?, partner_name), partner_phone = coalesce(:partner_phone?, partner_phone),
         partner_vehicle = coalesce(:partner_vehicle?, partner_vehicle),
         problem_kind = coalesce(:problem_kind?, problem_kind), problem_text = coalesce(:text?, problem_text),
         problem_at = CASE WHEN :problem_kind::text IS NULL THEN problem_at ELSE :at END,
         problem_answer = CASE WHEN :problem_kind::text IS NULL THEN coalesce(:problem_answer?, problem_answer) END,
         problem_answered_at = CASE WHEN :problem_kind::text IS NOT NULL THEN NULL WHEN :problem_answer::text IS NULL THEN problem_answered_at ELSE :at END,
         version = version + 1, updated_at = :at
       WHERE store_id = :store_id AND order_id = :order_id AND version = :version
       RETURNING version, status, practice
     ),
     counter AS (
       UPDATE store_counters n SET event_seq = n.event_seq + 1, delivered = n.delivered
         + CASE WHEN c.practice THEN 0 ELSE (c.status = 'delivered')::int - (:order_status = 'delivered')::int END
       FROM changed c WHERE n.store_id = :store_id RETURNING n.event_seq
     ),
     audit AS (
       INSERT INTO order_events (store_id, order_id, version, type, from_status, to_status, actor_kind, actor_id, actor_label, actor_role, reason, at)
       SELECT :store_id, :order_id, c.version, :type, :order_status, c.status, :kind, :user_id, :label, :actor_role, :reason, :at FROM changed c
     ),
     outbox AS (
       INSERT INTO store_events (store_id, seq, type, order_id, order_version, at)
       SELECT :store_id, n.event_seq, :type, :order_id, c.version, :at FROM changed c, counter n
     )
     SELECT event_seq FROM counter`,
)

/**
 * Writes one change of a locked order in one statement: the row with its next version, the audit entry and the outbox event. The
 * version is compared again, so a caller without the lock changes nothing. Returns the event number.
 */
export const writeOrderChange = async (sql: Sql, order: LockedOrder, patch: OrderPatch, change: OrderChange): Promise<number> => {
  const row = await sql.first(WRITE_ORDER_CHANGE, {
    store_id: order.store_id,
    order_id: order.order_id,
    version: order.version,
    status: patch.status ?? null,
    payment_status: patch.payment_status ?? null,
    payment_claimed_at: patch.payment_claimed_at ?? null,
    rest_claimed_at: patch.rest_claimed_at ?? null,
    rest_claimed_paise: patch.rest_claimed_paise ?? null,
    is_rest_claim_over: patch.rest_claimed_at === null || (patch.isClaimMissed ?? false),
    acknowledged_at: patch.acknowledged_at ?? null,
    estimated_delivery: patch.estimated_delivery ?? null,
    cancellation_reason: patch.cancellation_reason ?? null,
    cancelled_by: patch.cancelled_by ?? null,
    partner_name: patch.partner_name ?? null,
    partner_phone: patch.partner_phone ?? null,
    partner_vehicle: patch.partner_vehicle ?? null,
    at: change.at,
    type: change.type,
    order_status: order.status,
    kind: change.actor.kind,
    user_id: change.actor.user_id,
    label: change.actor.label,
    actor_role: change.actor.role ?? null,
    reason: change.reason,
    problem_kind: patch.problem?.kind ?? null,
    text: patch.problem?.text ?? null,
    problem_answer: patch.problem_answer ?? null,
    payment_method: patch.payment_method ?? null,
    refunded_paise: patch.refunded_paise ?? null,
    paid_paise: patch.paid_paise ?? null,
    given_back_paise: patch.given_back_paise ?? null,
    is_claim_missed: patch.isClaimMissed ?? false,
  })
  const seq = row?.event_seq
  if (seq === undefined) throw new Error(`order ${order.order_id} was changed without its lock`)
  return seq
}

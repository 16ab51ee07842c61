import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import type { ProblemKind } from '@jhola/contract/orders/problem-kinds'
import type { PaymentStatus } from '@jhola/contract/orders/schema'
import type { OrderStatus } from '@jhola/contract/orders/statuses'
import type { ProviderId } from '@jhola/contract/payments/schema'
import type { Sql } from '../../platform/db/sql.ts'
import { INSERT_ORDER_SQL, INSERT_SLOTTED_ORDER_SQL } from './insert-order.sql.ts'
import type { OrderToInsert } from './order-to-insert.sql.ts'

/**
 * What came of writing an order. Nothing was written unless `placed`. `has_counter`: the order's slot is being counted;
 * `has_room`: and has a place left. Both are true without a slot.
 */
export type InsertOutcome = {
  placed: boolean
  holds: boolean
  has_counter: boolean
  has_room: boolean
  open_orders: number
  order_no: number | null
  event_seq: number | null
}

/** Writes an order with everything that belongs to it, in one statement; see `insert-order.sql.ts`. */
export const insertOrder = async (
  sql: Sql,
  order: OrderToInsert,
  { isSlotted }: { isSlotted: boolean },
): Promise<InsertOutcome> => {
  const { lines, customer, bill, idempotency, actor } = order
  const rows = await sql.query<InsertOutcome>(isSlotted ? INSERT_SLOTTED_ORDER_SQL : INSERT_ORDER_SQL, [
    lines.map((line) => line.product_id),
    lines.map((line) => line.version),
    lines.map((line) => line.quantity),
    lines.map((line) => line.totalPaise),
    lines.map((line) => line.taxPaise),
    lines.map((line) => line.movement_id),
    order.store_id,
    order.store_version,
    order.order_id,
    order.token_hash,
    customer.name,
    customer.phone,
    customer.email,
    order.delivery_type,
    order.delivery_address,
    order.landmark,
    order.pincode,
    order.place?.latitude ?? null,
    order.place?.longitude ?? null,
    order.notes,
    bill.subtotal,
    bill.discount,
    bill.tax,
    order.tax_mode,
    bill.deliveryFee,
    bill.expressFee,
    bill.total,
    order.payment_method,
    order.slot,
    order.delivery_date,
    order.estimatedAt,
    order.acceptBy,
    order.channel,
    order.at,
    order.openOrdersMost,
    idempotency?.principal ?? null,
    idempotency?.key ?? null,
    idempotency?.route ?? null,
    idempotency?.requestHash ?? null,
    order.answerJson,
    actor.kind === 'customer' ? actor.user_id : null,
    order.language,
    order.urgent,
    actor.kind,
    actor.user_id,
    actor.label,
  ])
  return rows[0] as InsertOutcome
}

/** The first answer to a key, as stored; order number comes from the order itself (it was given by the same statement). */
export const findPlacedAnswer = async (
  sql: Sql,
  principal: string,
  key: string,
): Promise<{ request_hash: Buffer; body: unknown; order_no: number | null } | undefined> => {
  const rows = await sql.query<{ request_hash: Buffer; body: unknown; order_no: number | null }>(
    `SELECT k.request_hash, k.body, o.order_no FROM idempotency_keys k
     LEFT JOIN orders o ON o.order_id = (k.body ->> 'order_id')::uuid
     WHERE k.principal = $1 AND k.key = $2`,
    [principal, key],
  )
  return rows[0]
}

/** What a move needs to know of an order. */
export type LockedOrder = {
  store_id: string
  order_id: string
  order_no: number
  status: OrderStatus
  delivery_type: 'delivery' | 'pickup'
  payment_method: string
  payment_status: PaymentStatus
  payment_claimed_at: Date | null
  acknowledged_at: Date | null
  accept_by: Date | null
  delivery_slot: string
  delivery_date: string | null
  practice: boolean
  total_paise: number
  refunded_paise: number
  token_hash: Buffer
  customer_user_id: string | null
  version: number
  has_problem: boolean
  changed_by: string | null
  changed_at: Date | null
}

const LOCK_COLUMNS = `o.store_id, o.order_id, o.order_no, o.status, o.delivery_type, o.payment_method, o.payment_status, o.payment_claimed_at,
  o.acknowledged_at, o.accept_by, o.delivery_slot, o.delivery_date, o.practice, o.total_paise, o.refunded_paise, o.token_hash, o.customer_user_id, o.version, o.problem_at IS NOT NULL AS has_problem`

/** Locks one order for change and tells who changed it last; `undefined` when it is not in this shop. */
export const lockOrder = async (sql: Sql, storeId: string, orderId: string): Promise<LockedOrder | undefined> => {
  const locked = await sql.query<LockedOrder>(
    `SELECT ${LOCK_COLUMNS} FROM orders o WHERE o.store_id = $1 AND o.order_id = $2 FOR UPDATE`,
    [storeId, orderId],
  )
  const order = locked[0]
  if (!order) return undefined
  // A statement of its own: read after the lock is held, so that the last change is really the last.
  const last = await sql.query<{ actor_label: string; at: Date }>(
    'SELECT actor_label, at FROM order_events WHERE store_id = $1 AND order_id = $2 ORDER BY version DESC LIMIT 1',
    [storeId, orderId],
  )
  return { ...order, changed_by: last[0]?.actor_label ?? null, changed_at: last[0]?.at ?? null }
}

/** Fields that a change may set; what is `undefined` stays. */
export type OrderPatch = {
  status?: OrderStatus
  payment_status?: PaymentStatus
  payment_method?: OrderPaymentMethod
  payment_claimed_at?: Date
  /** What the customer says they have paid was looked for and is not there: the claim is off. */
  isClaimMissed?: boolean
  acknowledged_at?: Date
  estimated_delivery?: Date
  cancellation_reason?: string
  cancelled_by?: 'store' | 'customer' | 'system'
  partner_name?: string
  partner_phone?: string | null
  partner_vehicle?: string | null
  /** A new report ends the answer to an earlier one. */
  problem?: { kind: ProblemKind; text: string }
  problem_answer?: string
  refunded_paise?: number
}

/** Who did it and why, for the audit and the outbox. */
export type OrderChange = {
  type: 'order.status_changed' | 'order.updated' | 'order.acknowledged'
  actor: { kind: 'shop' | 'customer' | 'system' | 'payment'; user_id: string | null; label: string }
  reason: string | null
  at: Date
}

/**
 * Writes one change of a locked order: the row with its next version, the audit entry and the outbox event, in one
 * statement. The version is compared again, so a caller that forgot to lock changes nothing. Returns the event number.
 */
export const writeOrderChange = async (sql: Sql, order: LockedOrder, patch: OrderPatch, change: OrderChange): Promise<number> => {
  const rows = await sql.query<{ event_seq: number }>(
    `WITH changed AS (
       UPDATE orders SET status = coalesce($4, status), payment_status = coalesce($5, payment_status),
         payment_method = coalesce($24, payment_method), refunded_paise = coalesce($25, refunded_paise),
         payment_claimed_at = CASE WHEN $26::boolean THEN NULL ELSE coalesce($6, payment_claimed_at) END,
         payment_missed_at = CASE WHEN $26 THEN $14 WHEN $6::timestamptz IS NULL THEN payment_missed_at END,
         paid_at = CASE WHEN $5 = 'completed' AND payment_status <> 'completed' THEN $14 ELSE paid_at END,
         paid_by_service = CASE WHEN $5 = 'completed' AND payment_status <> 'completed' THEN $17 = 'payment' ELSE paid_by_service END,
         returned_at = CASE WHEN $5 = 'refunded' THEN $14 ELSE returned_at END,
         acknowledged_at = coalesce($7, acknowledged_at),
         estimated_delivery = coalesce($8, estimated_delivery), cancellation_reason = coalesce($9, cancellation_reason),
         cancelled_by = coalesce($10, cancelled_by), partner_name = coalesce($11, partner_name), partner_phone = coalesce($12, partner_phone),
         partner_vehicle = coalesce($13, partner_vehicle),
         problem_kind = coalesce($21, problem_kind), problem_text = coalesce($22, problem_text),
         problem_at = CASE WHEN $21::text IS NULL THEN problem_at ELSE $14 END,
         problem_answer = CASE WHEN $21::text IS NULL THEN coalesce($23, problem_answer) END,
         problem_answered_at = CASE WHEN $21::text IS NOT NULL THEN NULL WHEN $23::text IS NULL THEN problem_answered_at ELSE $14 END,
         version = version + 1, updated_at = $14
       WHERE store_id = $1 AND order_id = $2 AND version = $3
       RETURNING version, status, practice
     ),
     counter AS (
       UPDATE store_counters n SET event_seq = n.event_seq + 1, delivered = n.delivered
         + CASE WHEN c.practice THEN 0 ELSE (c.status = 'delivered')::int - ($16 = 'delivered')::int END
       FROM changed c WHERE n.store_id = $1 RETURNING n.event_seq
     ),
     audit AS (
       INSERT INTO order_events (store_id, order_id, version, type, from_status, to_status, actor_kind, actor_id, actor_label, reason, at)
       SELECT $1, $2, c.version, $15, $16, c.status, $17, $18, $19, $20, $14 FROM changed c
     ),
     outbox AS (
       INSERT INTO store_events (store_id, seq, type, order_id, order_version, at)
       SELECT $1, n.event_seq, $15, $2, c.version, $14 FROM changed c, counter n
     )
     SELECT event_seq FROM counter`,
    [
      order.store_id,
      order.order_id,
      order.version,
      patch.status ?? null,
      patch.payment_status ?? null,
      patch.payment_claimed_at ?? null,
      patch.acknowledged_at ?? null,
      patch.estimated_delivery ?? null,
      patch.cancellation_reason ?? null,
      patch.cancelled_by ?? null,
      patch.partner_name ?? null,
      patch.partner_phone ?? null,
      patch.partner_vehicle ?? null,
      change.at,
      change.type,
      order.status,
      change.actor.kind,
      change.actor.user_id,
      change.actor.label,
      change.reason,
      patch.problem?.kind ?? null,
      patch.problem?.text ?? null,
      patch.problem_answer ?? null,
      patch.payment_method ?? null,
      patch.refunded_paise ?? null,
      patch.isClaimMissed ?? false,
    ],
  )
  const seq = rows[0]?.event_seq
  if (seq === undefined) throw new Error(`order ${order.order_id} was changed without its lock`)
  return seq
}

/**
 * The payment whose money an order was paid with, when a service took it. Not one whose money never was the order's and goes back anyway;
 * what went straight to the shop has no name at a service.
 */
export const findServicePayment = async (
  sql: Sql,
  storeId: string,
  orderId: string,
): Promise<{ payment_id: string; provider: ProviderId } | null> => {
  const rows = await sql.query<{ payment_id: string; provider: ProviderId }>(
    `SELECT payment_id, provider FROM payments WHERE store_id = $1 AND order_id = $2 AND status = 'paid' AND NOT to_give_back
     AND reference IS NOT NULL LIMIT 1`,
    [storeId, orderId],
  )
  return rows[0] ?? null
}

/** An order that waited too long, by its place in the list of those; `since` with all the digits that the database has. */
export type OverdueOrder = { store_id: string; order_id: string; since: string }

const BEFORE_ALL: OverdueOrder = { store_id: '', order_id: '00000000-0000-0000-0000-000000000000', since: '-infinity' }

/** Orders that nobody accepted in time, oldest first, from after one of them. */
export const listExpiredOrders = (
  sql: Sql,
  { now, after = BEFORE_ALL, most }: { now: Date; after: OverdueOrder | undefined; most: number },
): Promise<OverdueOrder[]> =>
  sql.query<OverdueOrder>(
    `SELECT store_id, order_id, accept_by::text AS since FROM orders
     WHERE status = 'pending' AND accept_by < $1 AND (accept_by, store_id, order_id) > ($2::timestamptz, $3, $4::uuid)
     ORDER BY accept_by, store_id, order_id LIMIT $5`,
    [now, after.since, after.store_id, after.order_id, most],
  )

/**
 * Orders older than this that a payment service should have been paid for, oldest first, from after one of them. Not those with money
 * that is not what they cost: people look at them.
 */
export const listUnpaidOrders = (
  sql: Sql,
  { before, after = BEFORE_ALL, most }: { before: Date; after: OverdueOrder | undefined; most: number },
): Promise<OverdueOrder[]> =>
  sql.query<OverdueOrder>(
    `SELECT o.store_id, o.order_id, o.created_at::text AS since FROM orders o
     WHERE o.status = 'pending' AND o.payment_status = 'pending' AND o.payment_method NOT IN ('cod', 'cash') AND o.created_at <= $1
       AND (o.created_at, o.store_id, o.order_id) > ($2::timestamptz, $3, $4::uuid)
       AND NOT o.practice AND o.accept_by IS NOT NULL
       AND (o.payment_method <> 'upi' OR EXISTS (SELECT 1 FROM stores s WHERE s.store_id = o.store_id AND s.upi_vpa IS NULL))
       AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.store_id = o.store_id AND p.order_id = o.order_id AND p.status = 'held')
     ORDER BY o.created_at, o.store_id, o.order_id LIMIT $5`,
    [before, after.since, after.store_id, after.order_id, most],
  )

import type { OrderCancellation } from '@jhola/contract/alarms/rules'
import type { OrderStatus } from '@jhola/contract/orders/statuses'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('alarms')

/** The data of an order for the escalation steps, with their recipients. */
export type WaitingOrder = OrderCancellation & {
  store_id: string
  order_id: string
  order_no: number
  status: OrderStatus
  payment_method: string
  payment_status: string
  acknowledged_at: Date | null
  customer_phone: string
  customer_user_id: string | null
  language: string
  total_paise: number
  item_count: number
  practice: boolean
  unproven: boolean
  version: number
  store_name: string
  store_phone: string
  store_whatsapp: string | null
  owner_user_id: string
  owner_language: string | null
}

const LOCK_WAITING_ORDER = statement(
  'lock_waiting_order',
  `SELECT o.store_id, o.order_id, o.order_no, o.status, o.payment_method, o.payment_status, o.cancelled_by, o.cancellation_reason, o.acknowledged_at, o.customer_phone, o.customer_user_id, o.language, o.total_paise,
       o.practice, o.unproven, o.version, (SELECT count(*)::int FROM order_items i WHERE i.store_id = o.store_id AND i.order_id = o.order_id) AS item_count,
       s.name AS store_name, s.phone AS store_phone, s.shown_whatsapp AS store_whatsapp, s.owner_user_id, coalesce(u.language, u.device_language) AS owner_language
     FROM orders o JOIN stores s ON s.store_id = o.store_id JOIN users u ON u.user_id = s.owner_user_id
     WHERE o.store_id = :store_id AND o.order_id = :order_id FOR UPDATE OF o`,
)

/** Locks a pending order, with its shop. */
export const lockWaitingOrder = async (sql: Sql, storeId: string, orderId: string): Promise<WaitingOrder | undefined> => {
  return sql.first(LOCK_WAITING_ORDER, { store_id: storeId, order_id: orderId })
}

const LOCK_SHOP_MESSAGE = statement(
  'lock_shop_message',
  `SELECT pg_advisory_xact_lock(hashtextextended('alarm message ' || :store_id, 0))`,
)

const READ_WAITING = statement(
  'read_waiting',
  `SELECT count(*)::int AS waiting, min(a.starts_at) AS since,
       EXISTS (SELECT 1 FROM order_alarms m WHERE m.store_id = :store_id AND m.messaged_at > :told_since AND NOT m.joined) AS is_told
     FROM order_alarms a JOIN orders o ON o.store_id = a.store_id AND o.order_id = a.order_id
     WHERE a.store_id = :store_id AND a.ended_at IS NULL AND a.starts_at <= :now AND o.status = 'pending' AND NOT o.practice AND o.acknowledged_at IS NULL`,
)

/**
 * The orders that nobody of the shop has seen: how many, and since when the oldest waits. `isTold`: the shop got a message about
 * waiting orders after that moment. One transaction of a shop at a time decides this, until its end: two nodes would both write.
 */
export const readWaiting = async (
  sql: Sql,
  storeId: string,
  { now, toldSince }: { now: Date; toldSince: Date },
): Promise<{ waiting: number; since: Date | null; isTold: boolean }> => {
  await sql.run(LOCK_SHOP_MESSAGE, { store_id: storeId })
  const row = await sql.first(READ_WAITING, { store_id: storeId, now, told_since: toldSince })
  return { waiting: row?.waiting ?? 0, since: row?.since ?? null, isTold: row?.is_told === true }
}

const LIST_LATEST_ENDED = statement(
  'list_latest_ended',
  `SELECT o.cancelled_by, o.cancellation_reason
     FROM orders o JOIN stores s ON s.store_id = o.store_id
     WHERE o.store_id = :store_id AND NOT o.practice AND NOT o.unproven AND o.accept_by IS NOT NULL AND o.status <> 'pending' AND (s.paused_at IS NULL OR o.created_at > s.paused_at)
     ORDER BY o.created_at DESC, o.order_id DESC LIMIT :limit`,
)

/**
 * Who cancelled the shop's latest orders that needed a response, newest first; without those before its last pause, and without
 * those of unproven numbers: anybody could place them.
 */
export const listLatestEnded = (sql: Sql, storeId: string, limit: number): Promise<OrderCancellation[]> =>
  sql.rows(LIST_LATEST_ENDED, { store_id: storeId, limit })

/** The alarm of an unanswered order, and whether someone has seen the order. */
export type OpenAlarmRow = {
  store_id: string
  order_id: string
  starts_at: Date
  deadline_at: Date
  judged_at: Date | null
  pushed_at: Date | null
  messaged_at: Date | null
  customer_told_at: Date | null
  acknowledged_at: Date | null
}

const LIST_OPEN_ALARMS = statement(
  'list_open_alarms',
  `SELECT a.store_id, a.order_id, a.starts_at, a.deadline_at, a.judged_at, a.pushed_at, a.messaged_at, a.customer_told_at, o.acknowledged_at
     FROM orders o JOIN order_alarms a ON a.store_id = o.store_id AND a.order_id = o.order_id
     WHERE o.store_id = :store_id AND o.status = 'pending' AND a.ended_at IS NULL ORDER BY a.deadline_at, a.order_id LIMIT 200`,
)

/** Alarms of a shop's unanswered orders, the earliest deadline first. */
export const listOpenAlarms = (sql: Sql, storeId: string): Promise<OpenAlarmRow[]> =>
  sql.rows(LIST_OPEN_ALARMS, { store_id: storeId })

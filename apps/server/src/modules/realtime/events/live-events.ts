import { EVENTS_PAGE } from '@jhola/contract/constants'
import type { OrderEvent } from '@jhola/contract/realtime/events'
import type { Database } from '../../../platform/db/index.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { listOrdersByIds, presentOrder } from '../../orders/index.ts'
import { listEventsSince, type StoredEvent } from '../realtime.repo.ts'

const EVENT_MESSAGES: Record<OrderEvent['type'], (order: OrderEvent['order']) => string> = {
  'order.placed': (order) => `New order: ${order.order_number}`,
  'order.status_changed': (order) => `Order ${order.order_number} status: ${order.status}`,
  'order.updated': (order) => `Order ${order.order_number} was updated`,
  'order.acknowledged': (order) => `Order ${order.order_number} was seen`,
}

/**
 * Stored events as devices get them, in the given order. The order is read now, so its version may be newer than the event's.
 * That is harmless: a device applies only versions newer than its own.
 */
export const toOrderEvents = async (sql: Sql, events: readonly StoredEvent[]): Promise<OrderEvent[]> => {
  if (events.length === 0) return []
  const storeIds = [...new Set(events.map((event) => event.store_id))]
  const orderIds = [...new Set(events.map((event) => event.order_id))]
  const orders = new Map((await listOrdersByIds(sql, storeIds, orderIds)).map((row) => [row.order_id, presentOrder(row)]))
  return events.flatMap(({ store_id, seq, type, order_id }) => {
    const order = orders.get(order_id)
    return order ? [{ store_id, seq, type, order, message: EVENT_MESSAGES[type](order) }] : []
  })
}

/** The events that a device missed after `since`; `resync` when they are too many or purged, so that it refetches its lists. */
export const readMissed = async (
  db: Database,
  storeId: string,
  since: number,
): Promise<{ seq: number; resync: boolean; events: OrderEvent[] }> => {
  const { seq, isGone, events } = await listEventsSince(db, storeId, since, EVENTS_PAGE + 1)
  if (isGone || events.length > EVENTS_PAGE) return { seq, resync: true, events: [] }
  return { seq: events.at(-1)?.seq ?? seq, resync: false, events: await toOrderEvents(db, events) }
}

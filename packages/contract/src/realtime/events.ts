import type { Order } from '../orders/schema.ts'
import type { SharedOrder } from '../orders/shared-order.ts'

/** Events of an order, in the past tense. */
export const ORDER_EVENT_TYPES = ['order.placed', 'order.status_changed', 'order.updated', 'order.acknowledged'] as const
export type OrderEventType = (typeof ORDER_EVENT_TYPES)[number]

/**
 * One live event. `seq` counts per store without gaps, in commit order; a client that sees a gap calls `GET /events?since=`.
 * Duplicates are harmless: apply an order only if its `version` is newer.
 */
export type OrderEvent = { store_id: string; seq: number; type: OrderEventType; order: Order; message: string }

/** The event for a viewer with a shared link. */
export type SharedOrderEvent = Omit<OrderEvent, 'order'> & { order: SharedOrder }

/** `hello`: the server's response to a joined channel. `resync`: too many events were missed, reload the lists. */
export type HelloEvent = { seq: number; server_time: string; resync: boolean }

/** Names of the events on the wire: the specified ones with underscores. */
export const WIRE_NAMES: Record<OrderEventType, (order: Pick<Order, 'status' | 'cancelled_by'>) => string[]> = {
  'order.placed': () => ['new_order'],
  'order.updated': () => ['order_updated'],
  'order.acknowledged': () => ['order_updated'],
  'order.status_changed': (order) => {
    if (order.status === 'confirmed') return ['order_status_changed', 'order_accepted']
    if (order.status === 'cancelled' && order.cancelled_by === 'store') return ['order_status_changed', 'order_rejected']
    return ['order_status_changed']
  },
}

/** An alert for everyone at a shop. `code` is a code of ours, so that screens translate it. */
export type SystemAlert = {
  message: string
  alert_type: 'error' | 'warning' | 'info'
  code?: 'order_unanswered'
  order_number?: string
}

/** Events that the server sends. The dashed names of one document are accepted as aliases on receive. */
export type ServerEvents = {
  hello: (hello: HelloEvent) => void
  authenticated: (who: { store_id: string }) => void
  auth_error: (error: { code: string; message: string }) => void
  new_order: (event: OrderEvent | SharedOrderEvent) => void
  order_updated: (event: OrderEvent | SharedOrderEvent) => void
  order_status_changed: (event: OrderEvent | SharedOrderEvent) => void
  order_accepted: (event: OrderEvent | SharedOrderEvent) => void
  order_rejected: (event: OrderEvent | SharedOrderEvent) => void
  action_error: (error: { order_id: string; code: string; message: string }) => void
  system_alert: (alert: SystemAlert) => void
  /** The shop's products or their stock were changed by a person: screens that show them refetch. Sales are sent as orders. */
  shelf_changed: () => void
  /** Orders on their way were changed: the list of deliveries is to be read again. */
  deliveries_changed: () => void
  /** Something was written about an order, or read: its thread is to be asked for again. Empty: of any order. */
  thread_changed: (of: { order_id: string }) => void
  /** `timestamp`: of the request, by the device's clock. `server_time`: of the response, to detect a wrong clock. */
  pong: (reply: { timestamp: number; server_time: string }) => void
}

/** The server's response to an action sent over the socket: the REST body. */
export type ActionReply = { success: true; order: Order } | { success: false; code: string; message: string; details?: unknown }

/** Events that a client sends. The server chooses the rooms by the session or the order's token. */
export type ClientEvents = {
  authenticate: (who: { token?: string; store_id?: string; since?: number }) => void
  subscribe_store: (what: { store_id?: string; since?: number }) => void
  subscribe_order: (what: { order_id: string; token?: string; since?: number }) => void
  accept_order: (
    action: { order_id: string; version?: number; action_id?: string },
    reply?: (answer: ActionReply) => void,
  ) => void
  reject_order: (
    action: { order_id: string; reason?: string; version?: number; action_id?: string },
    reply?: (answer: ActionReply) => void,
  ) => void
  update_status: (
    action: { order_id: string; status: string; version?: number; action_id?: string },
    reply?: (answer: ActionReply) => void,
  ) => void
  ping: (ping: { timestamp: number }) => void
}

import { isOpenStatus } from '@jhola/contract/orders/statuses'
import type { OrderEvent } from '@jhola/contract/realtime/events'
import type { ApiReply } from '../../shared/api-client.ts'

export type Order = ApiReply<'GET /orders/board'>['orders'][number]

/** What the board shows: unfinished orders and those finished while we watched, as of one event number. */
export type Board = { seq: number; orders: readonly Order[] }

/** Puts an order into a list: replaces an older version, ignores what is not newer, adds what is new at the end. */
export const mergeOrder = (orders: readonly Order[], order: Order): readonly Order[] => {
  const known = orders.find((one) => one.id === order.id)
  if (!known) return [...orders, order]
  if (order.version <= known.version) return orders
  return orders.map((one) => (one.id === order.id ? order : one))
}

/** An event on the board. Repeated and late ones change nothing, by the order's version; the number only goes up. */
export const applyEvent = (board: Board, event: Pick<OrderEvent, 'seq' | 'order'>): Board => {
  const known = board.orders.some((one) => one.id === event.order.id)
  const isWanted = known || isOpenStatus(event.order.status)
  return { seq: Math.max(board.seq, event.seq), orders: isWanted ? mergeOrder(board.orders, event.order) : board.orders }
}

export const COLUMN_IDS = ['new', 'packing', 'ready', 'out', 'done'] as const
export type ColumnId = (typeof COLUMN_IDS)[number]

const COLUMN_OF: Record<Order['status'], ColumnId> = {
  pending: 'new',
  confirmed: 'packing',
  preparing: 'packing',
  ready: 'ready',
  out_for_delivery: 'out',
  delivered: 'done',
  cancelled: 'done',
  refunded: 'done',
}

/** Orders by column: work oldest first (the longest waiting on top), what is done newest first. */
export const toColumns = (orders: readonly Order[]): Record<ColumnId, Order[]> => {
  const columns: Record<ColumnId, Order[]> = { new: [], packing: [], ready: [], out: [], done: [] }
  for (const order of orders.toSorted((a, b) => a.created_at.localeCompare(b.created_at)))
    columns[COLUMN_OF[order.status]].push(order)
  columns.done.reverse()
  return columns
}

/** Orders that ring: nobody accepted them and nobody has seen them, on any device. */
export const ringingOrders = (orders: readonly Order[]): Order[] =>
  orders.filter((order) => order.status === 'pending' && order.acknowledged_at === null)

/** Seconds until the shop must have answered; negative when it is over, `null` when there is no deadline. */
export const secondsToAccept = (order: Pick<Order, 'status' | 'accept_by'>, nowMs: number): number | null =>
  order.status === 'pending' && order.accept_by !== null ? Math.ceil((Date.parse(order.accept_by) - nowMs) / 1000) : null

/** `4:05`, and hours when there are some: `25:04:05`. */
export const formatCountdown = (seconds: number): string => {
  const whole = Math.max(0, seconds)
  const parts = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}

import { BOARD_FINISHED_MAX } from '@jhola/contract/constants'
import type { QueuedAction } from '@jhola/contract/orders/offline/action-queue'
import { endedAt, isDoneSince, type OrderCounts } from '@jhola/contract/orders/figures/order-counts'
import { isOpenStatus } from '@jhola/contract/orders/statuses'
import type { OrderEvent } from '@jhola/contract/realtime/events'
import { fromShopTime, toShopTime } from '@jhola/contract/shared/time'
import type { ApiReply } from '../../../shared/api/api-client.ts'
import { byUrgency } from './order-urgency.ts'

export type Order = ApiReply<'GET /orders/board'>['orders'][number]

/**
 * The orders of the board: open ones and those that finished today while this page was open, as of event number `seq`. `keptAt`:
 * the orders come from the cache of this device and were last current at that time (epoch ms).
 */
export type Board = { seq: number; orders: Order[]; keptAt?: number | undefined }

/** Merges an order into a list: replaces an older version, ignores one that is not newer, appends a new order. */
export const mergeOrder = (orders: Order[], order: Order): Order[] => {
  const known = orders.find((one) => one.id === order.id)
  if (!known) return [...orders, order]
  if (order.version <= known.version) return orders
  return orders.map((one) => (one.id === order.id ? order : one))
}

/** The newest version of an order from several sources; of equal versions the first. */
export const newestOf = (id: string, known: readonly (Order | undefined)[]): Order | undefined =>
  known.reduce((newest, one) => (one?.id === id && one.version > (newest?.version ?? 0) ? one : newest), undefined)

/** Applies one order from an event or from the answer to an action. A finished order that is not on the board is ignored. */
export const takeOrder = (board: Board, order: Order): Board => {
  const isWanted = isOpenStatus(order.status) || board.orders.some((one) => one.id === order.id)
  const orders = isWanted ? mergeOrder(board.orders, order) : board.orders
  return orders === board.orders ? board : { ...board, orders }
}

/** Applies an event. Repeated and late events change nothing, by the version of the order; `seq` only grows. */
export const applyEvent = (board: Board, event: Pick<OrderEvent, 'seq' | 'order'>): Board => {
  const next = takeOrder(board, event.order)
  return event.seq > board.seq ? { ...next, seq: event.seq } : next
}

/** The events that arrived while a read of the list was in flight. */
export type Meanwhile = {
  /** The board's `seq` when the list was requested; 0 when there was no board. */
  since: number
  events: Pick<OrderEvent, 'seq' | 'order'>[]
}

/** Merges a read that is not older than the board, without later events. */
const mergeReading = (board: Board, reading: Board): Board => {
  const mine = new Map(board.orders.map((order) => [order.id, order]))
  const orders = reading.orders.map((order) => {
    const known = mine.get(order.id)
    mine.delete(order.id)
    return known && known.version > order.version ? known : order
  })
  return { seq: reading.seq, orders: [...orders, ...[...mine.values()].filter((order) => !isOpenStatus(order.status))] }
}

/**
 * Merges a fresh read of the list with the events and answers that arrived while it was in flight. The read wins, except over
 * newer versions; orders that finished on the board stay; newer events are applied on top. So the board has what it missed even
 * when the next event arrives before the read. A read that is older than the board at the request changes nothing.
 */
export const takeReading = (board: Board | undefined, reading: Board, { since, events }: Meanwhile): Board => {
  // Cached orders (`keptAt`) may be outdated, so the read replaces them.
  const isFirst = !board || board.keptAt !== undefined
  if (!isFirst && reading.seq < since) return board
  return events.filter(({ seq }) => seq > reading.seq).reduce(applyEvent, isFirst ? reading : mergeReading(board, reading))
}

/** True when it was last changed before that day of the shop. */
const isBefore = (order: Order, date: string): boolean => toShopTime(Date.parse(order.updated_at)).date < date

const lastFirst = (a: Order, b: Order): number => b.updated_at.localeCompare(a.updated_at)

/**
 * Removes orders that finished before the shop's day, and the oldest finished ones beyond a limit: a counter stays open for
 * weeks, and every event goes over this list. Returns the same board when nothing is removed.
 */
export const dropFinished = <T extends Board>(board: T, nowMs: number): T => {
  const { date } = toShopTime(nowMs)
  const kept = board.orders.filter((order) => isOpenStatus(order.status) || !isBefore(order, date))
  const finished = kept.filter((order) => !isOpenStatus(order.status))
  if (finished.length > BOARD_FINISHED_MAX) {
    const tooMany = new Set(finished.toSorted(lastFirst).slice(BOARD_FINISHED_MAX))
    return { ...board, orders: kept.filter((order) => !tooMany.has(order)) }
  }
  return kept.length === board.orders.length ? board : { ...board, orders: kept }
}

/** Orders that ended on or after a day of the shop (`YYYY-MM-DD`), from the read and from live events, the latest first. */
export const finishedOrders = (read: readonly Order[], watched: readonly Order[], date: string): Order[] => {
  const newest = new Map(read.map((order) => [order.id, order]))
  for (const order of watched) {
    const known = newest.get(order.id)
    if (!known || order.version > known.version) newest.set(order.id, order)
  }
  const sinceMs = fromShopTime(date, 0)
  // A test order is removed when it is finished.
  return [...newest.values()]
    .filter((order) => isDoneSince(order, sinceMs))
    .sort((a, b) => endedAt(b).localeCompare(endedAt(a)))
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

const NOTHING_RINGS: ReadonlySet<string> = new Set()

/** Orders by column: open ones as they are worked on (`byUrgency`); `done` keeps its own order. */
export const toColumns = (
  open: readonly Order[],
  done: readonly Order[],
  ringing: ReadonlySet<string> = NOTHING_RINGS,
): Record<ColumnId, Order[]> => {
  const columns: Record<ColumnId, Order[]> = { new: [], packing: [], ready: [], out: [], done: [...done] }
  const sorted = byUrgency(
    open.filter((order) => isOpenStatus(order.status)),
    ringing,
  )
  for (const order of sorted) columns[COLUMN_OF[order.status]].push(order)
  return columns
}

export const TAB_IDS = ['all', 'pending', 'preparing', 'out_for_delivery', 'delivered'] as const
export type TabId = (typeof TAB_IDS)[number]

/** The same orders by the tabs of a phone; packed orders that wait count as preparing. */
export const toTabs = (
  columns: Record<ColumnId, Order[]>,
  ringing: ReadonlySet<string> = NOTHING_RINGS,
): Record<TabId, Order[]> => ({
  all: byUrgency([...columns.new, ...columns.packing, ...columns.ready, ...columns.out], ringing),
  pending: columns.new,
  preparing: byUrgency([...columns.packing, ...columns.ready], ringing),
  out_for_delivery: columns.out,
  delivered: columns.done,
})

/** The number beside each column: orders of the shop, without the practice orders whose cards stand there too. */
export const toColumnCounts = (counts: OrderCounts, done: readonly Order[]): Record<ColumnId, number> => ({
  new: counts.pending,
  packing: counts.packing,
  ready: counts.ready,
  out: counts.out_for_delivery,
  done: done.length,
})

/** The number beside each tab of a phone. */
export const toTabCounts = (counts: OrderCounts, done: readonly Order[]): Record<TabId, number> => ({
  all: counts.open,
  pending: counts.pending,
  preparing: counts.preparing,
  out_for_delivery: counts.out_for_delivery,
  delivered: done.length,
})

/** Whether the customer changed the order and nobody at the shop has seen it. */
export const isChangeNew = ({ packing, status }: Order): boolean =>
  packing?.own_change != null && packing.own_change.seen_at === null && isOpenStatus(status)

/**
 * Orders that ring: changed by the customer, or pending, and not seen on any device. Orders of a cached board (`keptAt`) never ring, because they may have
 * been answered.
 */
export const ringingOrders = (orders: readonly Order[], keptAt?: number): Order[] =>
  keptAt === undefined
    ? orders.filter((order) => isChangeNew(order) || (order.status === 'pending' && order.acknowledged_at === null))
    : []

/**
 * Orders that this device has answered, also after a restart: an action is queued for them, or was refused because they are no
 * longer pending. After an undo or a failure they ring again.
 */
export const silencedOrders = (queue: readonly QueuedAction[]): Set<string> => {
  const isAnswered = ({ state, problem }: QueuedAction) =>
    state === 'waiting' || (problem?.found && problem.found.status !== 'pending')
  return new Set(queue.filter(isAnswered).map(({ orderId }) => orderId))
}

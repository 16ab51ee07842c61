import { BOARD_FINISHED_MAX } from '@jhola/contract/constants'
import type { QueuedAction } from '@jhola/contract/orders/offline/action-queue'
import { isOpenStatus } from '@jhola/contract/orders/statuses'
import type { OrderEvent } from '@jhola/contract/realtime/events'
import { toShopTime } from '@jhola/contract/shared/time'
import type { ApiReply } from '../../../shared/api/api-client.ts'

export type Order = ApiReply<'GET /orders/board'>['orders'][number]

/**
 * What the board shows: unfinished orders and those finished today while we watched, as of one event number. `keptAt`: it comes from this
 * device, which last knew it then (epoch ms), and nobody has said since that it is still so.
 */
export type Board = { seq: number; orders: Order[]; keptAt?: number | undefined }

/** Puts an order into a list: replaces an older version, ignores what is not newer, adds what is new at the end. */
export const mergeOrder = (orders: Order[], order: Order): Order[] => {
  const known = orders.find((one) => one.id === order.id)
  if (!known) return [...orders, order]
  if (order.version <= known.version) return orders
  return orders.map((one) => (one.id === order.id ? order : one))
}

/** An order as it is known last, of what several places hold of it; of equal versions the first. */
export const newestOf = (id: string, known: readonly (Order | undefined)[]): Order | undefined =>
  known.reduce((newest, one) => (one?.id === id && one.version > (newest?.version ?? 0) ? one : newest), undefined)

/** Takes one order over, from an event or from the answer to an action. A finished order that was never here stays away. */
export const takeOrder = (board: Board, order: Order): Board => {
  const isWanted = isOpenStatus(order.status) || board.orders.some((one) => one.id === order.id)
  const orders = isWanted ? mergeOrder(board.orders, order) : board.orders
  return orders === board.orders ? board : { ...board, orders }
}

/** An event on the board. Repeated and late ones change nothing, by the order's version; the number only goes up. */
export const applyEvent = (board: Board, event: Pick<OrderEvent, 'seq' | 'order'>): Board => {
  const next = takeOrder(board, event.order)
  return event.seq > board.seq ? { ...next, seq: event.seq } : next
}

/** What the board heard while a reading of its list was on its way. */
export type Meanwhile = {
  /** The board's number when the list was asked for; 0 when there was none. */
  since: number
  events: Pick<OrderEvent, 'seq' | 'order'>[]
}

/** A reading that is not older than the board, without what came after it. */
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
 * A fresh reading of the list meets what events and answers brought while it was on its way. It wins, except where we already
 * hold a newer version, and what we saw finish stays; events that are newer than it come on top. So the board has what it missed
 * even when the next event is faster than the reading. A reading from before it was asked for changes nothing.
 */
export const takeReading = (board: Board | undefined, reading: Board, { since, events }: Meanwhile): Board => {
  // Of what this device had kept nothing is known to be so any more.
  const isFirst = !board || board.keptAt !== undefined
  if (!isFirst && reading.seq < since) return board
  return events.filter(({ seq }) => seq > reading.seq).reduce(applyEvent, isFirst ? reading : mergeReading(board, reading))
}

/** Was it last changed before that day of the shop? */
const isBefore = (order: Order, date: string): boolean => toShopTime(Date.parse(order.updated_at)).date < date

const lastFirst = (a: Order, b: Order): number => b.updated_at.localeCompare(a.updated_at)

/**
 * Lets go of what was finished before the shop's day, and of the oldest when there are very many: a counter stays open for weeks, and
 * every event goes over this list. The same board when nothing goes.
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

/** Orders finished on a day of the shop (`YYYY-MM-DD`) or since: what was read, with what finished while we watched, the last one first. */
export const finishedOrders = (read: readonly Order[], watched: readonly Order[], date: string): Order[] => {
  const newest = new Map(read.map((order) => [order.id, order]))
  for (const order of watched) {
    const known = newest.get(order.id)
    if (!known || order.version > known.version) newest.set(order.id, order)
  }
  // A practice order is gone when it is finished.
  return [...newest.values()]
    .filter((order) => !isOpenStatus(order.status) && !order.practice && !isBefore(order, date))
    .sort(lastFirst)
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

/** Orders by column. Work stands oldest first, because the longest waiting comes next; `done` keeps its own order. */
export const toColumns = (open: readonly Order[], done: readonly Order[]): Record<ColumnId, Order[]> => {
  const columns: Record<ColumnId, Order[]> = { new: [], packing: [], ready: [], out: [], done: [...done] }
  const byAge = open.filter((order) => isOpenStatus(order.status)).sort((a, b) => a.created_at.localeCompare(b.created_at))
  for (const order of byAge) columns[COLUMN_OF[order.status]].push(order)
  return columns
}

export const TAB_IDS = ['all', 'pending', 'preparing', 'out_for_delivery', 'delivered'] as const
export type TabId = (typeof TAB_IDS)[number]

/** The same orders by the tabs of a phone: what is packed and waits still counts as preparing. */
export const toTabs = (columns: Record<ColumnId, Order[]>): Record<TabId, Order[]> => ({
  all: [...columns.new, ...columns.packing, ...columns.ready, ...columns.out],
  pending: columns.new,
  preparing: [...columns.packing, ...columns.ready],
  out_for_delivery: columns.out,
  delivered: columns.done,
})

/**
 * Orders that ring: nobody accepted them and nobody has seen them, on any device. Of an old board (`keptAt`) nothing rings: whether it
 * still waits nobody knows.
 */
export const ringingOrders = (orders: readonly Order[], keptAt?: number): Order[] =>
  keptAt === undefined ? orders.filter((order) => order.status === 'pending' && order.acknowledged_at === null) : []

/**
 * Orders that were answered as far as this device can, after a restart too: something waits to be sent for them, or was refused because
 * they are no longer pending. What was taken back or failed rings again.
 */
export const silencedOrders = (queue: readonly QueuedAction[]): Set<string> => {
  const isAnswered = ({ state, problem }: QueuedAction) =>
    state === 'waiting' || (problem?.found && problem.found.status !== 'pending')
  return new Set(queue.filter(isAnswered).map(({ orderId }) => orderId))
}

import type { OrderStatus } from '@jhola/contract/orders/statuses'
import { MINUTE_MS } from '@jhola/contract/shared/time'
import type { OrderRecord } from '../demo.repo.ts'
import type { Life } from './order-life.ts'

/** How long the demo's waiting orders wait after the server's start; a visitor finds them there all day. */
export const DEMO_ANSWER_MS = 24 * 60 * MINUTE_MS

/** An unfinished order: its age and its status. */
export type LiveOrder = { minutesAgo: number; reaches: OrderStatus; isPickup?: true }

/** The order board of the first shop. */
export const LIVE_ORDERS: readonly LiveOrder[] = [
  { minutesAgo: 52, reaches: 'out_for_delivery' },
  { minutesAgo: 41, reaches: 'out_for_delivery' },
  { minutesAgo: 33, reaches: 'ready', isPickup: true },
  { minutesAgo: 27, reaches: 'preparing' },
  { minutesAgo: 18, reaches: 'preparing' },
  { minutesAgo: 11, reaches: 'confirmed' },
  { minutesAgo: 5, reaches: 'pending' },
  { minutesAgo: 2, reaches: 'pending' },
]

const PARTNER = { partner_name: 'Raju', partner_phone: '+919400000101', partner_vehicle: 'MH 03 AB 1204' }

/** The transitions of a live order with their minutes after placing. */
const STEPS: readonly { to: OrderStatus; afterMinutes: number; patch?: Partial<OrderRecord> }[] = [
  { to: 'confirmed', afterMinutes: 2 },
  { to: 'preparing', afterMinutes: 5 },
  { to: 'ready', afterMinutes: 17 },
  { to: 'out_for_delivery', afterMinutes: 22, patch: PARTNER },
]

/** Moves an order up to its planned status. */
export const openLiveOrder = (
  { agenda, book, shop }: Life,
  order: OrderRecord,
  { reaches }: LiveOrder,
  placedMs: number,
): void => {
  const last = STEPS.findIndex(({ to }) => to === reaches)
  for (const { to, afterMinutes, patch } of STEPS.slice(0, last + 1))
    agenda.add(placedMs + afterMinutes * MINUTE_MS, (atMs) => book.move(order, to, shop, atMs, patch ? { patch } : {}))
}

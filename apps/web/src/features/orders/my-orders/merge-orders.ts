import type { Order } from '@jhola/contract/orders/schema'
import type { OwnOrder } from '../../../domain/orders/own-orders.ts'

/** An entry of the list: an order of the account from the server, or one of this device that is read with its token. */
export type ListedOrder = { id: string; atMs: number } & ({ order: Order } | { own: OwnOrder })

/**
 * The loaded orders of the account and those of this device, newest first, without duplicates. While the account has more pages,
 * older orders of the device are held back, so that no entry is inserted above one that is already shown.
 */
export const mergeOrders = (own: readonly OwnOrder[], account: readonly Order[], hasMore: boolean): ListedOrder[] => {
  const known = new Set(account.map(({ id }) => id))
  const oldestMs = Date.parse(account.at(-1)?.created_at ?? '')
  const ofAccount = account.map((order): ListedOrder => ({ id: order.id, atMs: Date.parse(order.created_at), order }))
  const ofDevice = own
    .filter(({ order_id }) => !known.has(order_id))
    .map((order): ListedOrder => ({ id: order.order_id, atMs: Date.parse(order.placed_at) || 0, own: order }))
    .filter(({ atMs }) => !hasMore || atMs >= oldestMs)
  return [...ofAccount, ...ofDevice].sort((one, other) => other.atMs - one.atMs)
}

import type { Order } from '@jhola/contract/orders/schema'
import type { OwnOrder } from '../../../domain/orders/own-orders.ts'

/** An order in the list: of the account, as the server told it, or of this device, still to be read with its token. */
export type ListedOrder = { id: string; atMs: number } & ({ order: Order } | { own: OwnOrder })

/**
 * The orders of the account that were read so far and those of this device, newest first, each once. While the account has
 * more of them, older ones of the device wait, so that nothing is pushed in above what was seen already.
 */
export const mergeOrders = (own: readonly OwnOrder[], account: readonly Order[], hasMore: boolean): ListedOrder[] => {
  const known = new Set(account.map(({ id }) => id))
  const oldestMs = Date.parse(account.at(-1)?.created_at ?? '')
  const ofAccount = account.map((order): ListedOrder => ({ id: order.id, atMs: Date.parse(order.created_at), order }))
  const ofDevice = own
    .filter(({ order_id }) => !known.has(order_id))
    .map((order): ListedOrder => ({ id: order.order_id, atMs: Date.parse(order.placed_at), own: order }))
    .filter(({ atMs }) => !hasMore || atMs >= oldestMs)
  return [...ofAccount, ...ofDevice].sort((one, other) => other.atMs - one.atMs)
}

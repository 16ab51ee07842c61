import type { Cart } from '../../../../domain/cart/cart.ts'
import { dropNotes, itemNotesStore } from '../../../../domain/cart/item-notes.ts'
import { missingWishesStore } from '../../../../domain/orders/missing-choice.ts'
import { queueOfflineOrder } from '../../../../domain/orders/offline-orders.ts'
import { ApiError, type ApiReply, api, newKey } from '../../../../shared/api/api-client.ts'
import type { OrderBody } from '../order-body.ts'
import { isUnanswered } from '../order-error.ts'
import { attemptFor, dropPending, type PendingOrder, pendingOf, pendingOrdersStore, savePending } from '../pending-order.ts'
import { rememberOrder } from '../remember-order.ts'
import { type ReadyOrder, toOrderBody } from '../to-order-body.ts'

export { readOrderError } from '../order-error.ts'

/** An order as the last step shows it, or the body of one that was sent before. */
export type OrderToPlace = ReadyOrder | OrderBody
export type PlacedOrder = ApiReply<'POST /orders'>

/** Stores an order until the network is back. It is stored durably when this resolves. */
const keepForLater = async (attempt: PendingOrder, cart: Cart, wasSent: boolean): Promise<'kept'> => {
  await queueOfflineOrder(attempt, cart, wasSent)
  dropPending(cart.store_id)
  return 'kept'
}

const noNetwork = (): ApiError => new ApiError('network.offline', 'No connection', 0)

/**
 * Sends an order so that it is placed at most once: its idempotency key is stored before the request and removed after the
 * server's answer. Without a network the order is stored on the device and sent later under the same key. Throws `ApiError`.
 */
export const placeOrder = async ({ order, cart }: { order: OrderToPlace; cart: Cart }): Promise<PlacedOrder | 'kept'> => {
  const body = 'storeId' in order ? order : toOrderBody(order, missingWishesStore.read(), itemNotesStore.read())
  const nowMs = Date.now()
  const unanswered = pendingOf(pendingOrdersStore.read(), body.storeId, nowMs)
  const attempt = attemptFor(unanswered, body, newKey, nowMs)
  /** It is on its way: what belongs to it leaves the cart, and what the next one begins with is kept. */
  const settle = () => {
    dropNotes(body.items.map(({ productId }) => productId))
    if ('cart' in order) rememberOrder(order)
  }
  const keep = (wasSent: boolean, otherwise: unknown) =>
    keepForLater(attempt, cart, wasSent).then(
      (kept) => {
        settle()
        return kept
      },
      () => {
        // This device has no storage: the customer sees the network error, and the cart stays.
        throw otherwise
      },
    )
  if (!navigator.onLine) return keep(attempt === unanswered, noNetwork())
  savePending(attempt)
  try {
    const placed = await api('POST /orders', { body: attempt.body, idempotencyKey: attempt.key })
    if (!placed.order) throw new ApiError('orders.none', 'Failed to create order', 422)
    dropPending(body.storeId)
    settle()
    return placed
  } catch (error) {
    if (error instanceof ApiError && error.code === 'network.offline') return keep(true, error)
    if (error instanceof ApiError && !isUnanswered(error)) dropPending(body.storeId)
    throw error
  }
}

import { ApiError, type ApiReply, api, newKey } from '../../../shared/api-client.ts'
import type { OrderBody } from '../order-body.ts'
import { attemptFor, forgetPending, pendingOf, pendingOrdersStore, rememberPending } from '../pending-order.ts'
import { isUnanswered } from '../refusal.ts'

export type PlacedOrder = ApiReply<'POST /orders'>

/**
 * Sends an order so that it is placed once at most: its key is on the device before it leaves, and stays there until the server
 * has answered yes or no. Throws `ApiError`.
 */
export const placeOrder = async (body: OrderBody): Promise<PlacedOrder> => {
  const nowMs = Date.now()
  const attempt = attemptFor(pendingOf(pendingOrdersStore.read(), body.storeId, nowMs), body, newKey, nowMs)
  rememberPending(attempt)
  try {
    const placed = await api('POST /orders', { body: attempt.body, idempotencyKey: attempt.key })
    if (!placed.order) throw new ApiError('orders.none', 'Failed to create order', 422)
    forgetPending(body.storeId)
    return placed
  } catch (error) {
    if (error instanceof ApiError && !isUnanswered(error)) forgetPending(body.storeId)
    throw error
  }
}

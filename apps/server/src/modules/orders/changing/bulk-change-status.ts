import type { orderRoutes } from '@jhola/contract/orders/routes'
import type { OrderStatus } from '@jhola/contract/orders/statuses'
import type { RouteReply } from '@jhola/contract/route'
import { isAppError, refusalText } from '../../../platform/errors.ts'
import type { ShopPerson } from '../../../platform/http/caller/actor.ts'
import type { OrderDeps } from '../deps.ts'
import { transitionOrder } from './transition-order.ts'

type BulkAnswer = RouteReply<typeof orderRoutes.bulkStatus>

/** Changes the status of several orders, each in its own transaction, so that one failure does not affect the others. */
export const bulkChangeStatus = async (
  deps: OrderDeps,
  actor: ShopPerson,
  orderIds: readonly string[],
  to: OrderStatus,
): Promise<BulkAnswer> => {
  const results: BulkAnswer['results'] = []
  for (const order_id of new Set(orderIds)) {
    try {
      await deps.db.withTx((tx) =>
        transitionOrder(deps, tx, { actor, orderId: order_id, to, reason: to === 'cancelled' ? 'other' : null }),
      )
      deps.wakeOutbox()
      results.push({ order_id, success: true, code: null, message: null })
    } catch (error) {
      if (!isAppError(error)) throw error
      results.push({ order_id, success: false, code: error.code, message: refusalText(error) })
    }
  }
  return { success: true, updated: results.filter((result) => result.success).length, results }
}

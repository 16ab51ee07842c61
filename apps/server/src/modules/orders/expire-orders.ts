import { NOT_ACCEPTED_IN_TIME, NOT_PAID_IN_TIME } from '@jhola/contract/orders/statuses'
import type { Sql } from '../../platform/db/sql.ts'
import { isAppError } from '../../platform/errors.ts'
import { changeOrderStatus, lockSeenOrder } from './change-order.ts'
import type { OrderDeps } from './deps.ts'
import { listExpiredOrders } from './orders.repo.ts'

const SYSTEM = { kind: 'system', user_id: null, label: 'Jhola' } as const
const BATCH = 100

/** Cancels orders that nobody accepted in time; a shop that accepts in the same moment wins or loses by the row's lock. Returns how many. */
export const expireOrders = async (deps: OrderDeps): Promise<number> => {
  const now = deps.clock.now()
  let expired = 0
  for (const { store_id, order_id } of await listExpiredOrders(deps.db, now, BATCH)) {
    try {
      await deps.db.withTx((tx) =>
        changeOrderStatus(tx, {
          storeId: store_id,
          orderId: order_id,
          to: 'cancelled',
          actor: SYSTEM,
          reason: NOT_ACCEPTED_IN_TIME,
          at: now,
        }),
      )
      expired += 1
    } catch (error) {
      // Somebody was quicker: the order is no longer pending, which is what we wanted.
      if (!isAppError(error)) throw error
    }
  }
  if (expired > 0) deps.wakeOutbox()
  return expired
}

/** Calls off an order that was to be paid beforehand and was not. Resolves to whether it was still waiting. Throws `orders.not_found`. */
export const releaseUnpaid = async (
  tx: Sql,
  { storeId, orderId, at }: { storeId: string; orderId: string; at: Date },
): Promise<boolean> => {
  const order = await lockSeenOrder(tx, storeId, orderId, undefined)
  if (order.status !== 'pending' || order.payment_status !== 'pending') return false
  await changeOrderStatus(tx, { storeId, orderId, to: 'cancelled', actor: SYSTEM, reason: NOT_PAID_IN_TIME, at })
  return true
}

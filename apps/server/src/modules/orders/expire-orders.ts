import { isAppError } from '../../platform/errors.ts'
import { changeOrderStatus } from './change-order.ts'
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
          reason: 'not_accepted_in_time',
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

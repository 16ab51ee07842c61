import { NOT_ACCEPTED_IN_TIME, NOT_PAID_IN_TIME } from '@jhola/contract/orders/statuses'
import type { Sql } from '../../../platform/db/sql.ts'
import { isAppError } from '../../../platform/errors.ts'
import { inPages, workThrough } from '../../../platform/jobs/work-through.ts'
import type { OrderDeps } from '../deps.ts'
import { lockOrderAtVersion } from '../order-changes.repo.ts'
import { changeOrderStatus } from './change-order.ts'
import { listExpiredOrders, type OverdueOrder } from './overdue-orders.read.ts'

const SYSTEM = { kind: 'system', user_id: null, label: 'Jhola' } as const
const BATCH = 100

/** Cancels one order; does nothing when it is no longer pending. */
const expireOrder = async (deps: OrderDeps, { store_id, order_id }: OverdueOrder, at: Date): Promise<number> => {
  try {
    await deps.db.withTx((tx) =>
      changeOrderStatus(tx, {
        storeId: store_id,
        orderId: order_id,
        to: 'cancelled',
        actor: SYSTEM,
        reason: NOT_ACCEPTED_IN_TIME,
        payBack: deps.payBack,
        at,
      }),
    )
  } catch (error) {
    if (isAppError(error)) return 0
    throw error
  }
  deps.wakeOutbox()
  return 1
}

/**
 * Cancels orders that nobody accepted in time. The row lock decides against a shop that accepts at the same moment. Returns how
 * many were cancelled. Throws at the end when some could not be cancelled.
 */
export const expireOrders = (deps: OrderDeps): Promise<number> => {
  const now = deps.clock.now()
  return workThrough(
    inPages<OverdueOrder>((after) => listExpiredOrders(deps.db, { now, after, limit: BATCH })),
    {
      ...{ job: 'expire-orders', log: deps.log },
      idOf: ({ order_id }) => ({ order_id }),
      work: (order) => expireOrder(deps, order, now),
    },
  )
}

/** Cancels an order whose prepayment did not arrive. Resolves to whether it was still waiting. Throws `orders.not_found`. */
export const releaseUnpaid = async (
  tx: Sql,
  { storeId, orderId, at }: { storeId: string; orderId: string; at: Date },
): Promise<boolean> => {
  const order = await lockOrderAtVersion(tx, storeId, orderId, undefined)
  if (order.status !== 'pending' || order.payment_status !== 'pending') return false
  await changeOrderStatus(tx, { storeId, orderId, to: 'cancelled', actor: SYSTEM, reason: NOT_PAID_IN_TIME, at })
  return true
}

import type { OrderStatus } from '@jhola/contract/orders/statuses'
import type { Order } from '../data/board-state.ts'

/** A step that takes the order out of packing. */
const endsPacking = (from: OrderStatus, to: OrderStatus): boolean =>
  (from === 'confirmed' || from === 'preparing') && (to === 'ready' || to === 'out_for_delivery' || to === 'delivered')

type CheckAround = { openId: string | null; ticksOf(orderId: string): ReadonlySet<number> }

/**
 * The orders about which a step asks first. A shop that never ticks is not asked on the board; on the open sheet, and once a line of
 * any of these orders was ticked, everybody is.
 */
export const ordersToCheck = (orders: readonly Order[], to: OrderStatus, { openId, ticksOf }: CheckAround): readonly Order[] => {
  const leaving = orders.filter(({ status }) => endsPacking(status, to))
  const isAsking = leaving.some(({ id }) => id === openId || ticksOf(id).size > 0)
  return isAsking ? leaving.filter(({ id, items }) => items.some(({ line_no }) => !ticksOf(id).has(line_no))) : []
}

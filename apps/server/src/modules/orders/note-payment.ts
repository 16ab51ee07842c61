import type { Sql } from '../../platform/db/sql.ts'
import { AppError } from '../../platform/errors.ts'
import { lockSeenOrder } from './change-order.ts'
import type { OrderActor } from './order-to-insert.sql.ts'
import { writeOrderChange } from './orders.repo.ts'

type PaymentNote = { storeId: string; orderId: string; actor: OrderActor; at: Date }

/**
 * What somebody says about the money. A customer's word is a claim and confirms nothing; only the shop's own word makes
 * cash or UPI received (decisions.md §6). Throws `payments.not_due` when nothing is open.
 */
export const notePayment = async (tx: Sql, { storeId, orderId, actor, at }: PaymentNote): Promise<void> => {
  const order = await lockSeenOrder(tx, storeId, orderId, undefined)
  if (order.payment_status !== 'pending') throw new AppError('payments.not_due')
  const isClaim = actor.kind === 'customer'
  if (isClaim && (order.payment_method !== 'upi' || order.payment_claimed_at !== null)) {
    if (order.payment_claimed_at !== null) return
    throw new AppError('payments.not_due')
  }
  const patch = isClaim ? { payment_claimed_at: at } : { payment_status: 'completed' as const }
  await writeOrderChange(tx, order, patch, {
    type: 'order.updated',
    actor,
    reason: isClaim ? 'payment_claimed' : 'payment_received',
    at,
  })
}

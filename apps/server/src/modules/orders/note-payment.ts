import { isPaidOnline } from '@jhola/contract/payments/rules'
import type { Sql } from '../../platform/db/sql.ts'
import { AppError } from '../../platform/errors.ts'
import { lockSeenOrder } from './change-order.ts'
import type { OrderActor } from './order-to-insert.sql.ts'
import { writeOrderChange } from './orders.repo.ts'

type PaymentNote = { storeId: string; orderId: string; actor: OrderActor; at: Date }

/**
 * What somebody says about the money. A customer's word is a claim and confirms nothing; only the shop's own word makes
 * cash or UPI received (decisions.md §6). What a payment service takes only that service confirms; a shop that was given cash for it
 * says so, and the order is one of cash from then on. Throws `payments.not_due` when nothing is open, `payments.unconfirmed`.
 */
export const notePayment = async (tx: Sql, { storeId, orderId, actor, at }: PaymentNote): Promise<void> => {
  const order = await lockSeenOrder(tx, storeId, orderId, undefined)
  const isClaim = actor.kind === 'customer'
  const isOnline = isPaidOnline(order.payment_method)
  if (isClaim && isOnline && order.payment_status === 'completed') return
  if (order.payment_status !== 'pending') throw new AppError('payments.not_due')
  if (isClaim && isOnline) throw new AppError('payments.unconfirmed')
  if (isClaim && (order.payment_method !== 'upi' || order.payment_claimed_at !== null)) {
    if (order.payment_claimed_at !== null) return
    throw new AppError('payments.not_due')
  }
  const received = { payment_status: 'completed' as const, ...(isOnline && { payment_method: 'cod' as const }) }
  const patch = isClaim ? { payment_claimed_at: at } : received
  await writeOrderChange(tx, order, patch, {
    type: 'order.updated',
    actor,
    reason: isClaim ? 'payment_claimed' : 'payment_received',
    at,
  })
}

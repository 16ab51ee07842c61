import { nextRefundPayoutState, type RefundPayoutState } from '@jhola/contract/payments/refunds/refunds'
import type { Sql } from '../../../platform/db/sql.ts'
import { recordPaymentEvent, recordRefundCompleted } from '../../orders/index.ts'
import type { PaymentDeps } from '../deps.ts'
import { lockPayment, type PaymentRow, setPaymentState } from '../payments.repo.ts'
import { lockRefundPayout, type RefundPayoutRow, setRefundPayoutState } from './refund-payouts.repo.ts'
import { isFullyRefunded, setRefundByPayouts } from './refunds.repo.ts'

/** Interval between two polls of an accepted refund. */
export const REFUND_POLL_EVERY_MS = 3_600_000

/**
 * Completes the refund of a whole payment, and of its order when the payment paid it. A held payment never belonged to the order.
 */
const endPayment = async (tx: Sql, payment: PaymentRow, { store_id, order_id }: RefundPayoutRow, at: Date): Promise<void> => {
  if (payment.status !== 'paid' && payment.status !== 'held') return
  const isHeld = payment.status === 'held'
  await setPaymentState(tx, payment, { status: 'given_back', failure: null, toRefund: isHeld, at })
  const order = { storeId: store_id, orderId: order_id, at }
  if (isHeld || payment.to_give_back) await recordPaymentEvent(tx, order, 'payment_gone_back')
  else if (await isFullyRefunded(tx, store_id, order_id)) await recordRefundCompleted(tx, order)
}

const endRefund = async (tx: Sql, returned: RefundPayoutRow, refundId: string, at: Date): Promise<void> => {
  await setRefundByPayouts(tx, returned.store_id, refundId, at)
  if (await isFullyRefunded(tx, returned.store_id, returned.order_id))
    await recordRefundCompleted(tx, { storeId: returned.store_id, orderId: returned.order_id, at })
}

/**
 * Applies the state of a refund payout to the payout and to its refund or payment. The state only moves forward; a repeated state
 * changes nothing. `byHand`: the shop handed it over instead. Resolves to whether anything changed.
 */
export const applyRefundOutcome = async (
  deps: Pick<PaymentDeps, 'clock'>,
  tx: Sql,
  found: Pick<RefundPayoutRow, 'store_id' | 'provider' | 'key' | 'payment_id'>,
  reported: RefundPayoutState,
  byHand = false,
): Promise<boolean> => {
  // Lock the payment first, as everywhere.
  const payment = await lockPayment(tx, found)
  const returned = payment && (await lockRefundPayout(tx, found))
  if (!returned) return false
  const status = nextRefundPayoutState(returned.status, reported)
  if (status === returned.status) return false
  const at = deps.clock.now()
  await setRefundPayoutState(tx, found, { status, byHand, nextAt: new Date(at.getTime() + REFUND_POLL_EVERY_MS), at })
  if (returned.refund_id !== null) await endRefund(tx, returned, returned.refund_id, at)
  else if (status === 'done') await endPayment(tx, payment, returned, at)
  if (status === 'failed')
    await recordPaymentEvent(tx, { storeId: returned.store_id, orderId: returned.order_id, at }, 'return_failed')
  return true
}

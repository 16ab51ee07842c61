import { planHandReturn } from '@jhola/contract/orders/packing/money-after-packing'
import type { RefundStatus } from '@jhola/contract/payments/dashboard/schema'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { ShopPerson } from '../../../platform/http/caller/actor.ts'
import { readShopOrderRow, recordPaymentEvent, recordRefundCompleted, shopActor } from '../../orders/index.ts'
import type { PaymentDeps } from '../deps.ts'
import { lockPayment, setPaymentState } from '../payments.repo.ts'
import { endHandReturn, findHandReturn, isFullyRefunded } from '../refunds/refunds.repo.ts'
import { resolveRefundInCash, retryRefundPayout } from '../refunds/retry-refund.ts'
import { presentRefundStatus } from './present-dashboard.ts'
import { listRefundStatuses } from './refund-status.read.ts'

/**
 * Marks a held payment for refund; a job sends it to the service under one idempotency key. A repeated request has no further
 * effect. Throws `payments.not_found`, `payments.decided`.
 */
export const refundHeldPayment = async (deps: PaymentDeps, tx: Sql, actor: ShopPerson, paymentId: string): Promise<void> => {
  const payment = await lockPayment(tx, { store_id: actor.store_id, payment_id: paymentId })
  if (!payment) throw new AppError('payments.not_found')
  if (payment.to_give_back) return
  if (payment.status !== 'held') throw new AppError('payments.decided')
  const at = deps.clock.now()
  await setPaymentState(tx, payment, { status: 'held', failure: null, toRefund: true, at })
  const order = { storeId: payment.store_id, orderId: payment.order_id, at }
  await recordPaymentEvent(tx, order, 'payment_returning', shopActor(actor))
}

/** The money of a refund by lines, or a whole payment. */
type Which = { paymentId: string; refundId: string | null }

const showRefundStatus = async (tx: Sql, storeId: string, { paymentId, refundId }: Which): Promise<RefundStatus> => {
  const key = refundId === null ? `payment:${paymentId}` : `refund:${refundId}`
  const [row] = await listRefundStatuses(tx, storeId, { states: null, key, limit: 1 })
  if (!row) throw new AppError('payments.not_found')
  return presentRefundStatus(storeId, row)
}

/** The shop's decision about a failed refund: retry at the service, or handed over by the shop. */
type RefundResolution = (deps: PaymentDeps, tx: Sql, actor: ShopPerson, which: Which) => Promise<RefundStatus>

const resolveRefundBy =
  (mend: typeof retryRefundPayout, note: 'return_retried' | 'return_in_cash'): RefundResolution =>
  async (deps, tx, actor, which) => {
    const store_id = actor.store_id
    await mend(deps, tx, { store_id, payment_id: which.paymentId, refund_id: which.refundId })
    const back = await showRefundStatus(tx, store_id, which)
    await recordPaymentEvent(tx, { storeId: store_id, orderId: back.order_id, at: deps.clock.now() }, note, shopActor(actor))
    return back
  }

/** Throw `payments.not_found`, `payments.refund_not_failed`. */
export const retryRefund = resolveRefundBy(retryRefundPayout, 'return_retried')
export const refundInCash = resolveRefundBy(resolveRefundInCash, 'return_in_cash')

/**
 * Records that the shop gave back by hand what it owed. Said again, also otherwise, it changes nothing: the answer is what was said
 * first. Throws `payments.not_found`.
 */
export const recordHandReturn = async (
  deps: PaymentDeps,
  tx: Sql,
  actor: ShopPerson,
  { refundId, by }: { refundId: string; by: 'cash' | 'upi' },
): Promise<RefundStatus> => {
  const due = await findHandReturn(tx, actor.store_id, refundId)
  if (!due) throw new AppError('payments.not_found')
  const at = deps.clock.now()
  const order = { storeId: actor.store_id, orderId: due.order_id, at }
  // The order is locked: of two devices one says how it was given back.
  const row = await readShopOrderRow(tx, actor.store_id, due.order_id, undefined)
  const { destination } = planHandReturn(row.payment_method, by)
  if ((await endHandReturn(tx, actor.store_id, { refundId, destination, at })) > 0) {
    await recordPaymentEvent(tx, order, destination === 'cash' ? 'return_in_cash' : 'return_by_upi', shopActor(actor))
    if (await isFullyRefunded(tx, actor.store_id, due.order_id)) await recordRefundCompleted(tx, order)
  }
  const [back] = await listRefundStatuses(tx, actor.store_id, { states: null, key: `refund:${refundId}`, limit: 1 })
  if (!back) throw new AppError('payments.not_found')
  return presentRefundStatus(actor.store_id, back)
}

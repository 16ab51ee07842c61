import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { PaymentDeps } from '../deps.ts'
import { lockPayment } from '../payments.repo.ts'
import { findNewestRefundPayout, insertRefundPayout, type RefundPayoutRow } from './refund-payouts.repo.ts'
import { setRefundByPayouts } from './refunds.repo.ts'
import { applyRefundOutcome } from './settle-refund-payout.ts'

/** The money of a refund by lines, or a whole payment (`refund_id` null). */
type Which = Pick<RefundPayoutRow, 'store_id' | 'payment_id' | 'refund_id'>

/** Locks a failed refund of this shop. Throws `payments.not_found`, `payments.refund_not_failed`. */
const lockFailed = async (tx: Sql, which: Which): Promise<RefundPayoutRow> => {
  const payment = await lockPayment(tx, which)
  const newest = payment && (await findNewestRefundPayout(tx, which))
  if (!newest) throw new AppError('payments.not_found')
  if (newest.status !== 'failed') throw new AppError('payments.refund_not_failed')
  return newest
}

/** Retries at the service with a new key: for the old key it would only repeat its error. Throws as `lockFailed`. */
export const retryRefundPayout = async ({ clock }: Pick<PaymentDeps, 'clock'>, tx: Sql, which: Which): Promise<void> => {
  const failed = await lockFailed(tx, which)
  const round = failed.round + 1
  const name = failed.refund_id === null ? `all-${failed.payment_id}` : `refund-${failed.refund_id}`
  await insertRefundPayout(tx, { ...failed, round, key: `${name}-${round}` }, clock.now())
  if (failed.refund_id !== null) await setRefundByPayouts(tx, failed.store_id, failed.refund_id, clock.now())
}

/** Records that the shop handed over the money of a failed refund. Throws as `lockFailed`. */
export const resolveRefundInCash = async (deps: Pick<PaymentDeps, 'clock'>, tx: Sql, which: Which): Promise<void> => {
  await applyRefundOutcome(deps, tx, await lockFailed(tx, which), 'done', true)
}

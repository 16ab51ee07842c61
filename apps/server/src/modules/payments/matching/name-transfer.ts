import { isPaidAfterAcceptance } from '@jhola/contract/orders/paid-after-acceptance'
import { isMoneyDue } from '@jhola/contract/payments/rules'
import { isUniqueViolation } from '../../../platform/db/index.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import { findPayee, requireOrderAccess } from '../../orders/index.ts'
import type { PaymentDeps } from '../deps.ts'
import type { Payer } from '../paying/pay-order.ts'
import { findClaimedUtr, listUsedUtrs, setClaimedUtr } from './matching.repo.ts'

/**
 * Stores the UTR that the customer claims. It helps the search and is no proof of payment; a UTR that paid something or belongs
 * to another order of the shop is rejected. Throws `orders.not_found`, `payments.not_due`, `payments.utr_used`, and like the claim
 * `payments.after_acceptance` for a new shop that has not accepted the order: its UPI ID was not given out yet.
 */
export const nameTransfer = async (
  { tokens, clock, stores }: Pick<PaymentDeps, 'tokens' | 'clock' | 'stores'>,
  tx: Sql,
  orderId: string,
  utr: string,
  { actor, orderToken }: Payer,
): Promise<{ success: true; utr: string }> => {
  const { kind, order } = await requireOrderAccess(tx, tokens, orderId, actor, orderToken)
  if (order.payment_method !== 'upi' || !isMoneyDue(order)) throw new AppError('payments.not_due')
  const payee = kind === 'customer' ? await findPayee({ db: tx, findStore: stores.find }, order.store_id) : undefined
  if (payee && isPaidAfterAcceptance({ method: 'upi', status: order.status }, payee))
    throw new AppError('payments.after_acceptance')
  if ((await listUsedUtrs(tx, [utr])).size > 0) throw new AppError('payments.utr_used')
  try {
    await setClaimedUtr(tx, { store_id: order.store_id, order_id: orderId, utr, at: clock.now() })
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('payments.utr_used') : error
  }
  return { success: true, utr }
}

/** The stored UTR. Throws `orders.not_found`. */
export const showTransferName = async (
  { db, tokens }: Pick<PaymentDeps, 'db' | 'tokens'>,
  orderId: string,
  { actor, orderToken }: Payer,
): Promise<{ success: true; utr: string | null }> => {
  const { order } = await requireOrderAccess(db, tokens, orderId, actor, orderToken)
  return { success: true, utr: await findClaimedUtr(db, order.store_id, orderId) }
}

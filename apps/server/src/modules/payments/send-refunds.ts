import type { RefundState } from '@jhola/contract/payments/refunds'
import { MINUTE_MS } from '@jhola/contract/shared/time'
import { AppError } from '../../platform/errors.ts'
import { noteMoneyReturned } from '../orders/index.ts'
import { attemptOf } from './attempt.ts'
import type { PaymentDeps } from './deps.ts'
import { findPayment } from './payments.repo.ts'
import { countOpenRefunds, listWaitingRefunds, noteRefundTry, type RefundRow } from './refunds.repo.ts'

const BATCH = 50
/** After so many tries a person has to look: about a day. */
const TRIES_MOST = 20
const PAUSE_MOST_MS = 120 * MINUTE_MS

const sendOne = async (deps: PaymentDeps, refund: RefundRow): Promise<void> => {
  const payment = refund.payment_id === null ? undefined : await findPayment(deps.db, refund.payment_id)
  const provider = payment && deps.providers.byId(payment.provider)
  if (!payment || !provider) throw new AppError('payments.not_found')
  await provider.giveBack(attemptOf(payment), { amountPaise: refund.amount_paise, key: `refund-${refund.refund_id}` })
}

/** Writes down how a try ended; with the last of an order that ended as refunded, its money is back. */
const noteTry = async (deps: PaymentDeps, refund: RefundRow, status: RefundState, pauseMs: number): Promise<void> => {
  const at = deps.clock.now()
  await deps.db.withTx(async (tx) => {
    await noteRefundTry(tx, refund, { status, nextAt: new Date(at.getTime() + pauseMs), at })
    const { store_id: storeId, order_id: orderId } = refund
    if (status === 'done' && (await countOpenRefunds(tx, storeId, orderId)) === 0)
      await noteMoneyReturned(tx, { storeId, orderId, at })
  })
}

/** Has payment services return what was refunded by lines. Safe to run twice. Returns how many they returned. */
export const sendRefunds = async (deps: PaymentDeps): Promise<number> => {
  let sent = 0
  for (const refund of await listWaitingRefunds(deps.db, deps.clock.now(), BATCH)) {
    try {
      await sendOne(deps, refund)
      await noteTry(deps, refund, 'done', 0)
      sent += 1
    } catch (error) {
      deps.log.warn({ err: error, refund_id: refund.refund_id }, 'a refund could not be carried out, trying again')
      const pauseMs = Math.min(PAUSE_MOST_MS, MINUTE_MS * 2 ** refund.tries)
      await noteTry(deps, refund, refund.tries + 1 >= TRIES_MOST ? 'failed' : 'pending', pauseMs)
    }
  }
  if (sent > 0) deps.wakeOutbox()
  return sent
}

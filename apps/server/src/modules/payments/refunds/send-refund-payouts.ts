import { MINUTE_MS } from '@jhola/contract/shared/time'
import { AppError } from '../../../platform/errors.ts'
import { attemptOf } from '../attempt.ts'
import type { PaymentDeps } from '../deps.ts'
import { findPayment, listPaymentsToRefund } from '../payments.repo.ts'
import type { RefundOutcome } from '../providers/provider.ts'
import { insertRefundPayout, listRefundPayoutsDue, type RefundPayoutRow, recordRefundPayoutTry } from './refund-payouts.repo.ts'
import { applyRefundOutcome, REFUND_POLL_EVERY_MS } from './settle-refund-payout.ts'

const BATCH = 50
/** After this many tries, about a day, a person must decide. */
const TRIES_MAX = 20
/** The first retry is soon, because our own connection may have failed; then exponential backoff. */
const PAUSE_FIRST_MS = 5_000
const PAUSE_MAX_MS = 120 * MINUTE_MS

const pauseAfter = ({ tries }: RefundPayoutRow): number =>
  tries === 0 ? PAUSE_FIRST_MS : Math.min(PAUSE_MAX_MS, MINUTE_MS * 2 ** (tries - 1))

const partiesOf = async (deps: PaymentDeps, returned: RefundPayoutRow) => {
  const payment = await findPayment(deps.db, returned)
  const provider = payment && deps.providers.byId(payment.provider)
  if (!payment || !provider) throw new AppError('payments.not_found')
  return { attempt: attemptOf(payment), provider }
}

const settle = (deps: PaymentDeps, returned: RefundPayoutRow, { state }: RefundOutcome): Promise<boolean> =>
  deps.db.withTx((tx) => applyRefundOutcome(deps, tx, returned, state))

/** The service was unreachable or rejected the call: retries with backoff, and gives up after the maximum. */
const tryLater = async (deps: PaymentDeps, returned: RefundPayoutRow): Promise<void> => {
  await recordRefundPayoutTry(deps.db, returned, new Date(deps.clock.now().getTime() + pauseAfter(returned)))
  if (returned.tries + 1 >= TRIES_MAX) await settle(deps, returned, { state: 'failed' })
}

/** Sends due refunds to their services. Resolves to how many were accepted. */
const sendRefundPayouts = async (deps: PaymentDeps, kind: 'lines' | 'whole'): Promise<number> => {
  let sent = 0
  for (const returned of await listRefundPayoutsDue(deps.db, 'pending', [kind], deps.clock.now(), BATCH)) {
    try {
      const { attempt, provider } = await partiesOf(deps, returned)
      await settle(deps, returned, await provider.refund(attempt, { amountPaise: returned.amount_paise, key: returned.key }))
      sent += 1
    } catch (error) {
      deps.log.warn({ err: error, payment_id: returned.payment_id }, 'money could not be given back, trying again')
      await tryLater(deps, returned)
    }
  }
  if (sent > 0) deps.wakeOutbox()
  return sent
}

/** Sends refunds by lines to the payment services. Idempotent. Returns how many were accepted. */
export const sendRefunds = (deps: PaymentDeps): Promise<number> => sendRefundPayouts(deps, 'lines')

/** Sends refunds of unneeded payments and cancelled orders. Idempotent. Returns how many were accepted. */
export const sendPaymentRefunds = async (deps: PaymentDeps): Promise<number> => {
  const authoritative = deps.providers.all.filter(({ isAuthoritative }) => isAuthoritative).map(({ id }) => id)
  for (const { left_paise, ...payment } of await listPaymentsToRefund(deps.db, authoritative, BATCH)) {
    const key = `all-${payment.payment_id}`
    await insertRefundPayout(deps.db, { ...payment, key, refund_id: null, round: 1, amount_paise: left_paise }, deps.clock.now())
  }
  return sendRefundPayouts(deps, 'whole')
}

/** Polls the state of refunds that services accepted, because webhooks can get lost. Idempotent. Returns how many were polled. */
export const reconcileRefunds = async (deps: PaymentDeps): Promise<number> => {
  const waiting = await listRefundPayoutsDue(deps.db, 'sent', ['lines', 'whole'], deps.clock.now(), BATCH)
  for (const returned of waiting) {
    await recordRefundPayoutTry(deps.db, returned, new Date(deps.clock.now().getTime() + REFUND_POLL_EVERY_MS))
    try {
      const { attempt, provider } = await partiesOf(deps, returned)
      const outcome = await provider.fetchRefundStatus(attempt, returned.key)
      if (outcome) await settle(deps, returned, outcome)
    } catch (error) {
      deps.log.warn({ err: error, payment_id: returned.payment_id }, 'the payment service did not say, asking again later')
    }
  }
  if (waiting.length > 0) deps.wakeOutbox()
  return waiting.length
}

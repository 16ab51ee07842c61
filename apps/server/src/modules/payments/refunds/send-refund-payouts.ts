import { MINUTE_MS } from '@jhola/contract/shared/time'
import { AppError } from '../../../platform/errors.ts'
import { attemptOf } from '../attempt.ts'
import type { PaymentDeps } from '../deps.ts'
import { findPayment, listToGiveBack } from '../payments.repo.ts'
import type { ReturnWord } from '../providers/provider.ts'
import { insertReturn, listReturnsDue, noteReturnTry, type ReturnRow } from './refund-payouts.repo.ts'
import { ASK_RETURN_EVERY_MS, applyReturn } from './settle-refund-payout.ts'

const BATCH = 50
/** After so many tries a person has to look: about a day. */
const TRIES_MAX = 20
/** What fails first may be our own connection, so the next look of the job tries it again; then later and later. */
const PAUSE_FIRST_MS = 5_000
const PAUSE_MAX_MS = 120 * MINUTE_MS

const pauseAfter = ({ tries }: ReturnRow): number =>
  tries === 0 ? PAUSE_FIRST_MS : Math.min(PAUSE_MAX_MS, MINUTE_MS * 2 ** (tries - 1))

const partiesOf = async (deps: PaymentDeps, { payment_id }: ReturnRow) => {
  const payment = await findPayment(deps.db, payment_id)
  const provider = payment && deps.providers.byId(payment.provider)
  if (!payment || !provider) throw new AppError('payments.not_found')
  return { attempt: attemptOf(payment), provider }
}

const settle = (deps: PaymentDeps, returned: ReturnRow, { state }: ReturnWord): Promise<boolean> =>
  deps.db.withTx((tx) => applyReturn(deps, tx, returned, state))

/** It was not reached, or refused: tried again later and later, and given up for people to look at. */
const tryLater = async (deps: PaymentDeps, returned: ReturnRow): Promise<void> => {
  await noteReturnTry(deps.db, returned, new Date(deps.clock.now().getTime() + pauseAfter(returned)))
  if (returned.tries + 1 >= TRIES_MAX) await settle(deps, returned, { state: 'failed' })
}

/** Has services return what is due. Resolves to how many took it on. */
const sendReturns = async (deps: PaymentDeps, kind: 'lines' | 'whole'): Promise<number> => {
  let sent = 0
  for (const returned of await listReturnsDue(deps.db, 'pending', [kind], deps.clock.now(), BATCH)) {
    try {
      const { attempt, provider } = await partiesOf(deps, returned)
      await settle(deps, returned, await provider.giveBack(attempt, { amountPaise: returned.amount_paise, key: returned.key }))
      sent += 1
    } catch (error) {
      deps.log.warn({ err: error, payment_id: returned.payment_id }, 'money could not be given back, trying again')
      await tryLater(deps, returned)
    }
  }
  if (sent > 0) deps.wakeOutbox()
  return sent
}

/** Has payment services return what was refunded by lines. Safe to run twice. Returns how many they took on. */
export const sendRefunds = (deps: PaymentDeps): Promise<number> => sendReturns(deps, 'lines')

/** Returns money that came for nothing or whose order was called off. Safe to run twice. Returns how many services took on. */
export const giveBackPayments = async (deps: PaymentDeps): Promise<number> => {
  const judges = deps.providers.all.filter(({ isJudge }) => isJudge).map(({ id }) => id)
  for (const { left_paise, ...payment } of await listToGiveBack(deps.db, judges, BATCH)) {
    const key = `all-${payment.payment_id}`
    await insertReturn(deps.db, { ...payment, key, refund_id: null, round: 1, amount_paise: left_paise }, deps.clock.now())
  }
  return sendReturns(deps, 'whole')
}

/**
 * Asks payment services what became of money that they took on to return: reports get lost. Safe to run twice. Returns how many were asked
 * about.
 */
export const reconcileReturns = async (deps: PaymentDeps): Promise<number> => {
  const waiting = await listReturnsDue(deps.db, 'sent', ['lines', 'whole'], deps.clock.now(), BATCH)
  for (const returned of waiting) {
    await noteReturnTry(deps.db, returned, new Date(deps.clock.now().getTime() + ASK_RETURN_EVERY_MS))
    try {
      const { attempt, provider } = await partiesOf(deps, returned)
      const word = await provider.askReturn(attempt, returned.key)
      if (word) await settle(deps, returned, word)
    } catch (error) {
      deps.log.warn({ err: error, payment_id: returned.payment_id }, 'the payment service did not say, asking again later')
    }
  }
  if (waiting.length > 0) deps.wakeOutbox()
  return waiting.length
}

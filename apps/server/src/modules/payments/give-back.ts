import { AppError } from '../../platform/errors.ts'
import { noteMoneyReturned } from '../orders/index.ts'
import { attemptOf } from './attempt.ts'
import type { PaymentDeps } from './deps.ts'
import { listToGiveBack, lockPayment, type PaymentRow, setPaymentState } from './payments.repo.ts'
import { countOpenRefunds } from './refunds.repo.ts'

const BATCH = 50

const giveBackOne = async (deps: PaymentDeps, payment: PaymentRow & { left_paise: number }): Promise<void> => {
  const { store_id: storeId, order_id: orderId } = payment
  const provider = deps.providers.byId(payment.provider)
  if (!provider) throw new AppError('request.not_found')
  await provider.giveBack(attemptOf(payment), { amountPaise: payment.left_paise, key: `all-${payment.payment_id}` })
  await deps.db.withTx(async (tx) => {
    const locked = await lockPayment(tx, payment.payment_id)
    if (locked?.status !== 'paid' && locked?.status !== 'held') return
    const at = deps.clock.now()
    await setPaymentState(tx, locked, { status: 'given_back', failure: null, toGiveBack: false, at })
    const isAllBack = (await countOpenRefunds(tx, storeId, orderId)) === 0
    if (locked.status === 'paid' && !locked.to_give_back && isAllBack) await noteMoneyReturned(tx, { storeId, orderId, at })
  })
}

/** Returns money that came for nothing or whose order was called off. Safe to run twice. Returns how many payments went back. */
export const giveBackPayments = async (deps: PaymentDeps): Promise<number> => {
  const judges = deps.providers.all.filter(({ isJudge }) => isJudge).map(({ id }) => id)
  let returned = 0
  for (const payment of await listToGiveBack(deps.db, judges, BATCH)) {
    try {
      await giveBackOne(deps, payment)
      returned += 1
    } catch (error) {
      deps.log.warn({ err: error, payment_id: payment.payment_id }, 'money could not be given back, trying again')
    }
  }
  if (returned > 0) deps.wakeOutbox()
  return returned
}

import { nextPaymentState, type ProviderWord } from '@jhola/contract/payments/rules'
import type { ProviderId } from '@jhola/contract/payments/schema'
import { AppError } from '../../platform/errors.ts'
import { noteMoneyReturned, requireActingParty, takeOrderMoney } from '../orders/index.ts'
import type { PaymentDeps } from './deps.ts'
import { factsOf, type Payer } from './pay-order.ts'
import { findByReference, findPayment, listToGiveBack, lockPayment, type PaymentRow, setPaymentState } from './payments.repo.ts'
import type { Proof } from './providers/provider.ts'

const BATCH = 50

/** Writes a provider's word into the attempt and its order, in one transaction: money pays the order once, or goes back. */
const settlePayment = async (deps: PaymentDeps, paymentId: string, word: ProviderWord): Promise<PaymentRow> => {
  const settled = await deps.db.withTx(async (tx) => {
    const payment = await lockPayment(tx, paymentId)
    if (!payment) throw new AppError('payments.not_found')
    const status = nextPaymentState(payment.status, word)
    if (status === payment.status) return payment
    const at = deps.clock.now()
    const { store_id: storeId, order_id: orderId, method } = payment
    const toGiveBack =
      status === 'paid' &&
      (await takeOrderMoney(tx, { storeId, orderId, at }, { method, amountPaise: payment.amount_paise })) === 'give_back'
    const failure = word.state === 'failed' && status === 'failed' ? word.reason : null
    await setPaymentState(tx, payment, { status, failure, toGiveBack, at })
    return { ...payment, status, failure }
  })
  deps.wakeOutbox()
  return settled
}

/**
 * Asks the provider about an attempt and settles by its answer; what the caller says counts for nothing. Throws `payments.not_found`,
 * `orders.not_found`, `payments.failed`, `payments.unconfirmed`.
 */
export const confirmPayment = async (
  deps: PaymentDeps,
  paymentId: string,
  proof: Proof,
  { actor, orderToken }: Payer,
): Promise<PaymentRow> => {
  const payment = await findPayment(deps.db, paymentId)
  if (!payment) throw new AppError('payments.not_found')
  const { order } = await requireActingParty(deps.db, deps.tokens, payment.order_id, actor, orderToken)
  const provider = deps.providers.byId(payment.provider)
  if (!provider) throw new AppError('payments.unconfirmed')
  // Cash and the shop's own UPI: the shop has said it, or nobody has.
  if (!provider.isJudge && order.payment_status === 'completed') return { ...payment, status: 'paid' }
  const settled = await settlePayment(deps, paymentId, await provider.ask(factsOf(payment, order, null), proof))
  if (settled.status === 'failed') throw new AppError('payments.failed', { reason: settled.failure ?? 'declined' })
  if (settled.status !== 'paid') throw new AppError('payments.unconfirmed')
  return settled
}

/** Takes a provider's report. What it says about payments we do not know is somebody else's. Throws `payments.signature`. */
export const receiveReport = async (
  deps: PaymentDeps,
  providerId: ProviderId,
  headers: Readonly<Record<string, unknown>>,
  rawBody: string,
): Promise<void> => {
  const provider = deps.providers.byId(providerId)
  if (!provider) throw new AppError('request.not_found')
  const { reference, word } = await provider.readReport(headers, rawBody)
  const payment = await findByReference(deps.db, providerId, reference)
  if (payment) await settlePayment(deps, payment.payment_id, word)
}

const giveBackOne = async (deps: PaymentDeps, payment: PaymentRow): Promise<void> => {
  const { store_id: storeId, order_id: orderId } = payment
  await deps.providers.byId(payment.provider)?.giveBack({
    payment_id: payment.payment_id,
    order_id: orderId,
    order_number: '',
    store_name: '',
    upi_vpa: null,
    method: payment.method,
    amountPaise: payment.amount_paise,
    reference: payment.reference,
  })
  await deps.db.withTx(async (tx) => {
    const locked = await lockPayment(tx, payment.payment_id)
    if (locked?.status !== 'paid') return
    const at = deps.clock.now()
    await setPaymentState(tx, locked, { status: 'given_back', failure: null, toGiveBack: false, at })
    if (!locked.to_give_back) await noteMoneyReturned(tx, { storeId, orderId, at })
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

import { hash } from 'node:crypto'
import { hasMoneyCome, nextPaymentState, type PaymentOutcome, type PaymentState } from '@jhola/contract/payments/rules'
import type { ProviderId } from '@jhola/contract/payments/schema'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import { applyPayment, type OrderActor, recordPaymentEvent, requireOrderAccess } from '../../orders/index.ts'
import { attemptOf } from '../attempt.ts'
import type { PaymentDeps } from '../deps.ts'
import type { Payer } from '../paying/pay-order.ts'
import {
  findByReference,
  findByTransaction,
  findPaymentAnywhere,
  insertDuplicatePayment,
  lockPayment,
  type PaymentKey,
  type PaymentRow,
  setPaymentState,
} from '../payments.repo.ts'
import type { ClientConfirmation, WebhookEvent } from '../providers/provider.ts'
import { findRefundPayout } from '../refunds/refund-payouts.repo.ts'
import { applyRefundOutcome } from '../refunds/settle-refund-payout.ts'
import { insertWebhookEvent } from './reconcile.repo.ts'

type PaidOutcome = Extract<PaymentOutcome, { state: 'paid' }>

/** True when this transaction is known: for another attempt, or as received for this one. */
const isKnownTransaction = async (tx: Sql, payment: PaymentRow, outcome: PaymentOutcome): Promise<boolean> => {
  if (outcome.state !== 'paid' || outcome.transaction === null) return false
  const owner = await findByTransaction(tx, payment.provider, outcome.transaction)
  return owner !== undefined && owner.payment_id !== payment.payment_id
}

/** The first payment of an attempt: it pays the order, is refunded, or is held. */
const applyIncomingPayment = async (
  tx: Sql,
  payment: PaymentRow,
  { amountPaise }: PaidOutcome,
  at: Date,
  by: OrderActor | undefined,
): Promise<{ status: PaymentState; toRefund: boolean }> => {
  const order = { storeId: payment.store_id, orderId: payment.order_id, at }
  const isExpectedAmount = amountPaise === payment.amount_paise
  const decided = isExpectedAmount ? await applyPayment(tx, order, { method: payment.method, amountPaise, by }) : 'hold'
  if (decided === 'hold' || decided === 'give_back')
    await recordPaymentEvent(tx, order, decided === 'hold' ? 'payment_held' : 'payment_not_needed')
  return { status: decided === 'hold' ? 'held' : 'paid', toRefund: decided === 'give_back' }
}

/** A further payment of an attempt that has one: it is refunded. */
const recordDuplicatePayment = async (
  deps: Pick<PaymentDeps, 'ids'>,
  tx: Sql,
  payment: PaymentRow,
  outcome: { amountPaise: number; transaction: string },
  at: Date,
): Promise<void> => {
  const written = await insertDuplicatePayment(tx, payment, { ...outcome, payment_id: deps.ids.uuid(), at })
  const order = { storeId: payment.store_id, orderId: payment.order_id, at }
  if (written > 0) await recordPaymentEvent(tx, order, 'payment_not_needed')
}

/**
 * Applies a provider's outcome to a locked attempt and its order: a payment pays the order once, is refunded, or is held. `by`:
 * the shop's user who confirmed a direct payment.
 */
export const applyOutcome = async (
  deps: Pick<PaymentDeps, 'clock' | 'ids'>,
  tx: Sql,
  payment: PaymentRow,
  outcome: PaymentOutcome,
  by?: OrderActor,
): Promise<PaymentRow> => {
  if (await isKnownTransaction(tx, payment, outcome)) return payment
  const at = deps.clock.now()
  if (hasMoneyCome(payment.status)) {
    if (outcome.state === 'paid' && outcome.transaction !== null && outcome.transaction !== payment.transaction)
      await recordDuplicatePayment(deps, tx, payment, { ...outcome, transaction: outcome.transaction }, at)
    return payment
  }
  const next = nextPaymentState(payment.status, outcome, payment.amount_paise)
  if (next === payment.status) return payment
  if (outcome.state === 'paid') {
    const taken = await applyIncomingPayment(tx, payment, outcome, at, by)
    await setPaymentState(tx, payment, { ...taken, failure: null, received: outcome, at })
    const { amountPaise: received_paise, transaction } = outcome
    return { ...payment, status: taken.status, failure: null, received_paise, transaction }
  }
  const failure = outcome.state === 'failed' ? outcome.reason : null
  await setPaymentState(tx, payment, { status: next, failure, toRefund: false, at })
  return { ...payment, status: next, failure }
}

/** Settles an attempt by its provider's outcome, in one transaction. Throws `payments.not_found`. */
export const settlePayment = async (deps: PaymentDeps, key: PaymentKey, outcome: PaymentOutcome): Promise<PaymentRow> => {
  const settled = await deps.db.withTx(async (tx) => {
    const payment = await lockPayment(tx, key)
    if (!payment) throw new AppError('payments.not_found')
    return applyOutcome(deps, tx, payment, outcome)
  })
  deps.wakeOutbox()
  return settled
}

/**
 * Polls an attempt at its provider and applies the outcome; the client's claim is ignored. Throws `payments.not_found`,
 * `orders.not_found`, `payments.failed`, `payments.held`, `payments.unconfirmed`.
 */
export const confirmPayment = async (
  deps: PaymentDeps,
  paymentId: string,
  confirmation: ClientConfirmation,
  { actor, orderToken }: Payer,
): Promise<PaymentRow> => {
  const payment = await findPaymentAnywhere(deps.db, paymentId)
  if (!payment) throw new AppError('payments.not_found')
  const { order } = await requireOrderAccess(deps.db, deps.tokens, payment.order_id, actor, orderToken)
  const provider = deps.providers.byId(payment.provider)
  if (!provider) throw new AppError('payments.unconfirmed')
  // Cash and direct UPI count only when the shop confirmed them.
  if (!provider.isAuthoritative && order.payment_status === 'completed') return { ...payment, status: 'paid' }
  const settled = await settlePayment(deps, payment, await provider.fetchStatus(attemptOf(payment), confirmation))
  if (settled.status === 'failed') throw new AppError('payments.failed', { reason: settled.failure ?? 'declined' })
  if (settled.status === 'held') throw new AppError('payments.held')
  if (settled.status !== 'paid') throw new AppError('payments.unconfirmed')
  return settled
}

/** Handles one event once: its record and its effect are in one transaction. */
const handleWebhook = (deps: PaymentDeps, providerId: ProviderId, event: WebhookEvent, body: string): Promise<void> =>
  deps.db.withTx(async (tx) => {
    const found = event.reference === null ? undefined : await findByReference(tx, providerId, event.reference)
    const payment = found && (await lockPayment(tx, found))
    const isNews = await insertWebhookEvent(tx, {
      provider: providerId,
      event_id: event.eventId,
      payment_id: payment?.payment_id ?? null,
      said: event.returned ? `return_${event.returned.state}` : event.outcome.state,
      body_hash: hash('sha256', body, 'buffer'),
      at: deps.clock.now(),
    })
    if (isNews === 0) return
    if (payment) await applyOutcome(deps, tx, payment, event.outcome)
    if (!event.returned) return
    const returned = await findRefundPayout(tx, { provider: providerId, key: event.returned.key })
    if (returned) await applyRefundOutcome(deps, tx, returned, event.returned.state)
  })

/** Receives a provider's webhook. Events about unknown payments are ignored. Throws `payments.signature`. */
export const receiveWebhook = async (
  deps: PaymentDeps,
  providerId: ProviderId,
  headers: Readonly<Record<string, unknown>>,
  rawBody: string,
): Promise<void> => {
  const provider = deps.providers.byId(providerId)
  if (!provider) throw new AppError('request.not_found')
  await handleWebhook(deps, providerId, await provider.parseWebhook(headers, rawBody), rawBody)
  deps.wakeOutbox()
}

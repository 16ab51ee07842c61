import { hash } from 'node:crypto'
import type { PaymentOutcome } from '@jhola/contract/payments/rules'
import type { Clock } from '../../../../platform/clock.ts'
import { AppError } from '../../../../platform/errors.ts'
import type { Attempt, ClientConfirmation, PaymentProvider, WebhookEvent } from '../provider.ts'
import { type CallTimes, createRazorpayClient, isRazorpayFailure, type RazorpayClient } from './client.ts'
import type { RazorpaySettings } from './settings.ts'
import { isCheckoutSignature, isWebhookSignature } from './signatures.ts'
import {
  findAuthorized,
  outcomeOfPayments,
  readRefund,
  rzpPaymentSchema,
  rzpPaymentsSchema,
  rzpRefundSchema,
  rzpRefundsSchema,
  rzpWebhookSchema,
} from './states.ts'

/** Razorpay limits the length of a receipt; a payment ID without its dashes fits. */
const receiptOf = (paymentId: string): string => paymentId.replaceAll('-', '')

/** Razorpay did not respond or failed: the outcome is unknown. Throws `payments.unavailable`. */
const orUnavailable = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (isRazorpayFailure(error)) throw new AppError('payments.unavailable')
    throw error
  }
}

/** Captures an authorised payment. A concurrent capture may have succeeded first: the state read afterwards counts. */
const capture = async (client: RazorpayClient, payment: { id: string; amount: number }): Promise<void> => {
  try {
    await client.call('once', () => client.sdk.payments.capture(payment.id, payment.amount, 'INR'))
  } catch (error) {
    if (!isRazorpayFailure(error)) throw error
  }
}

const readPayments = async (client: RazorpayClient, order: string) =>
  rzpPaymentsSchema.parse(await client.paymentsOf(order)).items

/** Fetches the payments of a Razorpay order; captures authorised ones. */
const fetchOrderPayments = async (client: RazorpayClient, order: string): Promise<PaymentOutcome> => {
  const payments = await readPayments(client, order)
  const authorized = findAuthorized(payments)
  if (!authorized) return outcomeOfPayments(payments)
  await capture(client, authorized)
  return outcomeOfPayments(await readPayments(client, order))
}

/**
 * Fetches a payment that the Razorpay checkout signed for this order. The signature proves the order, not the amount, so the
 * payment itself is read. Returns nothing when the signature is wrong.
 */
const fetchSignedPayment = async (
  client: RazorpayClient,
  keySecret: string,
  order: string,
  { provider_payment_id: paymentId, signature }: ClientConfirmation,
): Promise<PaymentOutcome | undefined> => {
  if (paymentId === undefined || !isCheckoutSignature(keySecret, order, paymentId, signature)) return undefined
  const payment = rzpPaymentSchema.parse(await client.call('safe', () => client.sdk.payments.fetch(paymentId)))
  if (payment.order_id !== order) return undefined
  const outcome = outcomeOfPayments([payment])
  return outcome.state === 'paid' ? outcome : undefined
}

const parseWebhook = (settings: RazorpaySettings, headers: Readonly<Record<string, unknown>>, rawBody: string) => {
  if (!isWebhookSignature(settings.webhookSecrets, rawBody, headers['x-razorpay-signature']))
    throw new AppError('payments.signature')
  const read = rzpWebhookSchema.safeParse(JSON.parse(rawBody))
  const given = headers['x-razorpay-event-id']
  const eventId = typeof given === 'string' && /^[\w-]{1,100}$/.test(given) ? given : hash('sha256', rawBody)
  const { payment, refund } = read.success ? read.data.payload : {}
  const { state, key } = refund ? readRefund(refund.entity) : {}
  return { eventId, payment: payment?.entity, returned: state && key ? { state, key } : null }
}

/**
 * Card, net banking, wallet and UPI by Razorpay, with its own payment page, its API and its webhooks. No card data reach this
 * server.
 */
export const createRazorpay = async (
  settings: RazorpaySettings,
  { publicOrigin, clock, times }: { publicOrigin: string; clock: Clock; times?: CallTimes },
): Promise<PaymentProvider> => {
  const client = await createRazorpayClient(settings, clock, times)
  const ask = (order: string) => orUnavailable(fetchOrderPayments(client, order))
  return {
    id: 'razorpay',
    methods: ['card', 'netbanking', 'wallet', 'upi'],
    isAuthoritative: true,
    isTest: settings.keyId.startsWith('rzp_test_'),
    checkoutPath: () => null,
    isReachable: client.isReachable,
    begin: async (payment) => {
      const receipt = receiptOf(payment.payment_id)
      const create = () =>
        client.sdk.orders.create({
          amount: payment.amountPaise,
          currency: 'INR',
          receipt,
          payment_capture: true,
          notes: { payment_id: payment.payment_id, order_number: payment.order_number },
          // @NOTE missing in the SDK's types; with it a repeated call returns the same order (Razorpay docs, "Retries and
          // Idempotency").
          ...({ unique_receipt: true } as object),
        })
      const reference = payment.reference ?? (await orUnavailable(client.call('safe', create))).id
      const back = `${publicOrigin}/pay/return/${payment.payment_id}`
      return {
        reference,
        upi: null,
        checkout: {
          action: `${settings.url}/v1/checkout/embedded`,
          fields: {
            key_id: settings.keyId,
            order_id: reference,
            amount: String(payment.amountPaise),
            currency: 'INR',
            name: payment.store_name,
            description: `Order ${payment.order_number}`,
            callback_url: back,
            cancel_url: back,
          },
        },
      }
    },
    fetchStatus: async ({ reference }: Attempt, confirmation) => {
      if (reference === null) return { state: 'open' }
      const signed = await orUnavailable(fetchSignedPayment(client, settings.keySecret, reference, confirmation))
      return signed ?? ask(reference)
    },
    parseWebhook: async (headers, rawBody): Promise<WebhookEvent> => {
      const { eventId, payment, returned } = parseWebhook(settings, headers, rawBody)
      const reference = payment?.order_id ?? null
      if (!payment || reference === null) return { eventId, reference: null, outcome: { state: 'open' }, returned }
      // An authorised payment is captured at once; every other state is complete in the webhook.
      const outcome = payment.status === 'authorized' ? await ask(reference) : outcomeOfPayments([payment])
      return { eventId, reference, outcome, returned }
    },
    refund: async ({ transaction }, { amountPaise, key }) => {
      if (transaction === null) throw new Error('there is no payment to give back')
      const made = rzpRefundSchema.parse(await orUnavailable(client.refund(transaction, amountPaise, key)))
      return { state: readRefund(made).state }
    },
    fetchRefundStatus: async ({ transaction }, key) => {
      if (transaction === null) return undefined
      const { items } = rzpRefundsSchema.parse(await orUnavailable(client.refundsOf(transaction)))
      const found = items.map(readRefund).find((refund) => refund.key === key)
      return found && { state: found.state }
    },
  }
}

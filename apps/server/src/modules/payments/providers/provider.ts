import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import type { UpiRequestDetails } from '@jhola/contract/orders/schema'
import type { RefundPayoutState } from '@jhola/contract/payments/refunds/refunds'
import type { PaymentOutcome } from '@jhola/contract/payments/rules'
import type { CheckoutForm, ProviderId } from '@jhola/contract/payments/schema'

/**
 * A payment attempt in the form that its provider gets. Money in paise. `reference`: the provider's ID of the attempt,
 * `transaction`: of the received payment.
 */
export type Attempt = {
  payment_id: string
  order_id: string
  method: OrderPaymentMethod
  amountPaise: number
  reference: string | null
  transaction: string | null
}

/** An attempt with the order data that the payer sees. */
export type PaymentData = Attempt & {
  order_number: string
  store_name: string
  upi_vpa: string | null
  upi_payee_name: string | null
}

/** The customer's next step: nothing, the shop's UPI request, our checkout page (`checkoutPath`), or the provider's page. */
export type NextStep = { reference: string | null; upi: UpiRequestDetails | null; checkout: CheckoutForm | null }

/**
 * What the customer's browser brought back from the provider. It is a claim only: the provider is queried, or the signature is
 * checked.
 */
export type ClientConfirmation = { provider_payment_id?: string | undefined; signature?: string | undefined }

/**
 * A provider's webhook event with a valid signature. `eventId`: the provider's ID of the event, the same for a repeated delivery.
 * `reference` null: an event that we ignore.
 */
export type WebhookEvent = { eventId: string; reference: string | null; outcome: PaymentOutcome; returned: ReportedRefund | null }

/** Money to refund. `key`: the idempotency key, the same for every try of one refund. */
export type RefundRequest = { amountPaise: number; key: string }

/** The state of a refund at its provider; a webhook also names it, by our key. */
export type RefundOutcome = { state: RefundPayoutState }
export type ReportedRefund = RefundOutcome & { key: string }

/**
 * A payment provider. One file each; add a new one to `providers/index.ts` and to `PROVIDER_IDS`, nothing else changes. Its
 * functions can take seconds: never call them in a transaction.
 */
export type PaymentProvider = {
  id: ProviderId
  /** Payment methods of this provider. */
  methods: readonly OrderPaymentMethod[]
  /** True when its outcome alone makes an order paid; otherwise the shop confirms. */
  isAuthoritative: boolean
  isTest: boolean
  /** False while the provider does not respond: customers should use another method. */
  isReachable(): boolean
  /** Starts an attempt. Idempotent: called with the reference that it returned, it returns the same and creates nothing. */
  begin(payment: PaymentData): Promise<NextStep>
  /** The page of ours where the customer continues an open attempt. */
  checkoutPath(attempt: { payment_id: string; reference: string }): string | null
  /** Fetches the state of an attempt. */
  fetchStatus(attempt: Attempt, confirmation: ClientConfirmation): Promise<PaymentOutcome>
  /** Parses a webhook. Throws `payments.signature` when its signature is wrong. */
  parseWebhook(headers: Readonly<Record<string, unknown>>, rawBody: string): Promise<WebhookEvent>
  /** Refunds money to the payer. Idempotent for each key. */
  refund(attempt: Attempt, back: RefundRequest): Promise<RefundOutcome>
  /** The state of a refund by its key; `undefined` when the provider does not know it. */
  fetchRefundStatus(attempt: Attempt, key: string): Promise<RefundOutcome | undefined>
}

import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import type { UpiRequestDetails } from '@jhola/contract/orders/schema'
import type { RefundPayoutState } from '@jhola/contract/payments/refunds/refunds'
import type { PaymentOutcome } from '@jhola/contract/payments/rules'
import type { CheckoutForm, ProviderId } from '@jhola/contract/payments/schema'

/**
 * An attempt to pay as its provider knows it. Money in paise. `reference`: the provider's own name of the attempt, `transaction` of the
 * money that came.
 */
export type Attempt = {
  payment_id: string
  order_id: string
  method: OrderPaymentMethod
  amountPaise: number
  reference: string | null
  transaction: string | null
}

/** An attempt with what the payer is shown of the order. */
export type PaymentData = Attempt & { order_number: string; store_name: string; upi_vpa: string | null }

/** How the customer goes on: nothing to do now, the shop's own UPI request, a page of ours (`checkoutPath`), or a page of the provider. */
export type NextStep = { reference: string | null; upi: UpiRequestDetails | null; checkout: CheckoutForm | null }

/** What the customer's browser brought back from the provider. A claim: the provider is asked, or its signature checked. */
export type ClientConfirmation = { provider_payment_id?: string | undefined; signature?: string | undefined }

/**
 * What a provider reported by itself, after its signature was found right. `eventId`: its own name of the report, the same when it is sent
 * again. `reference` null: about nothing that we act on.
 */
export type WebhookEvent = { eventId: string; reference: string | null; outcome: PaymentOutcome; returned: ReportedRefund | null }

/** Money to return. `key`: the same for every try of one return, so that it happens once. */
export type RefundRequest = { amountPaise: number; key: string }

/** What a provider says of money that it was asked to return, and in a report also of which, by our key. */
export type RefundOutcome = { state: RefundPayoutState }
export type ReportedRefund = RefundOutcome & { key: string }

/**
 * Somebody who carries money from customers to shops. One file each; a new one is added to `providers/index.ts` and to
 * `PROVIDER_IDS`, and nothing else changes. Nothing here is called while a transaction is open: it may take seconds.
 */
export type PaymentProvider = {
  id: ProviderId
  /** Ways of paying that go through here. */
  methods: readonly OrderPaymentMethod[]
  /** Does its outcome alone make an order paid? Otherwise the shop's does. */
  isAuthoritative: boolean
  isTest: boolean
  /** Is it worth sending anybody there now? Not while it does not answer. */
  isReachable(): boolean
  /** Begins; called again with the reference that it gave, it gives the same and makes nothing new. */
  begin(payment: PaymentData): Promise<NextStep>
  /** Where the customer goes on with an open attempt. */
  checkoutPath(attempt: { payment_id: string; reference: string }): string | null
  /** What it says of an attempt now. */
  fetchStatus(attempt: Attempt, confirmation: ClientConfirmation): Promise<PaymentOutcome>
  /** Reads its report. Throws `payments.signature` when it is not really from there. */
  parseWebhook(headers: Readonly<Record<string, unknown>>, rawBody: string): Promise<WebhookEvent>
  /** Returns money to the payer. Safe to call twice with the same key. */
  refund(attempt: Attempt, back: RefundRequest): Promise<RefundOutcome>
  /** What became of a return by its key; `undefined` when it knows of none. */
  fetchRefundStatus(attempt: Attempt, key: string): Promise<RefundOutcome | undefined>
}

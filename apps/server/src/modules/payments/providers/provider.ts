import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import type { UpiRequestFacts } from '@jhola/contract/orders/schema'
import type { ProviderWord } from '@jhola/contract/payments/rules'
import type { ProviderId } from '@jhola/contract/payments/schema'
import type { Sql } from '../../../platform/db/sql.ts'

/** An attempt to pay as its provider needs to know it. Money in paise. `reference`: the provider's own name of it. */
export type PaymentFacts = {
  payment_id: string
  order_id: string
  order_number: string
  store_name: string
  upi_vpa: string | null
  method: OrderPaymentMethod
  amountPaise: number
  reference: string | null
}

/** How the customer goes on: nothing to do now, the shop's own UPI request, or a page of the provider. */
export type NextStep = { reference: string | null; upi: UpiRequestFacts | null }

/** What the customer's browser brought back from the provider. A claim: the provider is asked, or its signature checked. */
export type Proof = { provider_payment_id?: string | undefined; signature?: string | undefined }

/** What a provider reported by itself, after its signature was found right. */
export type Report = { reference: string; word: ProviderWord }

/**
 * Somebody who carries money from customers to shops. One file each; a new one is added to `providers/index.ts` and to
 * `PROVIDER_IDS`, and nothing else changes.
 */
export type PaymentProvider = {
  id: ProviderId
  /** Ways of paying that go through here. */
  methods: readonly OrderPaymentMethod[]
  /** Does its word alone make an order paid? Otherwise the shop's does. */
  isJudge: boolean
  isTest: boolean
  /** Begins; called again for the same attempt it gives the same. */
  begin(tx: Sql, payment: PaymentFacts): Promise<NextStep>
  /** Where the customer goes on with an open attempt. */
  payPath(reference: string): string | null
  /** What it says of an attempt now. */
  ask(payment: PaymentFacts, proof: Proof): Promise<ProviderWord>
  /** Reads its report. Throws `payments.signature` when it is not really from there. */
  readReport(headers: Readonly<Record<string, unknown>>, rawBody: string): Promise<Report>
  /** Returns the whole amount to the payer. Safe to call twice. */
  giveBack(payment: PaymentFacts): Promise<void>
}

import type { MissingChoice } from '@jhola/contract/orders/missing-choice'
import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import type { NewOrder } from '@jhola/contract/orders/placing/new-order'
import type { Totals } from '@jhola/contract/orders/placing/pricing'
import type { CountKind } from '@jhola/contract/orders/placing/unproven'
import type { ShopRole } from '@jhola/contract/staff/roles'
import type { TaxMode } from '@jhola/contract/tax/gst'

/** The counters of an unproven order, sorted: concurrent orders lock them in one sequence. */
export type CountedBy = { kinds: CountKind[]; keys: string[]; mosts: number[] }

/** Where the first response of a request is stored under its idempotency key, in the transaction of its effect. */
export type IdempotencyRef = { principal: string; key: string; route: string; requestHash: Buffer }

/** Who changes an order. `label` is shown on other devices ("Ramesh on Android phone"). */
export type OrderActor = {
  kind: 'shop' | 'customer' | 'system' | 'payment'
  user_id: string | null
  label: string
  /** The role of a person of the shop. */
  role?: ShopRole | null
}

/** An order that passed the rules, ready to be inserted. Quantities in base units, money in paise. */
export type OrderToInsert = Pick<
  NewOrder,
  | 'store_id'
  | 'customer'
  | 'delivery_type'
  | 'delivery_address'
  | 'landmark'
  | 'pincode'
  | 'place'
  | 'slot'
  | 'delivery_date'
  | 'notes'
  | 'item_notes'
  | 'if_missing'
  | 'channel'
  | 'language'
  | 'urgent'
> & {
  order_id: string
  store_version: number
  token_hash: Buffer
  tax_mode: TaxMode
  /** Whole rupees are paid, also when the order is priced anew. */
  rounds_total: boolean
  payment_method: OrderPaymentMethod
  bill: Omit<Totals, 'lineTotals' | 'lineTaxes'>
  lines: {
    product_id: string
    version: number
    quantity: number
    totalPaise: number
    taxPaise: number
    movement_id: string
    /** As chosen for this line; null: as chosen for the order. */
    if_missing: MissingChoice | null
  }[]
  /** A test order: no stock is held for it and no figure counts it. */
  practice: boolean
  /** When the shop can first hear it, and until when it must answer; null: nobody waits for an answer. */
  heardAt: Date
  acceptBy: Date | null
  estimatedAt: Date
  at: Date
  openOrdersMax: number
  /** The number was proven by a code on this device. An account's number is found by the statement. */
  isOwnNumber: boolean
  /** Nothing of the shop's rules for unproven numbers is checked: the shop ordered, or the number is proven. */
  isTrusted: boolean
  /** Its value is above the shop's limit for numbers without a code. */
  isAboveCodeLimit: boolean
  countedBy: CountedBy
  idempotency: IdempotencyRef | null
  /** The response body as JSON, without the order number and the token. */
  answerJson: string | null
  actor: OrderActor
}

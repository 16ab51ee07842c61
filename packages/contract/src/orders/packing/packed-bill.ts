import { type Paise, paise } from '../../shared/money.ts'
import type { TaxMode } from '../../tax/gst.ts'
import { closeBill, computeTotals, type DeliveryPricing, type Totals } from '../placing/pricing.ts'
import type { DeliveryType } from '../statuses.ts'
import type { GivenLine } from './given-line.ts'

/** The terms of an order that its packing does not change. Money in paise. */
export type OrderTerms = {
  discountPaise: Paise
  taxMode: TaxMode
  deliveryType: DeliveryType
  isExpress: boolean
  /** The shop's charges. */
  terms: DeliveryPricing
  /** Whole rupees are paid: the shop's setting when the order was placed. */
  roundsTotal?: boolean | undefined
  /** The delivery fee of the order as it was placed. */
  orderedFeePaise: Paise
}

/**
 * The bill of what is given, by the pricing function of every order. What the shop leaves out never makes the customer pay for a
 * delivery that was free, so the fee can only fall. Lines with nothing in them cost nothing.
 */
export const computePackedBill = (lines: readonly GivenLine[], order: OrderTerms): Totals => {
  const totals = computeTotals({ ...order, lines, terms: order.terms })
  const deliveryFee = paise(Math.min(totals.deliveryFee, order.orderedFeePaise))
  const exact = paise(totals.total - totals.roundOff - totals.deliveryFee + deliveryFee)
  return { ...totals, deliveryFee, ...closeBill(exact, order.roundsTotal) }
}

import {
  COUNTER_FREE_DELIVERY_FROM_PAISE,
  DELIVERY_FEE_PAISE,
  EXPRESS_FEE_PAISE,
  FREE_DELIVERY_FROM_PAISE,
} from '../../constants.ts'
import { type Paise, paise, sharePaise, sumPaise, ZERO_PAISE } from '../../shared/money.ts'
import { computeGst, type TaxMode } from '../../tax/gst.ts'
import type { DeliveryType } from '../statuses.ts'
import { computeRoundOff } from './round-off.ts'

/** One line to price: quantity in base units, price for one selling unit of `unitSize` base units. */
export type PricedLine = { unitPricePaise: Paise; quantity: number; unitSize: number; gstRatePercent: number }

/** The shop's delivery charges. */
export type DeliveryPricing = { feePaise: Paise; freeFromPaise: Paise; expressFeePaise: Paise }

/** The specified charges: 20 rupees, free from 500, express 50. */
export const DEFAULT_DELIVERY_PRICING: DeliveryPricing = {
  feePaise: DELIVERY_FEE_PAISE,
  freeFromPaise: FREE_DELIVERY_FROM_PAISE,
  expressFeePaise: EXPRESS_FEE_PAISE,
}

/** Charges for a counter order: free from 200 rupees. */
export const counterDeliveryPricing = (terms: DeliveryPricing): DeliveryPricing => ({
  ...terms,
  freeFromPaise: COUNTER_FREE_DELIVERY_FROM_PAISE,
})

export type TotalsInput = {
  lines: readonly PricedLine[]
  discountPaise?: Paise
  taxMode: TaxMode
  deliveryType: DeliveryType
  isExpress: boolean
  terms: DeliveryPricing
  /** Whole rupees are paid: the shop's setting. Left out: the exact amount. */
  roundsTotal?: boolean | undefined
}

/** Every figure of a bill, in paise. `lineTotals` and `lineTaxes` follow the order of the lines. */
export type Totals = {
  lineTotals: Paise[]
  lineTaxes: Paise[]
  subtotal: Paise
  discount: Paise
  /** Added if exclusive, contained if inclusive. */
  tax: Paise
  deliveryFee: Paise
  expressFee: Paise
  /** Added to pay whole rupees; negative when it is taken off. No part of the sale, so it has no tax. */
  roundOff: Paise
  total: Paise
}

/** Price of one line: unit price x quantity, rounded half up to the paisa. */
export const computeLineTotal = (line: Pick<PricedLine, 'unitPricePaise' | 'quantity' | 'unitSize'>): Paise =>
  sharePaise(line.unitPricePaise, line.quantity, line.unitSize)

/** Distributes an amount over lines by their value, exact to the paisa (largest remainder; earlier lines win a tie). */
export const spreadByValue = (amount: Paise, values: readonly Paise[]): Paise[] => {
  const whole = sumPaise(values)
  if (whole === 0) return values.map(() => ZERO_PAISE)
  const shares = values.map((value) => (BigInt(amount) * BigInt(value)) / BigInt(whole))
  const remainders = values.map((value, index) => ({ index, rest: (BigInt(amount) * BigInt(value)) % BigInt(whole) }))
  let left = amount - Number(shares.reduce((sum, share) => sum + share, 0n))
  const byRest = remainders.toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
  const result = shares.map(Number)
  for (const { index } of byRest) {
    if (left <= 0) break
    result[index] = (result[index] ?? 0) + 1
    left -= 1
  }
  return result.map(paise)
}

/** Tax by rate on the taxable values, then distributed to the lines: one rounding per rate, as an invoice shows it. */
export const computeLineTaxes = (lines: readonly PricedLine[], taxable: readonly Paise[], mode: TaxMode): Paise[] => {
  const taxes: Paise[] = lines.map(() => ZERO_PAISE)
  for (const rate of new Set(lines.map((line) => line.gstRatePercent))) {
    const members = lines.flatMap((line, index) => (line.gstRatePercent === rate ? [index] : []))
    const values = members.map((index) => taxable[index] ?? ZERO_PAISE)
    const shares = spreadByValue(computeGst(sumPaise(values), rate, mode), values)
    members.forEach((index, position) => {
      taxes[index] = shares[position] ?? ZERO_PAISE
    })
  }
  return taxes
}

/** Delivery is free for pickup and from the free limit on, else the shop's fee. */
export const computeDeliveryFee = (subtotal: Paise, deliveryType: DeliveryType, terms: DeliveryPricing): Paise =>
  deliveryType === 'pickup' || subtotal >= terms.freeFromPaise ? ZERO_PAISE : terms.feePaise

/** The amount missing for free delivery; zero if it is free. */
export const computeFreeDeliveryGap = (subtotal: Paise, terms: DeliveryPricing): Paise =>
  paise(Math.max(0, terms.freeFromPaise - subtotal))

/** The last two figures of a bill, from all its other parts together. */
export const closeBill = (exact: Paise, roundsTotal: boolean | undefined): Pick<Totals, 'roundOff' | 'total'> => {
  const roundOff = roundsTotal ? computeRoundOff(exact) : ZERO_PAISE
  return { roundOff, total: paise(exact + roundOff) }
}

/** The bill of an order: total = subtotal - discount + tax (if exclusive) + delivery + express + round-off. */
export const computeTotals = (input: TotalsInput): Totals => {
  const lineTotals = input.lines.map(computeLineTotal)
  const subtotal = sumPaise(lineTotals)
  const discount = paise(Math.min(input.discountPaise ?? 0, subtotal))
  const discounts = spreadByValue(discount, lineTotals)
  const taxable = lineTotals.map((lineTotal, index) => paise(lineTotal - (discounts[index] ?? 0)))
  const lineTaxes = computeLineTaxes(input.lines, taxable, input.taxMode)
  const tax = sumPaise(lineTaxes)
  const deliveryFee = computeDeliveryFee(subtotal, input.deliveryType, input.terms)
  const expressFee = input.isExpress && input.deliveryType === 'delivery' ? input.terms.expressFeePaise : ZERO_PAISE
  const taxOnTop = input.taxMode === 'exclusive' ? tax : ZERO_PAISE
  return {
    lineTotals,
    lineTaxes,
    subtotal,
    discount,
    tax,
    deliveryFee,
    expressFee,
    ...closeBill(paise(subtotal - discount + taxOnTop + deliveryFee + expressFee), input.roundsTotal),
  }
}

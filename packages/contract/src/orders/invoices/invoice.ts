import { type Paise, paise, sharePaise, sumPaise, ZERO_PAISE } from '../../shared/money.ts'
import { computeGst, type TaxMode } from '../../tax/gst.ts'
import { spreadByValue } from '../placing/pricing.ts'

/**
 * The GST status of a shop. `composition`: it pays a part of its turnover and may not collect tax (CGST Act s.10).
 * `unregistered`: it has no GSTIN.
 */
export const GST_TYPES = ['regular', 'composition', 'unregistered'] as const
export type GstType = (typeof GST_TYPES)[number]

/** The shop's own choice of scheme counts only with a GSTIN. */
export const gstTypeOf = (shop: { gstin: string | null; is_composition: boolean }): GstType => {
  if (shop.gstin === null) return 'unregistered'
  return shop.is_composition ? 'composition' : 'regular'
}

/**
 * The kinds of bill (CGST Rules 46, 46A, 49): a tax invoice; a bill of supply if nothing is taxed or the shop may not collect
 * tax; one document for both if a part is taxed. An unregistered shop gives a plain bill without GST.
 */
export const INVOICE_KINDS = ['tax_invoice', 'bill_of_supply', 'invoice_cum_bill_of_supply', 'bill'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

/** An order line, in paise; `taxPaise` is added if exclusive, contained if inclusive. */
export type BilledLine = { totalPaise: Paise; taxPaise: Paise; gstRatePercent: number }

export type InvoiceInput = {
  lines: readonly BilledLine[]
  discountPaise: Paise
  /** The delivery fee. */
  feesPaise: Paise
  /** Added to pay whole rupees: no part of the value of the supply. */
  rupeeRoundOffPaise?: Paise
  taxMode: TaxMode
  gstType: GstType
  /** The state of the shop, and the place of supply. */
  sellerState: string
  supplyState: string
}

/** The tax of all lines of one rate. Within a state one half is CGST and one half SGST, otherwise all of it is IGST. */
export type RateSummary = { gstRatePercent: number; taxable: Paise; cgst: Paise; sgst: Paise; igst: Paise }

/** The delivery fee with the tax in it; it belongs to the line at `index`. */
export type BilledFee = { index: number; gstRatePercent: number; taxable: Paise; tax: Paise; amount: Paise }

/** All figures of the bill, in paise; `lines` are in the order's sequence and `amount` includes tax. */
export type InvoiceFigures = {
  kind: InvoiceKind
  isInterState: boolean
  lines: { gstRatePercent: number; discount: Paise; taxable: Paise; tax: Paise; amount: Paise }[]
  fee: BilledFee | null
  /** Includes the fee's part. */
  rates: RateSummary[]
  /** Of the items only. */
  taxable: Paise
  tax: Paise
  /** That of `summariseRates`, and what was added to pay whole rupees. */
  roundOff: Paise
}

/** The kind of bill that the law requires for these items. */
export const decideInvoiceKind = (gstType: GstType, lines: readonly Pick<BilledLine, 'gstRatePercent'>[]): InvoiceKind => {
  if (gstType === 'unregistered') return 'bill'
  if (gstType === 'composition') return 'bill_of_supply'
  const taxed = lines.filter(({ gstRatePercent }) => gstRatePercent > 0).length
  if (taxed === 0) return 'bill_of_supply'
  return taxed === lines.length ? 'tax_invoice' : 'invoice_cum_bill_of_supply'
}

/** CGST and SGST are equal, each rounded half up; a paisa more than was charged goes to the round-off. */
const splitTax = (tax: Paise, isInterState: boolean): Pick<RateSummary, 'cgst' | 'sgst' | 'igst'> => {
  if (isInterState) return { cgst: ZERO_PAISE, sgst: ZERO_PAISE, igst: tax }
  const half = paise(Math.ceil(tax / 2))
  return { cgst: half, sgst: half, igst: ZERO_PAISE }
}

type SummedLine = { gstRatePercent: number; taxable: Paise; tax: Paise }

/**
 * The tax of a document by rate, lowest first. `roundOff`: the negative difference between the two halves and the tax charged:
 * 0, or minus one paisa per rate.
 */
export const summariseRates = (
  lines: readonly SummedLine[],
  isInterState: boolean,
): { rates: RateSummary[]; roundOff: Paise } => {
  const found = [...new Set(lines.map(({ gstRatePercent }) => gstRatePercent))].sort((a, b) => a - b)
  const rates = found.map((gstRatePercent): RateSummary => {
    const members = lines.filter((line) => line.gstRatePercent === gstRatePercent)
    return {
      gstRatePercent,
      taxable: sumPaise(members.map(({ taxable }) => taxable)),
      ...splitTax(sumPaise(members.map(({ tax }) => tax)), isInterState),
    }
  })
  const shown = sumPaise(rates.map(({ cgst, sgst, igst }) => paise(cgst + sgst + igst)))
  return { rates, roundOff: paise(sumPaise(lines.map(({ tax }) => tax)) - shown) }
}

/**
 * Delivery is a part of the sale (a composite supply, CGST Act s.2(30), 8, 15(2)(c)): the fee has the rate of the items with
 * the largest value in the basket, the higher rate of two equal values, and belongs to the most expensive line of that rate.
 * The customer pays the agreed fee, so the tax is inside it (docs/decisions/036).
 */
const billFee = (lines: InvoiceFigures['lines'], input: InvoiceInput, isInterState: boolean): BilledFee | null => {
  const { feesPaise, gstType } = input
  if (feesPaise === 0) return null
  const worthOf = (rate: number) => sumPaise(lines.filter((line) => line.gstRatePercent === rate).map(({ taxable }) => taxable))
  const [rate = 0] = [...new Set(lines.map((line) => line.gstRatePercent))].sort((a, b) => worthOf(b) - worthOf(a) || b - a)
  const dearest = lines.reduce(
    (best, line, index) =>
      line.gstRatePercent === rate && (best < 0 || line.taxable > (lines[best]?.taxable ?? 0)) ? index : best,
    -1,
  )
  const tax = gstType === 'regular' ? containedTax(feesPaise, rate, isInterState) : ZERO_PAISE
  return { index: Math.max(0, dearest), gstRatePercent: rate, taxable: paise(feesPaise - tax), tax, amount: feesPaise }
}

/** The tax in an amount: two equal halves, or all of it IGST (features.md §4.3). */
const containedTax = (amount: Paise, ratePercent: number, isInterState: boolean): Paise =>
  isInterState ? sharePaise(amount, ratePercent * 100, 10_000 + ratePercent * 100) : computeGst(amount, ratePercent, 'inclusive')

/** The figures of an order's bill, from the order's own lines: nothing is priced again, so it always equals what was ordered. */
export const computeInvoice = (input: InvoiceInput): InvoiceFigures => {
  const { taxMode, gstType } = input
  const isInterState = input.sellerState !== input.supplyState
  const discounts = spreadByValue(
    input.discountPaise,
    input.lines.map(({ totalPaise }) => totalPaise),
  )
  const lines = input.lines.map(({ totalPaise, taxPaise, gstRatePercent }, index) => {
    const discount = discounts[index] ?? ZERO_PAISE
    const net = paise(totalPaise - discount)
    const amount = taxMode === 'exclusive' ? paise(net + taxPaise) : net
    // A shop that may not collect tax shows none: the items cost what was paid for them.
    const tax = gstType === 'composition' ? ZERO_PAISE : taxPaise
    return { gstRatePercent, discount, taxable: paise(amount - tax), tax, amount }
  })
  const fee = billFee(lines, input, isInterState)
  const parts = fee ? [...lines, fee] : lines
  const { rates, roundOff } = gstType === 'regular' ? summariseRates(parts, isInterState) : { rates: [], roundOff: ZERO_PAISE }
  return {
    kind: decideInvoiceKind(gstType, input.lines),
    isInterState,
    lines,
    fee,
    rates,
    taxable: sumPaise(lines.map((line) => line.taxable)),
    tax: sumPaise(lines.map((line) => line.tax)),
    roundOff: paise(roundOff + (input.rupeeRoundOffPaise ?? 0)),
  }
}

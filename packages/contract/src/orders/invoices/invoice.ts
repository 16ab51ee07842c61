import { type Paise, paise, sharePaise, sumPaise, ZERO_PAISE } from '../../shared/money.ts'
import { computeGst, type TaxMode } from '../../tax/gst.ts'
import { spreadByValue } from '../placing/pricing.ts'

/**
 * What a shop is to the tax office. `composition`: it pays a part of its turnover and may not collect tax (CGST Act s.10).
 * `unregistered`: it has no GSTIN.
 */
export const GST_TYPES = ['regular', 'composition', 'unregistered'] as const
export type GstType = (typeof GST_TYPES)[number]

/** The shop's own word about its scheme counts only with a GSTIN. */
export const gstTypeOf = (shop: { gstin: string | null; is_composition: boolean }): GstType => {
  if (shop.gstin === null) return 'unregistered'
  return shop.is_composition ? 'composition' : 'regular'
}

/**
 * What a shop hands out for its goods (CGST Rules 46, 46A, 49): a tax invoice, a bill of supply when nothing of it is taxed or its shop may
 * not collect tax, one paper for both when some of it is taxed. A shop that is not registered gives a plain bill that names no GST.
 */
export const INVOICE_KINDS = ['tax_invoice', 'bill_of_supply', 'invoice_cum_bill_of_supply', 'bill'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

/** A line as it was ordered, in paise; `taxPaise` on top when exclusive, contained when inclusive. */
export type BilledLine = { totalPaise: Paise; taxPaise: Paise; gstRatePercent: number }

export type InvoiceInput = {
  lines: readonly BilledLine[]
  discountPaise: Paise
  /** What bringing the goods costs. */
  feesPaise: Paise
  taxMode: TaxMode
  gstType: GstType
  /** Where the shop is, and where the goods change hands. */
  sellerState: string
  supplyState: string
}

/** The tax of all lines of one rate. Within a state half of it is the centre's and half the state's, else all is IGST. */
export type RateSummary = { gstRatePercent: number; taxable: Paise; cgst: Paise; sgst: Paise; igst: Paise }

/** What bringing the goods cost and the tax in it; it belongs to the line at `index`. */
export type BilledFee = { index: number; gstRatePercent: number; taxable: Paise; tax: Paise; amount: Paise }

/** Every figure of the paper, in paise; `lines` follow the lines of the order and `amount` is with tax. */
export type InvoiceFigures = {
  kind: InvoiceKind
  isInterState: boolean
  lines: { gstRatePercent: number; discount: Paise; taxable: Paise; tax: Paise; amount: Paise }[]
  fee: BilledFee | null
  /** The fee's part is in them. */
  rates: RateSummary[]
  /** Of the goods alone. */
  taxable: Paise
  tax: Paise
  /** See `summariseRates`. */
  roundOff: Paise
}

/** Which paper a shop owes for these goods. */
export const decideInvoiceKind = (gstType: GstType, lines: readonly Pick<BilledLine, 'gstRatePercent'>[]): InvoiceKind => {
  if (gstType === 'unregistered') return 'bill'
  if (gstType === 'composition') return 'bill_of_supply'
  const taxed = lines.filter(({ gstRatePercent }) => gstRatePercent > 0).length
  if (taxed === 0) return 'bill_of_supply'
  return taxed === lines.length ? 'tax_invoice' : 'invoice_cum_bill_of_supply'
}

/** Centre and state get the same, each rounded half up; the paisa that this is more than was charged stands in the rounding. */
const splitTax = (tax: Paise, isInterState: boolean): Pick<RateSummary, 'cgst' | 'sgst' | 'igst'> => {
  if (isInterState) return { cgst: ZERO_PAISE, sgst: ZERO_PAISE, igst: tax }
  const half = paise(Math.ceil(tax / 2))
  return { cgst: half, sgst: half, igst: ZERO_PAISE }
}

type SummedLine = { gstRatePercent: number; taxable: Paise; tax: Paise }

/**
 * The tax of a paper by rate, the lowest first. `roundOff`: what the halves are more than the tax that was charged, taken off again: 0, or
 * minus a paisa for a rate.
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
 * Bringing goods is a part of selling them (a composite supply, CGST Act s.2(30), 8, 15(2)(c)): the fee bears the rate of the goods that
 * weigh most in the basket, the higher one of two that weigh the same, and belongs to the dearest line of that rate. What was agreed on is
 * what the customer pays, so the tax is inside the fee (docs/decisions/036).
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

/** The figures of an order's bill, out of the order's own lines: nothing is priced anew, so it always adds up to what was ordered. */
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
    // Who may not collect tax names none: the goods cost what was paid for them.
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
    roundOff,
  }
}

import { type Paise, paise, sumPaise, ZERO_PAISE } from '../shared/money.ts'
import { spreadByValue, type TaxMode } from './pricing.ts'

/**
 * What a shop hands out for its goods (CGST Rules 46, 46A, 49). With a GSTIN: a tax invoice, a bill of supply when nothing of it
 * is taxed, one paper for both when some of it is. Without a GSTIN a plain bill that names no GST.
 */
export const INVOICE_KINDS = ['tax_invoice', 'bill_of_supply', 'invoice_cum_bill_of_supply', 'bill'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

/** A line as it was ordered, in paise; `taxPaise` on top when exclusive, contained when inclusive. */
export type BilledLine = { totalPaise: Paise; taxPaise: Paise; gstRatePercent: number }

export type InvoiceInput = {
  lines: readonly BilledLine[]
  discountPaise: Paise
  taxMode: TaxMode
  gstin: string | null
  /** Where the shop is, and where the goods change hands. */
  sellerState: string
  supplyState: string
}

/** The tax of all lines of one rate. Within a state half of it is the centre's and half the state's, else all is IGST. */
export type RateSummary = { gstRatePercent: number; taxable: Paise; cgst: Paise; sgst: Paise; igst: Paise }

/** Every figure of the paper, in paise; `lines` follow the lines of the order and `amount` is with tax. */
export type InvoiceFigures = {
  kind: InvoiceKind
  isInterState: boolean
  lines: { discount: Paise; taxable: Paise; tax: Paise; amount: Paise }[]
  rates: RateSummary[]
  taxable: Paise
  tax: Paise
}

const kindOf = (gstin: string | null, lines: readonly BilledLine[]): InvoiceKind => {
  if (gstin === null) return 'bill'
  const taxed = lines.filter(({ gstRatePercent }) => gstRatePercent > 0).length
  if (taxed === 0) return 'bill_of_supply'
  return taxed === lines.length ? 'tax_invoice' : 'invoice_cum_bill_of_supply'
}

/** An odd paisa of a rate's tax goes to the centre, so that the halves are what was charged. */
const splitTax = (tax: Paise, isInterState: boolean): Pick<RateSummary, 'cgst' | 'sgst' | 'igst'> => {
  if (isInterState) return { cgst: ZERO_PAISE, sgst: ZERO_PAISE, igst: tax }
  const sgst = paise(Math.floor(tax / 2))
  return { cgst: paise(tax - sgst), sgst, igst: ZERO_PAISE }
}

/** The figures of an order's bill, out of the order's own lines: nothing is priced anew, so it always adds up to what was ordered. */
export const computeInvoice = (input: InvoiceInput): InvoiceFigures => {
  const { taxMode, gstin } = input
  const isInterState = input.sellerState !== input.supplyState
  const discounts = spreadByValue(
    input.discountPaise,
    input.lines.map(({ totalPaise }) => totalPaise),
  )
  const lines = input.lines.map(({ totalPaise, taxPaise }, index) => {
    const discount = discounts[index] ?? ZERO_PAISE
    const net = paise(totalPaise - discount)
    const [taxable, amount] = taxMode === 'exclusive' ? [net, paise(net + taxPaise)] : [paise(net - taxPaise), net]
    return { discount, taxable, tax: taxPaise, amount }
  })
  const rates = [...new Set(input.lines.map(({ gstRatePercent }) => gstRatePercent))].sort((a, b) => a - b)
  const membersOf = (rate: number) => lines.filter((_, index) => input.lines[index]?.gstRatePercent === rate)
  return {
    kind: kindOf(gstin, input.lines),
    isInterState,
    lines,
    rates:
      gstin === null
        ? []
        : rates.map((rate) => {
            const members = membersOf(rate)
            const tax = sumPaise(members.map((line) => line.tax))
            return {
              gstRatePercent: rate,
              taxable: sumPaise(members.map((line) => line.taxable)),
              ...splitTax(tax, isInterState),
            }
          }),
    taxable: sumPaise(lines.map((line) => line.taxable)),
    tax: sumPaise(lines.map((line) => line.tax)),
  }
}

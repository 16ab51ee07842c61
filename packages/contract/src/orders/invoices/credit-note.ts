import { type Paise, paise, sharePaise, sumPaise } from '../../shared/money.ts'
import { type BilledFee, type RateSummary, summariseRates } from './invoice.ts'

/** A line as on its bill; quantity in base units, money in paise. */
export type CreditableLine = { line_no: number; quantity: number; gstRatePercent: number; taxable: Paise; tax: Paise }

/** The delivery fee, with its tax included. */
type SplitFee = Pick<BilledFee, 'gstRatePercent' | 'taxable' | 'tax' | 'amount'>

/** Base units by line number. */
type Quantities = ReadonlyMap<number, number>

export type CreditInput = {
  lines: readonly CreditableLine[]
  /** Quantities of earlier credit notes for the same bill, and of this one. */
  before: Quantities
  now: Quantities
  /** The fee as on the bill (`null` if the bill shows no tax in it), its part refunded before, and its part refunded now. */
  fee: SplitFee | null
  feesBeforePaise: Paise
  feesPaise: Paise
  totalPaise: Paise
  isInterState: boolean
  /** Whether the bill shows GST. */
  namesGst: boolean
}

export type CreditFigures = {
  lines: { line_no: number; quantity: number; taxable: Paise; tax: Paise; amount: Paise }[]
  fee: SplitFee | null
  /** Includes the fee's part. */
  rates: RateSummary[]
  /** Of the items only. */
  taxable: Paise
  tax: Paise
  /** The difference between the refunded amount and the parts of the bill. */
  roundOff: Paise
}

/** The part of the bill's fee that is refunded now. */
const takeFee = ({ fee, feesBeforePaise, feesPaise }: CreditInput): SplitFee | null => {
  if (!fee || feesPaise === 0) return null
  const part = (amount: Paise): Paise =>
    paise(sharePaise(amount, feesBeforePaise + feesPaise, fee.amount) - sharePaise(amount, feesBeforePaise, fee.amount))
  const tax = part(fee.tax)
  return { gstRatePercent: fee.gstRatePercent, taxable: paise(feesPaise - tax), tax, amount: feesPaise }
}

/**
 * The figures of a credit note. The part of each line is its total up to now minus its total before, so that all notes of a
 * bill together reverse exactly the bill, in any number of partial returns.
 */
export const computeCreditNote = (input: CreditInput): CreditFigures => {
  const lines = input.lines.flatMap((line) => {
    const now = input.now.get(line.line_no) ?? 0
    if (now === 0) return []
    const before = input.before.get(line.line_no) ?? 0
    const part = (amount: Paise): Paise =>
      paise(sharePaise(amount, before + now, line.quantity) - sharePaise(amount, before, line.quantity))
    const [taxable, tax] = [part(line.taxable), part(line.tax)]
    return [
      { line_no: line.line_no, quantity: now, gstRatePercent: line.gstRatePercent, taxable, tax, amount: paise(taxable + tax) },
    ]
  })
  const fee = takeFee(input)
  const parts = fee ? [...lines, fee] : lines
  const { rates } = input.namesGst ? summariseRates(parts, input.isInterState) : { rates: [] }
  const taxable = sumPaise(lines.map((line) => line.taxable))
  const tax = sumPaise(lines.map((line) => line.tax))
  const charged = sumPaise(parts.map((part) => part.tax))
  const shownTax = input.namesGst ? sumPaise(rates.map(({ cgst, sgst, igst }) => paise(cgst + sgst + igst))) : charged
  const roundOff = paise(input.totalPaise - input.feesPaise - taxable - tax - (shownTax - charged))
  return { lines, fee, rates, taxable, tax, roundOff }
}

import { type Paise, paise, sharePaise, sumPaise } from '../../shared/money.ts'
import { type BilledFee, type RateSummary, summariseRates } from './invoice.ts'

/** A line as its bill has it; quantity in base units, money in paise. */
export type CreditableLine = { line_no: number; quantity: number; gstRatePercent: number; taxable: Paise; tax: Paise }

/** What bringing the goods cost, with the tax in it. */
type SplitFee = Pick<BilledFee, 'gstRatePercent' | 'taxable' | 'tax' | 'amount'>

/** Base units by line number. */
type Quantities = ReadonlyMap<number, number>

export type CreditInput = {
  lines: readonly CreditableLine[]
  /** What credit notes for the same bill took back before, and what this one takes back. */
  before: Quantities
  now: Quantities
  /** The fee as the bill has it (`null` where it names no tax in it), what of it went back before, and what goes back now. */
  fee: SplitFee | null
  feesBeforePaise: Paise
  feesPaise: Paise
  totalPaise: Paise
  isInterState: boolean
  /** Does the bill name GST? */
  namesGst: boolean
}

export type CreditFigures = {
  lines: { line_no: number; quantity: number; taxable: Paise; tax: Paise; amount: Paise }[]
  fee: SplitFee | null
  /** The fee's part is in them. */
  rates: RateSummary[]
  /** Of the goods alone. */
  taxable: Paise
  tax: Paise
  /** What the money that went back is more or less than the parts of the bill. */
  roundOff: Paise
}

/** The part of the bill's fee that goes back now. */
const takeFee = ({ fee, feesBeforePaise, feesPaise }: CreditInput): SplitFee | null => {
  if (!fee || feesPaise === 0) return null
  const part = (amount: Paise): Paise =>
    paise(sharePaise(amount, feesBeforePaise + feesPaise, fee.amount) - sharePaise(amount, feesBeforePaise, fee.amount))
  const tax = part(fee.tax)
  return { gstRatePercent: fee.gstRatePercent, taxable: paise(feesPaise - tax), tax, amount: feesPaise }
}

/**
 * What a credit note takes back of a bill. Each line gives its part up to now less its part up to before, so that the notes of a bill
 * together take back exactly what stands in it, in however many parts the goods came back.
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

import { type Paise, paise, rupeesToPaise, sumPaise, ZERO_PAISE } from '../../shared/money.ts'
import { spreadByValue } from '../placing/pricing.ts'
import type { CreditNote, StoredInvoice } from './schema.ts'

type Line = StoredInvoice['lines'][number] | CreditNote['lines'][number]

/** The parts of a bill or a credit note that the accountant needs. */
export type TaxedDocument = Pick<StoredInvoice | CreditNote, 'rates' | 'fee' | 'round_off' | 'total_amount'> & {
  lines: readonly Line[]
  /** The delivery fee. */
  fees: number
}

/** The taxes of an amount, in paise. */
export type Taxes = { taxable: Paise; cgst: Paise; sgst: Paise; igst: Paise }
export const TAX_FIELDS = ['taxable', 'cgst', 'sgst', 'igst'] as const

/**
 * One line of a document, or its fee (then without a quantity), with its part of the document's taxes. `line` is missing for a
 * fee of old documents.
 */
export type DocumentPart = Taxes & { line: Line | null; isFee: boolean; gstRate: number | null }

const part = (line: Line | null, isFee: boolean, gstRate: number | null, taxes: Partial<Taxes>): DocumentPart => ({
  ...{ line, isFee, gstRate, taxable: ZERO_PAISE, cgst: ZERO_PAISE, sgst: ZERO_PAISE, igst: ZERO_PAISE },
  ...taxes,
})

type Charged = { line: Line | null; isFee: boolean; gst_rate: number; taxable: number; tax: number; amount: number }

const chargedOf = ({ lines, fee }: TaxedDocument): Charged[] => [
  ...lines.map((line) => ({ ...line, line, isFee: false })),
  ...(fee ? [{ ...fee, line: lines.find(({ line_no }) => line_no === fee.line_no) ?? null, isFee: true }] : []),
]

/** Distributes the taxes of a rate over its lines: the halves of every part are equal, and the sums are exact. */
const partsOfRate = (document: TaxedDocument, { gst_rate, cgst, igst }: TaxedDocument['rates'][number]): DocumentPart[] => {
  const members = chargedOf(document).filter((one) => one.gst_rate === gst_rate)
  const weights = members.map(({ tax }) => rupeesToPaise(tax))
  const halves = spreadByValue(rupeesToPaise(cgst), weights)
  const whole = spreadByValue(rupeesToPaise(igst), weights)
  return members.map(({ line, isFee, taxable }, index) => {
    const half = halves[index] ?? ZERO_PAISE
    return part(line, isFee, gst_rate, {
      ...{ taxable: rupeesToPaise(taxable), cgst: half, sgst: half },
      igst: whole[index] ?? ZERO_PAISE,
    })
  })
}

/** All parts of a document; with the round-off their sum is its total. */
export const partsOf = (document: TaxedDocument): DocumentPart[] => {
  const parts =
    document.rates.length > 0
      ? document.rates.flatMap((rate) => partsOfRate(document, rate))
      : chargedOf(document).map(({ line, isFee, amount }) => part(line, isFee, null, { taxable: rupeesToPaise(amount) }))
  const isOutside = !document.fee && document.fees > 0
  return isOutside ? [...parts, part(null, true, null, { taxable: rupeesToPaise(document.fees) })] : parts
}

export const addTaxes = (sum: Taxes, more: Taxes, sign: 1 | -1 = 1): void => {
  for (const field of TAX_FIELDS) sum[field] = paise(sum[field] + sign * more[field])
}

export const noTaxes = (): Taxes => ({ taxable: ZERO_PAISE, cgst: ZERO_PAISE, sgst: ZERO_PAISE, igst: ZERO_PAISE })

/** Value plus taxes. */
export const worthOf = (taxes: Taxes): Paise => sumPaise(TAX_FIELDS.map((field) => taxes[field]))

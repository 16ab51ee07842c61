import { unitCodeOf } from '../../inventory/products/unit-codes.ts'
import { type Paise, paise, paiseToRupees, rupeesToPaise, sumPaise, ZERO_PAISE } from '../../shared/money.ts'
import { fromShopTime } from '../../shared/time.ts'
import type { GstMonthReport, SUPPLY_KINDS } from './gst-month-schema.ts'
import type { CreditNote, StoredInvoice } from './schema.ts'
import { addTaxes, type DocumentPart, noTaxes, partsOf, type Taxes, worthOf } from './tax-totals.ts'

type State = StoredInvoice['place_of_supply']
type InvoiceOrNote = StoredInvoice | CreditNote
type Supply = (typeof SUPPLY_KINDS)[number]

/**
 * An interstate bill above this amount to a buyer without a GSTIN is listed separately (GSTR-1 table 5, since August 2024: one
 * lakh rupees).
 */
const LARGE_FROM_PAISE = 1_00_000_00
/** Quantities have three decimals. */
const THOUSANDTHS = 1000
const NAMES_MAX = 3

type RateSum = Taxes & { supply: Supply; place: State; gst_rate: number | null }
type HsnSum = Taxes & {
  hsn: string | null
  uqc: string
  gst_rate: number | null
  thousandths: number
  byName: Map<string, number>
}
type DocumentSum = { kind: InvoiceOrNote['kind']; from: string; to: string; count: number; total: Paise }

const isNote = (document: InvoiceOrNote): document is CreditNote => document.kind === 'credit_note'
const feesOf = (document: InvoiceOrNote): number =>
  isNote(document)
    ? document.fees
    : paiseToRupees(paise(rupeesToPaise(document.delivery_fee) + rupeesToPaise(document.express_fee)))
const supplyOf = (document: InvoiceOrNote): Supply => {
  const billed = isNote(document) ? (document.invoice.total_amount ?? 0) : document.total_amount
  return document.is_inter_state && rupeesToPaise(billed) > LARGE_FROM_PAISE ? 'b2c_large' : 'b2c_small'
}

/** The entry of a key, created at its first use. */
const entryOf = <T>(entries: Map<string, T>, key: string, make: () => T): T => {
  const found = entries.get(key) ?? make()
  entries.set(key, found)
  return found
}

/** Numbers of one series get longer only after a million of them. */
const isBefore = (one: string, other: string): boolean => (one.length === other.length ? one < other : one.length < other.length)

const inRupees = (taxes: Taxes) => ({
  taxable: paiseToRupees(taxes.taxable),
  cgst: paiseToRupees(taxes.cgst),
  sgst: paiseToRupees(taxes.sgst),
  igst: paiseToRupees(taxes.igst),
})

const addToHsn = (sums: Map<string, HsnSum>, part: DocumentPart, sign: 1 | -1): void => {
  const { line, isFee, gstRate } = part
  const [hsn, uqc] = [line?.hsn ?? null, line ? unitCodeOf(line.unit) : 'OTH']
  const sum = entryOf(sums, JSON.stringify([hsn, uqc, gstRate]), () => ({
    ...noTaxes(),
    ...{ hsn, uqc, gst_rate: gstRate, thousandths: 0, byName: new Map<string, number>() },
  }))
  addTaxes(sum, part, sign)
  if (!line) return
  if (!isFee) sum.thousandths += sign * Math.round(line.quantity * THOUSANDTHS)
  sum.byName.set(line.product_name, (sum.byName.get(line.product_name) ?? 0) + sign * part.taxable)
}

const describe = (byName: ReadonlyMap<string, number>): string =>
  [...byName]
    .sort(([a, worthA], [b, worthB]) => worthB - worthA || (a < b ? -1 : 1))
    .slice(0, NAMES_MAX)
    .map(([name]) => name)
    .join(', ')

/** Sorts rates from the lowest; documents without GST come last. */
const byRate = (a: { gst_rate: number | null }, b: { gst_rate: number | null }): number =>
  (a.gst_rate ?? Number.POSITIVE_INFINITY) === (b.gst_rate ?? Number.POSITIVE_INFINITY)
    ? 0
    : (a.gst_rate ?? Number.POSITIVE_INFINITY) - (b.gst_rate ?? Number.POSITIVE_INFINITY)
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const readHsn = (sums: Iterable<HsnSum>): GstMonthReport['hsn'] =>
  [...sums]
    .sort((a, b) => byText(a.hsn ?? '~', b.hsn ?? '~') || byRate(a, b) || byText(a.uqc, b.uqc))
    .map(({ hsn, uqc, gst_rate, thousandths, byName, ...taxes }) => ({
      ...{ hsn, description: describe(byName), uqc, gst_rate, quantity: thousandths / THOUSANDTHS },
      value: paiseToRupees(worthOf(taxes)),
      ...inRupees(taxes),
    }))

const readRates = (sums: Iterable<RateSum>): GstMonthReport['rates'] =>
  [...sums]
    .sort((a, b) => byText(b.supply, a.supply) || byText(a.place.name, b.place.name) || byRate(a, b))
    .map(({ supply, place, gst_rate, ...taxes }) => ({ supply, place, gst_rate, ...inRupees(taxes) }))

type Sums = {
  rates: Map<string, RateSum>
  hsn: Map<string, HsnSum>
  documents: Map<string, DocumentSum>
  notes: GstMonthReport['credit_notes']
  roundOff: Paise
}

const addDocument = (documents: Sums['documents'], { kind, number, total_amount }: InvoiceOrNote): void => {
  const series = number.slice(0, number.lastIndexOf('/'))
  const sum = entryOf(documents, series, () => ({ kind, from: number, to: number, count: 0, total: ZERO_PAISE }))
  if (isBefore(number, sum.from)) sum.from = number
  if (isBefore(sum.to, number)) sum.to = number
  sum.count += 1
  sum.total = paise(sum.total + rupeesToPaise(total_amount))
}

const readNote = (note: CreditNote, parts: readonly DocumentPart[]): GstMonthReport['credit_notes'][number] => {
  const sum = noTaxes()
  for (const part of parts) addTaxes(sum, part)
  return {
    number: note.number,
    issued_at: note.issued_at,
    invoice_number: note.invoice.number,
    invoice_issued_at: note.invoice.issued_at,
    ...inRupees(sum),
    total: note.total_amount,
  }
}

const addToMonth = (sums: Sums, home: State, document: InvoiceOrNote): void => {
  const sign = isNote(document) ? -1 : 1
  const supply = supplyOf(document)
  const place = document.place_of_supply ?? home
  const parts = partsOf({ ...document, fees: feesOf(document) })
  for (const part of parts) {
    const key = JSON.stringify([supply, place.name, part.gstRate])
    const sum = entryOf(sums.rates, key, () => ({ ...noTaxes(), supply, place, gst_rate: part.gstRate }))
    addTaxes(sum, part, sign)
    addToHsn(sums.hsn, part, sign)
  }
  sums.roundOff = paise(sums.roundOff + sign * rupeesToPaise(document.round_off))
  addDocument(sums.documents, document)
  if (isNote(document)) sums.notes.push(readNote(document, parts))
}

const totalOf = (rates: Iterable<RateSum>, isMeant: (rate: number | null) => boolean): Taxes => {
  const sum = noTaxes()
  for (const rate of rates) if (isMeant(rate.gst_rate)) addTaxes(sum, rate)
  return sum
}

const readTotals = ({ rates, documents, roundOff }: Sums): GstMonthReport['totals'] => {
  const all = [...rates.values()]
  const ofDocuments = (isMeant: (kind: InvoiceOrNote['kind']) => boolean): Paise =>
    sumPaise([...documents.values()].filter(({ kind }) => isMeant(kind)).map(({ total }) => total))
  const [bills, notes] = [ofDocuments((kind) => kind !== 'credit_note'), ofDocuments((kind) => kind === 'credit_note')]
  return {
    ...inRupees(totalOf(all, (rate) => rate !== null && rate > 0)),
    exempt: paiseToRupees(totalOf(all, (rate) => rate === 0).taxable),
    unnamed: paiseToRupees(totalOf(all, (rate) => rate === null).taxable),
    round_off: paiseToRupees(roundOff),
    bills: paiseToRupees(bills),
    notes: paiseToRupees(notes),
    net: paiseToRupees(paise(bills - notes)),
  }
}

const MONTHS = 12

/** Start of a month of the shop's calendar, and of the next one. */
export const monthEnds = (month: string): { fromMs: number; toMs: number } => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = number === MONTHS ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return { fromMs: fromShopTime(`${month}-01`, 0), toMs: fromShopTime(`${next}-01`, 0) }
}

/**
 * A shop's month for its accountant, document by document. Every figure is one of a document or a sum of such: nothing is
 * computed again.
 */
export const startMonth = (home: State) => {
  const sums: Sums = { rates: new Map(), hsn: new Map(), documents: new Map(), notes: [], roundOff: ZERO_PAISE }
  return {
    add: (document: InvoiceOrNote): void => addToMonth(sums, home, document),
    read: (): Omit<GstMonthReport, 'month' | 'seller'> => ({
      rates: readRates(sums.rates.values()),
      hsn: readHsn(sums.hsn.values()),
      documents: [...sums.documents.values()]
        .sort((a, b) => byText(a.from, b.from))
        .map((one) => ({ ...one, cancelled: 0, total: paiseToRupees(one.total) })),
      credit_notes: sums.notes,
      totals: readTotals(sums),
    }),
  }
}

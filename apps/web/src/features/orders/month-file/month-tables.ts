import type { MonthFile } from '@jhola/contract/orders/invoices/gst-month-schema'
import type { Cell } from '@jhola/contract/shared/files/safe-cell'
import { stateTaxOf } from '@jhola/contract/tax/state-tax'
import type { Translate } from '../../../shared/i18n/i18n-context.tsx'
import { dateOf } from '../../../shared/papers/paper-dates.ts'

/** `money` and `number` are numbers in a file; money is shown in rupees. */
type Column = { label: string; kind: 'text' | 'number' | 'money' }
export type MonthTable = { name: string; columns: readonly Column[]; rows: readonly (readonly Cell[])[] }

type Taxes = Pick<MonthFile['rates'][number], 'taxable' | 'cgst' | 'sgst' | 'igst'>

const taxColumns = (t: Translate, { seller }: MonthFile): Column[] => [
  { label: t('papers.col.taxable'), kind: 'money' },
  { label: t('invoice.cgst'), kind: 'money' },
  { label: t(`invoice.${stateTaxOf(seller.state.code)}`), kind: 'money' },
  { label: t('invoice.igst'), kind: 'money' },
]
const taxCells = ({ taxable, cgst, sgst, igst }: Taxes): Cell[] => [taxable, cgst, sgst, igst]

/** `5%`; what names no GST, and what bears none, in words. */
export const rateWords = (t: Translate, rate: number | null): string => {
  if (rate === null) return t('papers.noGst')
  return rate === 0 ? t('papers.nil') : `${rate}%`
}

const texts = (...labels: readonly string[]): Column[] => labels.map((label) => ({ label, kind: 'text' }))

const ratesTable = (t: Translate, file: MonthFile): MonthTable => ({
  name: t('papers.rates'),
  columns: [...texts(t('papers.col.supply'), t('papers.col.place'), t('papers.col.rate')), ...taxColumns(t, file)],
  rows: file.rates.map(({ supply, place, gst_rate, ...taxes }) => [
    t(`papers.supply.${supply}`),
    place.code ? `${place.code}-${place.name}` : place.name,
    rateWords(t, gst_rate),
    ...taxCells(taxes),
  ]),
})

const hsnTable = (t: Translate, file: MonthFile): MonthTable => ({
  name: t('papers.hsn'),
  columns: [
    ...texts(t('papers.col.hsn'), t('papers.col.description'), t('papers.col.uqc')),
    { label: t('papers.col.quantity'), kind: 'number' },
    { label: t('papers.col.rate'), kind: 'text' },
    { label: t('papers.col.value'), kind: 'money' },
    ...taxColumns(t, file),
  ],
  rows: file.hsn.map(({ hsn, description, uqc, quantity, gst_rate, value, ...taxes }) => [
    hsn ?? '',
    description,
    uqc,
    quantity,
    rateWords(t, gst_rate),
    value,
    ...taxCells(taxes),
  ]),
})

const documentsTable = (t: Translate, { documents }: MonthFile): MonthTable => ({
  name: t('papers.documents'),
  columns: [
    ...texts(t('papers.col.document'), t('papers.col.from'), t('papers.col.to')),
    ...texts(t('papers.col.count'), t('papers.col.cancelled')),
    { label: t('papers.col.total'), kind: 'money' },
  ],
  rows: documents.map(({ kind, from, to, count, cancelled, total }) => [
    kind === 'credit_note' ? t('invoice.creditNote') : t(`invoice.kind.${kind}`),
    from,
    to,
    // As words: a spreadsheet would give a count two decimals.
    String(count),
    String(cancelled),
    total,
  ]),
})

const notesTable = (t: Translate, file: MonthFile): MonthTable => ({
  name: t('papers.notes'),
  columns: [
    ...texts(t('papers.col.number'), t('papers.col.date'), t('papers.col.bill'), t('papers.col.billDate')),
    ...taxColumns(t, file),
    { label: t('papers.col.total'), kind: 'money' },
  ],
  rows: file.credit_notes.map(({ number, issued_at, invoice_number, invoice_issued_at, total, ...taxes }) => [
    number,
    dateOf(issued_at),
    invoice_number,
    dateOf(invoice_issued_at),
    ...taxCells(taxes),
    total,
  ]),
})

/** What the month comes to, name by name. */
export const totalRows = (t: Translate, { totals, seller }: MonthFile): [string, number][] => [
  [t('papers.col.taxable'), totals.taxable],
  [t('invoice.cgst'), totals.cgst],
  [t(`invoice.${stateTaxOf(seller.state.code)}`), totals.sgst],
  [t('invoice.igst'), totals.igst],
  [t('papers.sum.exempt'), totals.exempt],
  [t('papers.sum.unnamed'), totals.unnamed],
  [t('papers.sum.round_off'), totals.round_off],
  [t('papers.sum.bills'), totals.bills],
  [t('papers.sum.notes'), totals.notes],
  [t('papers.sum.net'), totals.net],
]

/** The month file as tables, for spreadsheets and for paper. */
export const monthTables = (t: Translate, file: MonthFile): MonthTable[] => [
  ratesTable(t, file),
  hsnTable(t, file),
  documentsTable(t, file),
  ...(file.credit_notes.length > 0 ? [notesTable(t, file)] : []),
  {
    name: t('papers.totals'),
    columns: [
      { label: t('papers.col.what'), kind: 'text' },
      { label: t('papers.col.amount'), kind: 'money' },
    ],
    rows: totalRows(t, file),
  },
]

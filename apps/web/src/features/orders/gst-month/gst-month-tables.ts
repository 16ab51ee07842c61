import type { GstMonthReport } from '@jhola/contract/orders/invoices/gst-month-schema'
import type { Cell } from '@jhola/contract/shared/files/safe-cell'
import { stateTaxOf } from '@jhola/contract/tax/state-tax'
import { dateOf } from '../../../domain/invoices/invoice-dates.ts'
import type { Translate } from '../../../shared/i18n/i18n-context.tsx'

/** `money` and `number` are numbers in a file; money is shown in rupees. */
type Column = { label: string; kind: 'text' | 'number' | 'money' }
export type GstMonthTable = { name: string; columns: readonly Column[]; rows: readonly (readonly Cell[])[] }

type Taxes = Pick<GstMonthReport['rates'][number], 'taxable' | 'cgst' | 'sgst' | 'igst'>

const taxColumns = (t: Translate, { seller }: GstMonthReport): Column[] => [
  { label: t('orders.gst-month.col.taxable'), kind: 'money' },
  { label: t('orders.invoice.cgst'), kind: 'money' },
  { label: t(`orders.invoice.${stateTaxOf(seller.state.code)}`), kind: 'money' },
  { label: t('orders.invoice.igst'), kind: 'money' },
]
const taxCells = ({ taxable, cgst, sgst, igst }: Taxes): Cell[] => [taxable, cgst, sgst, igst]

/** `5%`; a text for rows without a GST rate and for exempt ones. */
export const rateLabels = (t: Translate, rate: number | null): string => {
  if (rate === null) return t('orders.gst-month.noGst')
  return rate === 0 ? t('orders.gst-month.nil') : `${rate}%`
}

const texts = (...labels: readonly string[]): Column[] => labels.map((label) => ({ label, kind: 'text' }))

const ratesTable = (t: Translate, file: GstMonthReport): GstMonthTable => ({
  name: t('orders.gst-month.rates'),
  columns: [
    ...texts(t('orders.gst-month.col.supply'), t('orders.gst-month.col.place'), t('orders.gst-month.col.rate')),
    ...taxColumns(t, file),
  ],
  rows: file.rates.map(({ supply, place, gst_rate, ...taxes }) => [
    t(`orders.gst-month.supply.${supply}`),
    place.code ? `${place.code}-${place.name}` : place.name,
    rateLabels(t, gst_rate),
    ...taxCells(taxes),
  ]),
})

const hsnTable = (t: Translate, file: GstMonthReport): GstMonthTable => ({
  name: t('orders.gst-month.hsn'),
  columns: [
    ...texts(t('orders.gst-month.col.hsn'), t('orders.gst-month.col.description'), t('orders.gst-month.col.uqc')),
    { label: t('orders.gst-month.col.quantity'), kind: 'number' },
    { label: t('orders.gst-month.col.rate'), kind: 'text' },
    { label: t('orders.gst-month.col.value'), kind: 'money' },
    ...taxColumns(t, file),
  ],
  rows: file.hsn.map(({ hsn, description, uqc, quantity, gst_rate, value, ...taxes }) => [
    hsn ?? '',
    description,
    uqc,
    quantity,
    rateLabels(t, gst_rate),
    value,
    ...taxCells(taxes),
  ]),
})

const documentsTable = (t: Translate, { documents }: GstMonthReport): GstMonthTable => ({
  name: t('orders.gst-month.documents'),
  columns: [
    ...texts(t('orders.gst-month.col.document'), t('orders.gst-month.col.from'), t('orders.gst-month.col.to')),
    ...texts(t('orders.gst-month.col.count'), t('orders.gst-month.col.cancelled')),
    { label: t('orders.gst-month.col.total'), kind: 'money' },
  ],
  rows: documents.map(({ kind, from, to, count, cancelled, total }) => [
    kind === 'credit_note' ? t('orders.invoice.creditNote') : t(`orders.invoice.kind.${kind}`),
    from,
    to,
    // As text: a spreadsheet would show a count with two decimals.
    String(count),
    String(cancelled),
    total,
  ]),
})

const notesTable = (t: Translate, file: GstMonthReport): GstMonthTable => ({
  name: t('orders.gst-month.notes'),
  columns: [
    ...texts(
      t('orders.gst-month.col.number'),
      t('orders.gst-month.col.date'),
      t('orders.gst-month.col.bill'),
      t('orders.gst-month.col.billDate'),
    ),
    ...taxColumns(t, file),
    { label: t('orders.gst-month.col.total'), kind: 'money' },
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

/** The totals of the month, one row for each. */
export const totalRows = (t: Translate, { totals, seller }: GstMonthReport): [string, number][] => [
  [t('orders.gst-month.col.taxable'), totals.taxable],
  [t('orders.invoice.cgst'), totals.cgst],
  [t(`orders.invoice.${stateTaxOf(seller.state.code)}`), totals.sgst],
  [t('orders.invoice.igst'), totals.igst],
  [t('orders.gst-month.sum.exempt'), totals.exempt],
  [t('orders.gst-month.sum.unnamed'), totals.unnamed],
  [t('orders.gst-month.sum.round_off'), totals.round_off],
  [t('orders.gst-month.sum.bills'), totals.bills],
  [t('orders.gst-month.sum.notes'), totals.notes],
  [t('orders.gst-month.sum.net'), totals.net],
]

/** The GST month report as tables, for spreadsheets and for print. */
export const gstMonthTables = (t: Translate, file: GstMonthReport): GstMonthTable[] => [
  ratesTable(t, file),
  hsnTable(t, file),
  documentsTable(t, file),
  ...(file.credit_notes.length > 0 ? [notesTable(t, file)] : []),
  {
    name: t('orders.gst-month.totals'),
    columns: [
      { label: t('orders.gst-month.col.what'), kind: 'text' },
      { label: t('orders.gst-month.col.amount'), kind: 'money' },
    ],
    rows: totalRows(t, file),
  },
]

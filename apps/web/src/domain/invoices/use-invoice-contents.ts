import type { CreditNote, Invoice } from '@jhola/contract/orders/invoices/schema'
import { stateTaxOf } from '@jhola/contract/tax/state-tax'
import { useMemo } from 'react'
import { type Translate, useT } from '../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../shared/i18n/texts.ts'
import { useItemLabels } from '../catalogue/item-labels.ts'
import type { InvoiceContent, InvoiceTotal } from './invoice-content.ts'
import { dateOf } from './invoice-dates.ts'

const PAYMENT_KEYS: Record<Invoice['payment_status'], TextKey> = {
  completed: 'orders.invoice.paid',
  refunded: 'orders.invoice.refunded',
  pending: 'orders.invoice.notPaid',
  failed: 'orders.invoice.notPaid',
}

type Labels = ReturnType<typeof useItemLabels>

const namesGst = ({ rates }: Pick<Invoice, 'rates'>): boolean => rates.some(({ gst_rate }) => gst_rate > 0)

const belowOf = (t: Translate, line: { hsn: string | null; gst_rate: number }, namesRates: boolean): string =>
  [line.hsn && t('orders.invoice.hsn', { code: line.hsn }), namesRates && t('orders.invoice.rate', { rate: line.gst_rate })]
    .filter(Boolean)
    .join(' · ')

/** The label of the delivery fee: with its tax rate, if it has one. */
const feeLabel = (t: Translate, fee: Invoice['fee'], otherwise: TextKey): string =>
  fee && fee.tax > 0 ? t('orders.invoice.feeWith', { rate: fee.gst_rate }) : t(otherwise)

const billTotals = (t: Translate, invoice: Invoice): InvoiceTotal[] => {
  const isPlain = invoice.kind === 'bill'
  const isOnTop = invoice.tax_mode === 'exclusive'
  const rows: (InvoiceTotal | false)[] = [
    { key: 'subtotal', label: t('orders.invoice.subtotal'), value: invoice.subtotal },
    invoice.discount > 0 && { key: 'discount', label: t('orders.invoice.discount'), value: -invoice.discount, good: true },
    isOnTop &&
      invoice.tax > 0 && {
        key: 'tax',
        label: t(isPlain ? 'orders.invoice.plainTax' : 'orders.invoice.tax'),
        // In equal halves; what was added to pay whole rupees is no tax.
        value: invoice.tax - (invoice.round_off - (invoice.rupee_round_off ?? 0)),
      },
    invoice.delivery_type === 'delivery' && {
      key: 'delivery',
      label: feeLabel(t, invoice.delivery_fee > 0 ? invoice.fee : null, 'orders.invoice.delivery'),
      value: invoice.delivery_fee,
    },
    invoice.express_fee > 0 && { key: 'express', label: t('orders.invoice.express'), value: invoice.express_fee },
    invoice.round_off !== 0 && { key: 'round', label: t('orders.invoice.roundOff'), value: invoice.round_off },
    { key: 'total', label: t('orders.invoice.total'), value: invoice.total_amount, total: true },
    !isOnTop &&
      invoice.tax > 0 && {
        key: 'contained',
        label: t(isPlain ? 'orders.invoice.plainTaxIncluded' : 'orders.invoice.taxIncluded'),
        value: invoice.tax,
      },
    {
      key: 'payment',
      label: t('orders.invoice.payment'),
      value: `${t(`common.payment.${invoice.payment_method}`)} · ${t(PAYMENT_KEYS[invoice.payment_status])}`,
    },
  ]
  return rows.filter((row) => row !== false)
}

const noteTotals = (t: Translate, note: CreditNote): InvoiceTotal[] => {
  const rows: (InvoiceTotal | false)[] = [
    note.fees > 0 && { key: 'fees', label: feeLabel(t, note.fee, 'orders.invoice.delivery'), value: note.fees },
    note.round_off !== 0 && { key: 'round', label: t('orders.invoice.roundOff'), value: note.round_off },
    { key: 'total', label: t('orders.invoice.refunded'), value: note.total_amount, total: true },
  ]
  return rows.filter((row) => row !== false)
}

const billContent = (t: Translate, labels: Labels, invoice: Invoice): InvoiceContent => ({
  title: t(`orders.invoice.kind.${invoice.kind}`),
  number: invoice.number,
  seller: invoice.seller,
  facts: [
    [t('orders.invoice.number'), invoice.number],
    [t('orders.invoice.date'), dateOf(invoice.issued_at)],
    [t('orders.invoice.orderNumber'), invoice.order_number],
    [t('orders.invoice.ordered'), dateOf(invoice.ordered_at)],
  ],
  invoice,
  lines: invoice.lines.map((line) => ({
    key: line.line_no,
    name: labels.name({ name: line.product_name, name_hi: line.product_name_hi }),
    below: belowOf(t, line, invoice.rates.length > 0),
    quantity: labels.quantity(line.quantity, line.unit),
    price: line.unit_price,
    amount: line.total,
  })),
  totals: billTotals(t, invoice),
  rates: namesGst(invoice) ? invoice.rates : [],
  isInterState: invoice.is_inter_state,
  stateTax: stateTaxOf(invoice.seller.state.code),
  remarks: [
    ...(invoice.is_composition ? [t('orders.invoice.composition')] : []),
    ...(namesGst(invoice) ? [t('orders.invoice.reverseCharge')] : []),
    t('orders.invoice.unsigned'),
  ],
})

const noteContent = (t: Translate, labels: Labels, note: CreditNote, invoice: Invoice): InvoiceContent => ({
  title: t('orders.invoice.creditNote'),
  number: note.number,
  seller: invoice.seller,
  facts: [
    [t('orders.invoice.noteNumber'), note.number],
    [t('orders.invoice.date'), dateOf(note.issued_at)],
    [t('orders.invoice.against'), `${note.invoice.number} · ${dateOf(note.invoice.issued_at)}`],
  ],
  invoice,
  lines: note.lines.map((line) => ({
    key: line.line_no,
    name: labels.name({ name: line.product_name, name_hi: line.product_name_hi }),
    below: belowOf(t, line, note.rates.length > 0),
    quantity: labels.quantity(line.quantity, line.unit),
    price: null,
    amount: line.amount,
  })),
  totals: noteTotals(t, note),
  rates: namesGst(note) ? note.rates : [],
  isInterState: note.is_inter_state,
  stateTax: stateTaxOf(invoice.seller.state.code),
  remarks: [...(invoice.is_composition ? [t('orders.invoice.composition')] : []), t('orders.invoice.unsigned')],
})

/** A bill and its credit notes in the reader's language, each a separate document. */
export const useInvoiceContents = (
  answer: { invoice: Invoice; credit_notes: readonly CreditNote[] } | undefined,
): InvoiceContent[] => {
  const { t } = useT()
  const labels = useItemLabels()
  return useMemo(() => {
    if (!answer) return []
    const { invoice, credit_notes } = answer
    return [billContent(t, labels, invoice), ...credit_notes.map((note) => noteContent(t, labels, note, invoice))]
  }, [answer, t, labels])
}

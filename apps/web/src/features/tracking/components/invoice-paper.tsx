import type { Invoice } from '@jhola/contract/orders/invoice-schema'
import { formatPhone } from '@jhola/contract/shared/phone'
import { toShopTime } from '@jhola/contract/shared/time'
import { type ReactNode, useId } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { DataList, type DataRow } from '../../../shared/ui/data-list.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { InvoiceLines } from './invoice-lines.tsx'
import { InvoiceRates } from './invoice-rates.tsx'

/** `20/11/2026`, by the shop's calendar. */
export const dateOf = (moment: string): string => toShopTime(Date.parse(moment)).date.split('-').reverse().join('/')

export const Seller = ({ seller }: { seller: Invoice['seller'] }) => {
  const { t, language } = useT()
  return (
    <div className="min-w-0">
      <p className="font-bold text-xl">{language === 'hi' && seller.name_hi ? seller.name_hi : seller.name}</p>
      <p>
        <bdi>{seller.address}</bdi>
      </p>
      <p>
        {seller.state.name}
        {seller.state.code && ` (${seller.state.code})`}
      </p>
      <Fact label={t('invoice.phone')}>{formatPhone(seller.phone)}</Fact>
      {seller.gstin && <Fact label={t('invoice.gstin')}>{seller.gstin}</Fact>}
      {seller.fssai && <Fact label={t('invoice.fssai')}>{seller.fssai}</Fact>}
    </div>
  )
}

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <p>
    <span className="text-ink-soft">{label}: </span>
    <bdi>{children}</bdi>
  </p>
)

export const Buyer = ({ invoice }: { invoice: Invoice }) => {
  const { t } = useT()
  const id = useId()
  const { buyer, place_of_supply } = invoice
  return (
    <section aria-labelledby={id} className="border-line border-t border-dashed py-3">
      <h3 id={id} className="text-base text-ink-soft">
        {t('invoice.billTo')}
      </h3>
      <p className="font-semibold">
        <bdi>{buyer.name}</bdi>
      </p>
      <p>
        <bdi>{invoice.view_only ? buyer.phone : formatPhone(buyer.phone)}</bdi>
      </p>
      <p>{invoice.delivery_type === 'pickup' ? t('invoice.pickup') : <bdi>{buyer.address}</bdi>}</p>
      {invoice.kind !== 'bill' && (
        <Fact label={t('invoice.supply')}>
          {place_of_supply.name}
          {place_of_supply.code && ` (${place_of_supply.code})`}
        </Fact>
      )}
    </section>
  )
}

const PAYMENT_KEYS: Record<Invoice['payment_status'], TextKey> = {
  completed: 'invoice.paid',
  refunded: 'invoice.refunded',
  pending: 'invoice.notPaid',
  failed: 'invoice.notPaid',
}
const METHOD_KEYS: Record<Invoice['payment_method'], TextKey> = {
  cod: 'common.payment.cod',
  upi: 'common.payment.upi',
  cash: 'common.payment.cash',
  card: 'common.payment.card',
  netbanking: 'common.payment.netbanking',
  wallet: 'common.payment.wallet',
}

const totalRows = (invoice: Invoice, t: ReturnType<typeof useT>['t']): DataRow[] => {
  const isPlain = invoice.kind === 'bill'
  const amount = (rupees: number) => <Money rupees={rupees} exact />
  const isOnTop = invoice.tax_mode === 'exclusive'
  const rows: (DataRow | false)[] = [
    { key: 'subtotal', label: t('invoice.subtotal'), value: amount(invoice.subtotal) },
    invoice.discount > 0 && { key: 'discount', label: t('invoice.discount'), value: amount(-invoice.discount), good: true },
    isOnTop &&
      invoice.tax > 0 && {
        key: 'tax',
        label: isPlain ? t('invoice.plainTax') : t('invoice.tax'),
        value: amount(invoice.tax - invoice.round_off),
      },
    invoice.delivery_type === 'delivery' && {
      key: 'delivery',
      label: t('invoice.delivery'),
      value: amount(invoice.delivery_fee),
    },
    invoice.express_fee > 0 && { key: 'express', label: t('invoice.express'), value: amount(invoice.express_fee) },
    invoice.round_off !== 0 && { key: 'round', label: t('invoice.roundOff'), value: amount(invoice.round_off) },
    { key: 'total', label: t('invoice.total'), value: amount(invoice.total_amount), total: true },
    !isOnTop &&
      invoice.tax > 0 && {
        key: 'contained',
        label: isPlain ? t('invoice.plainTaxIncluded') : t('invoice.taxIncluded'),
        value: amount(invoice.tax),
      },
    {
      key: 'payment',
      label: t('invoice.payment'),
      value: `${t(METHOD_KEYS[invoice.payment_method])} · ${t(PAYMENT_KEYS[invoice.payment_status])}`,
    },
  ]
  return rows.filter((row) => row !== false)
}

/** The paper itself: black on white when printed, with everything that the law wants on it. */
export const InvoicePaper = ({ invoice }: { invoice: Invoice }) => {
  const { t } = useT()
  return (
    <>
      {invoice.view_only && <Alert icon="eye-off">{t('invoice.viewOnly')}</Alert>}
      <Card as="section" aria-labelledby="invoice-kind" className="print:border-0 print:p-0 print:shadow-none">
        <h2 id="invoice-kind" className="mb-3 text-center text-xl uppercase tracking-wide">
          {t(`invoice.kind.${invoice.kind}`)}
        </h2>
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-3 pb-3">
          <Seller seller={invoice.seller} />
          <div>
            <Fact label={t('invoice.number')}>{invoice.number}</Fact>
            <Fact label={t('invoice.date')}>{dateOf(invoice.issued_at)}</Fact>
            <Fact label={t('invoice.orderNumber')}>{invoice.order_number}</Fact>
            <Fact label={t('invoice.ordered')}>{dateOf(invoice.ordered_at)}</Fact>
          </div>
        </div>
        <Buyer invoice={invoice} />
        <InvoiceLines invoice={invoice} />
        <DataList rows={totalRows(invoice, t)} className="ms-auto mt-3 max-w-sm" />
        {invoice.kind !== 'bill' && invoice.kind !== 'bill_of_supply' && <InvoiceRates paper={invoice} />}
        {invoice.is_composition && <p className="mt-4 text-center font-medium">{t('invoice.composition')}</p>}
        <p className="mt-4 text-center text-ink-soft text-sm">{t('invoice.unsigned')}</p>
      </Card>
    </>
  )
}

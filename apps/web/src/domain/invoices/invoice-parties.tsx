import type { Invoice } from '@jhola/contract/orders/invoices/schema'
import { formatPhone } from '@jhola/contract/shared/phone'
import type { ReactNode } from 'react'
import { useT } from '../../shared/i18n/i18n-context.tsx'

/** A label and its value; the value keeps its own text direction. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <p>
    <span className="text-ink-soft">{label}: </span>
    <bdi>{children}</bdi>
  </p>
)

const stateName = ({ name, code }: Invoice['place_of_supply']): string => (code ? `${name} (${code})` : name)

/** The seller, with the registration numbers that the law requires on a bill. */
export const Seller = ({ seller }: { seller: Invoice['seller'] }) => {
  const { t, language } = useT()
  return (
    <>
      <p className="font-bold text-xl">
        <bdi>{language === 'hi' && seller.name_hi ? seller.name_hi : seller.name}</bdi>
      </p>
      <p>
        <bdi>{seller.address}</bdi>
      </p>
      <p>
        <bdi>{stateName(seller.state)}</bdi>
      </p>
      <Fact label={t('orders.invoice.phone')}>{formatPhone(seller.phone)}</Fact>
      {seller.gstin && <Fact label={t('orders.invoice.gstin')}>{seller.gstin}</Fact>}
      {seller.fssai && <Fact label={t('orders.invoice.fssai')}>{seller.fssai}</Fact>}
    </>
  )
}

/** The buyer and the place of supply. */
export const Buyer = ({ invoice }: { invoice: Invoice }) => {
  const { t } = useT()
  const { buyer, place_of_supply } = invoice
  return (
    <>
      <p className="text-ink-soft">{t('orders.invoice.billTo')}</p>
      <p className="font-semibold">
        <bdi>{buyer.name}</bdi>
      </p>
      <p>
        <bdi>{invoice.view_only ? buyer.phone : formatPhone(buyer.phone)}</bdi>
      </p>
      <p>{invoice.delivery_type === 'pickup' ? t('orders.invoice.pickup') : <bdi>{buyer.address}</bdi>}</p>
      {invoice.kind !== 'bill' && <Fact label={t('orders.invoice.supply')}>{stateName(place_of_supply)}</Fact>}
    </>
  )
}

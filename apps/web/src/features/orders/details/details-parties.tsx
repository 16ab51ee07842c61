import { isClaimOpen } from '@jhola/contract/payments/rules'
import { formatPhone } from '@jhola/contract/shared/phone'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paymentState } from '../../../domain/payments/payment-state.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { DataList, type DataRow } from '../../../shared/ui/data-list.tsx'
import { OutsideIconLink } from '../../../shared/ui/outside-icon-link.tsx'
import type { Order } from '../data/board-state.ts'
import { useOrderLabels } from '../data/order-labels.ts'

/** Leaves out empty rows. */
const rowsOf = (rows: readonly (DataRow | null)[]): DataRow[] => rows.filter((row) => row !== null)
const maybe = (label: string, value: ReactNode): DataRow | null => (value ? { label, value } : null)

/** A number that is shown in full; people without the right to it get it masked. */
const isWhole = (phone: string): boolean => /^\+?\d+$/.test(phone)

const mapLink = ({ delivery_address, landmark, pincode }: Order): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent([delivery_address, landmark, pincode].filter(Boolean).join(', '))}`

/** The customer, and one row of buttons: call, write, find the address. */
export const CustomerDetails = ({ order }: { order: Order }) => {
  const { t } = useT()
  const phone = order.customer_phone
  const hasAddress = order.delivery_type === 'delivery' && order.delivery_address !== ''
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <div className="min-w-0">
        <p className="font-bold text-lg">{order.customer_name}</p>
        <bdi className="text-ink-soft figures">{formatPhone(phone)}</bdi>
      </div>
      <div className="flex gap-2">
        {isWhole(phone) && (
          <>
            <OutsideIconLink icon="phone" label={t('common.call')} href={`tel:${phone}`} />
            <OutsideIconLink
              icon="whatsapp"
              label={t('orders.board.list.channel.whatsapp')}
              href={`https://wa.me/${phone.replace('+', '')}?text=${encodeURIComponent(order.order_number)}`}
              target="_blank"
            />
          </>
        )}
        {hasAddress && <OutsideIconLink icon="directions" label={t('common.directions')} href={mapLink(order)} target="_blank" />}
      </div>
    </div>
  )
}

/** Address, delivery time, and who brings it. */
export const DeliveryDetails = ({ order }: { order: Order }) => {
  const { t } = useT()
  const moments = useMoments()
  const labels = useOrderLabels()
  const partner = order.delivery_partner
  const isPickup = order.delivery_type === 'pickup'
  return (
    <DataList
      rows={rowsOf([
        {
          label: t('orders.board.details.address'),
          // Who may not see customers gets no address.
          value: isPickup ? t('orders.board.pickup') : <bdi>{order.delivery_address || '–'}</bdi>,
        },
        maybe(t('orders.board.details.landmark'), order.landmark),
        { label: t('orders.board.details.time'), value: moments.dayAndTime(order.created_at) },
        { label: t('orders.board.details.slot'), value: labels.slot(order) },
        maybe(t('orders.board.details.promised'), order.estimated_delivery && moments.dayAndTime(order.estimated_delivery)),
        maybe(
          t('orders.board.details.partner'),
          partner && (
            <>
              {partner.name}
              {partner.phone && (
                <a className="flex min-h-11 items-center justify-end text-brand underline" href={`tel:${partner.phone}`}>
                  <bdi>{formatPhone(partner.phone)}</bdi>
                </a>
              )}
              {partner.vehicle_number && <bdi className="block">{partner.vehicle_number}</bdi>}
            </>
          ),
        ),
      ])}
    />
  )
}

/** Payment status and method; the method in capitals where the script has them, as specified. */
export const PaymentDetails = ({ order }: { order: Order }) => {
  const { t, language } = useT()
  const moments = useMoments()
  const isCash = order.payment_method === 'cod' || order.payment_method === 'cash'
  const reading = useQuery({ ...apiQuery('GET /orders/{id}', { params: { id: order.id }, query: {} }), enabled: !isCash })
  const transaction = isCash ? null : reading.data?.transaction_id
  return (
    <DataList
      rows={rowsOf([
        {
          label: t('orders.board.details.payment'),
          value: t(`common.payment.${order.payment_method}`).toLocaleUpperCase(language),
        },
        { label: t('orders.board.details.paymentStatus'), value: t(`common.payment.${paymentState(order)}`) },
        maybe(t('orders.board.claimed'), isClaimOpen(order) && moments.dayAndTime(order.payment_claimed_at ?? '')),
        maybe(t('orders.board.details.transaction'), transaction && <bdi className="break-all text-sm">{transaction}</bdi>),
      ])}
    />
  )
}

import { isClaimOpen } from '@jhola/contract/payments/rules'
import { formatPhone } from '@jhola/contract/shared/phone'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paymentState } from '../../../domain/payments/payment-state.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { DataList, type DataRow } from '../../../shared/ui/data-list.tsx'
import { OutsideLinkButton } from '../../../shared/ui/link-button.tsx'
import type { Order } from '../data/board-state.ts'
import { useOrderLabels } from '../data/order-labels.ts'
import { BlockNumber } from './block-number.tsx'

/** Leaves out empty rows. */
const rowsOf = (rows: readonly (DataRow | null)[]): DataRow[] => rows.filter((row) => row !== null)
const maybe = (label: string, value: ReactNode): DataRow | null => (value ? { label, value } : null)

/** The customer, with buttons to call them and to take no more orders from the number. */
export const CustomerDetails = ({ order }: { order: Order }) => {
  const { t } = useT()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="text-ink-soft text-sm">{t('orders.board.details.customer')}</p>
        <p className="font-bold text-lg">{order.customer_name}</p>
        <bdi className="text-ink-soft figures">{formatPhone(order.customer_phone)}</bdi>
      </div>
      <OutsideLinkButton variant="secondary" size="sm" icon="phone" href={`tel:${order.customer_phone}`}>
        {t('common.call')}
      </OutsideLinkButton>
      <BlockNumber order={order} />
    </div>
  )
}

/** Address, delivery time, and the customer's note. */
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
          value: isPickup ? t('orders.board.pickup') : <bdi>{order.delivery_address}</bdi>,
        },
        maybe(t('orders.board.details.landmark'), order.landmark),
        maybe(t('orders.board.details.notes'), order.notes && <span className="whitespace-pre-line">{order.notes}</span>),
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

/** Payment status and method; the method in capitals, as specified. */
export const PaymentDetails = ({ order }: { order: Order }) => {
  const { t } = useT()
  const moments = useMoments()
  const isCash = order.payment_method === 'cod' || order.payment_method === 'cash'
  const reading = useQuery({ ...apiQuery('GET /orders/{id}', { params: { id: order.id }, query: {} }), enabled: !isCash })
  const transaction = isCash ? null : reading.data?.transaction_id
  return (
    <DataList
      rows={rowsOf([
        { label: t('orders.board.details.payment'), value: order.payment_method.toUpperCase() },
        { label: t('orders.board.details.paymentStatus'), value: t(`common.payment.${paymentState(order)}`) },
        maybe(t('orders.board.claimed'), isClaimOpen(order) && moments.dayAndTime(order.payment_claimed_at ?? '')),
        maybe(t('orders.board.details.transaction'), transaction && <bdi className="break-all text-sm">{transaction}</bdi>),
      ])}
    />
  )
}

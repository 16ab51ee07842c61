import type { Order } from '@jhola/contract/orders/schema'
import { formatPhone } from '@jhola/contract/shared/phone'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { apiQuery } from '../../../../shared/api/api-query.ts'
import { useMoments } from '../../../../shared/format/moments.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../../shared/i18n/texts.ts'
import { Card } from '../../../../shared/ui/card.tsx'
import { Icon, type IconName } from '../../../../shared/ui/icon.tsx'
import { OutsideLinkButton } from '../../../../shared/ui/link-button.tsx'

const SLOT_KEYS: Record<Order['delivery_slot'], TextKey> = {
  asap: 'tracking.now',
  express: 'tracking.express',
  morning: 'tracking.slot.morning',
  afternoon: 'tracking.slot.afternoon',
  evening: 'tracking.slot.evening',
}

const Detail = ({
  icon,
  label,
  action,
  children,
}: {
  icon: IconName
  label: string
  action?: ReactNode
  children: ReactNode
}) => (
  <div className="flex items-start gap-3 border-line border-b border-dashed py-3 first:pt-0 last:border-0 last:pb-0">
    <Icon name={icon} className="mt-0.5 text-brand" />
    <div className="min-w-0 flex-1">
      <p className="text-ink-soft text-sm">{label}</p>
      <div className="font-medium">{children}</div>
    </div>
    {action}
  </div>
)

const CallButton = ({ phone, name }: { phone: string; name: string }) => {
  const { t } = useT()
  return (
    <OutsideLinkButton
      href={`tel:${phone}`}
      variant="secondary"
      size="sm"
      icon="phone"
      aria-label={`${t('common.call')} ${name}`}
      className="print:hidden"
    >
      {t('common.call')}
    </OutsideLinkButton>
  )
}

/** The rider. */
const Partner = ({ partner }: { partner: NonNullable<Order['delivery_partner']> }) => {
  const { t } = useT()
  return (
    <Detail
      icon="bike"
      label={t('tracking.partner')}
      {...(partner.phone && { action: <CallButton phone={partner.phone} name={partner.name} /> })}
    >
      <bdi>{partner.name}</bdi>
      {partner.vehicle_number && (
        <span className="block text-ink-soft text-sm">
          {t('tracking.vehicle')}: <bdi>{partner.vehicle_number}</bdi>
        </span>
      )}
    </Detail>
  )
}

/** The shop's address for pickup, with directions. */
const PickupPlace = ({ storeId }: { storeId: string }) => {
  const { t, tName } = useT()
  const store = useQuery(apiQuery('GET /stores/{store_id}', { params: { store_id: storeId } })).data?.store
  if (!store) return null
  return (
    <Detail
      icon="pin"
      label={t('tracking.pickupAt')}
      action={
        <OutsideLinkButton
          href={`https://www.google.com/maps/dir/?api=1&destination=${store.latitude},${store.longitude}`}
          target="_blank"
          variant="secondary"
          size="sm"
          icon="directions"
          className="print:hidden"
        >
          {t('common.directions')}
        </OutsideLinkButton>
      }
    >
      <bdi className="font-normal">
        {store.address}, {tName(store.city)} {store.pincode}
      </bdi>
    </Detail>
  )
}

/** The shop, the rider, the address and the time, with their phone numbers. */
export const OrderPlaces = ({ order, isOpen }: { order: Order; isOpen: boolean }) => {
  const { t } = useT()
  const moments = useMoments()
  const isPickup = order.delivery_type === 'pickup'
  const when = [order.delivery_date && moments.day(order.delivery_date), t(SLOT_KEYS[order.delivery_slot])]
    .filter(Boolean)
    .join(', ')
  const expected = order.estimated_delivery && moments.dayAndTime(order.estimated_delivery)
  return (
    <Card as="section" aria-label={t('tracking.shop')}>
      <Detail icon="store" label={t('tracking.shop')} action={<CallButton phone={order.store_phone} name={order.store_name} />}>
        {order.store_name}
        <span className="block text-ink-soft text-sm">
          <bdi>{formatPhone(order.store_phone)}</bdi>
        </span>
      </Detail>
      {order.delivery_partner && <Partner partner={order.delivery_partner} />}
      {!isPickup && (
        <Detail icon="pin" label={t('tracking.deliverTo')}>
          <span className="block">
            <bdi>{order.customer_name}</bdi> · <bdi>{formatPhone(order.customer_phone)}</bdi>
          </span>
          <bdi className="font-normal">{[order.delivery_address, order.landmark].filter(Boolean).join(', ')}</bdi>
        </Detail>
      )}
      {isPickup && <PickupPlace storeId={order.store_id} />}
      {isPickup && (
        <Detail icon="user" label={t('tracking.customer')}>
          <bdi>{order.customer_name}</bdi> · <bdi>{formatPhone(order.customer_phone)}</bdi>
        </Detail>
      )}
      <Detail icon="clock" label={t('tracking.when')}>
        {when}
        {isOpen && expected && (
          <span className="block text-ink-soft text-sm">
            {isPickup ? t('tracking.expectedPickup', { time: expected }) : t('tracking.expected', { time: expected })}
          </span>
        )}
      </Detail>
      {order.notes && (
        <Detail icon="message" label={t('tracking.notes')}>
          {order.notes}
        </Detail>
      )}
    </Card>
  )
}

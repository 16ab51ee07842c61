import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { TestOrderChip } from '../../../domain/orders/test-order-chip.tsx'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { ProductImage } from '../../../shared/ui/product-image.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import type { Order } from '../data/board-state.ts'
import { useOrderLabels } from '../data/order-labels.ts'

const PICTURE_PX = 40

const Fact = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="flex items-center gap-1.5">
    <Icon name={icon} size="sm" className="text-ink-soft" />
    <span>{children}</span>
  </li>
)

/** Known only with a network; without it these two facts are not shown. */
const Background = ({ order }: { order: Order }) => {
  const { t } = useT()
  const asked = apiQuery('GET /orders/{id}/background', { params: { id: order.id } })
  const { data } = useQuery({ ...asked, staleTime: Number.POSITIVE_INFINITY })
  if (!data) return null
  const { distance, delivered_before: count } = data
  return (
    <>
      {distance && (
        <Fact icon="pin">
          {t(distance.by === 'pin' ? 'orders.actions.incoming.km' : 'orders.actions.incoming.kmAbout', { km: distance.km })}
        </Fact>
      )}
      <Fact icon="user">
        {count === 0 ? t('orders.actions.incoming.newCustomer') : t('orders.actions.incoming.known', { count })}
      </Fact>
    </>
  )
}

/** Who, how much, where to, how it is paid and what the customer says. */
export const IncomingFacts = ({ order }: { order: Order }) => {
  const { t } = useT()
  const labels = useOrderLabels()
  const isPaid = order.payment_status === 'completed'
  const isPickup = order.delivery_type === 'pickup'
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <bdi className="min-w-0 font-semibold text-xl">{order.customer_name}</bdi>
        <Money rupees={order.total_amount} className="font-bold text-3xl figures" />
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1.5">
        <Fact icon={isPaid ? 'check-circle' : 'wallet'}>
          {isPaid ? t('common.payment.completed') : t(`common.payment.${order.payment_method}`)}
        </Fact>
        <Fact icon={isPickup ? 'pickup' : 'truck'}>{t(`orders.board.${order.delivery_type}`)}</Fact>
        {order.delivery_slot !== 'asap' && <Fact icon="calendar">{labels.slot(order)}</Fact>}
        <Background order={order} />
      </ul>
      <div className="flex flex-wrap gap-1.5 empty:hidden">
        <TestOrderChip order={order} />
        {order.urgent && <StatusChip tone="error">{t('orders.board.urgent')}</StatusChip>}
      </div>
      {!isPickup && (
        <p className="text-ink-soft">
          <bdi>{[order.delivery_address, order.landmark].filter(Boolean).join(', ')}</bdi>
        </p>
      )}
      {order.notes && (
        <p className="flex items-start gap-2 rounded-lg bg-warning-soft p-3">
          <Icon name="message" size="sm" className="mt-0.5 shrink-0 text-warning" />
          <bdi className="font-medium">{order.notes}</bdi>
        </p>
      )}
    </div>
  )
}

/** Everything that was ordered, with its pictures. */
export const IncomingItems = ({ order }: { order: Order }) => {
  const { t } = useT()
  const labels = useOrderLabels()
  return (
    <ul aria-label={t('orders.actions.incoming.items')} className="mt-3 grid grid-cols-1 gap-1.5">
      {order.items.map((item) => (
        <li key={item.id} className="flex min-w-0 items-center gap-3">
          <ProductImage src={item.image} alt="" sidePx={PICTURE_PX} className="size-10 shrink-0 rounded-md" />
          <bdi className="shrink-0 font-bold text-lg figures">{labels.quantity(item)}</bdi>
          <span className="min-w-0">
            {labels.itemName(item)}
            {item.pack_size && <bdi className="text-ink-soft"> · {item.pack_size}</bdi>}
          </span>
        </li>
      ))}
    </ul>
  )
}

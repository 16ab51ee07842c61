import { POLL_BOARD_MS } from '@jhola/contract/constants'
import { fullPhone } from '@jhola/contract/shared/phone'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiReply } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { SkeletonCards } from '../../../shared/ui/skeleton.tsx'
import { PendingSyncChip } from '../actions/pending-sync-chip.tsx'
import { useShownAs } from '../actions/queue-context.ts'
import { ACTION_LABELS } from '../data/order-labels.ts'
import { useLiveOrders } from '../live/live-orders.tsx'
import { CompleteDialog } from '../steps/complete-dialog.tsx'

const deliveriesQuery = apiQuery('GET /orders/deliveries', {})

type Delivery = ApiReply<'GET /orders/deliveries'>['deliveries'][number]

/** The address, with the PIN code where it does not have it yet. */
const placeOf = ({ delivery_address, landmark, pincode }: Delivery['order']): string =>
  [delivery_address, landmark, pincode && !delivery_address.includes(pincode) ? pincode : null].filter(Boolean).join(', ')

type CardProps = { delivery: Delivery; isBusy: boolean; onHandOver(): void }

const DeliveryCard = ({ delivery, isBusy, onHandOver }: CardProps) => {
  const { t } = useT()
  const { order, cash_to_collect } = delivery
  const isHandedOver = useShownAs(order).status !== 'out_for_delivery'
  return (
    <Card as="li" className="grid list-none grid-cols-1 gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-2">
        <span className="break-words font-bold text-lg">{order.customer_name}</span>
        <bdi className="text-ink-soft text-sm">{order.order_number}</bdi>
      </p>
      <p className="break-words">
        <bdi>{placeOf(order)}</bdi>
      </p>
      {order.notes && <p className="break-words text-ink-soft text-sm">{order.notes}</p>}
      <a href={`tel:${order.customer_phone}`} className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand">
        <Icon name="phone" size="sm" />
        <bdi>{fullPhone(order.customer_phone)}</bdi>
      </a>
      <p className="flex items-baseline justify-between gap-2 rounded-md bg-sunken p-3">
        <span>{t(cash_to_collect > 0 ? 'orders.board.deliveries.cash' : 'orders.board.deliveries.paid')}</span>
        {cash_to_collect > 0 && (
          <span className="font-bold text-xl figures">
            <Money rupees={cash_to_collect} />
          </span>
        )}
      </p>
      {isHandedOver ? (
        <PendingSyncChip orderId={order.id} />
      ) : (
        <Button variant="success" icon={ACTION_LABELS.delivered.icon} loading={isBusy} onClick={onHandOver}>
          {t(ACTION_LABELS.delivered.key)}
        </Button>
      )}
    </Card>
  )
}

/**
 * The orders on their way with the cash to collect, in total and for each. Live; without a network the last known ones stay, and a
 * handover waits in the queue of this device.
 */
export const DeliveriesScreen = () => {
  const { t, tError } = useT()
  const { status, run, busy } = useLiveOrders()
  const reading = useQuery({
    ...deliveriesQuery,
    staleTime: 0,
    refetchInterval: status === 'connected' ? false : POLL_BOARD_MS,
  })
  const [handing, setHanding] = useState<Delivery['order'] | null>(null)
  if (reading.isPending) return <SkeletonCards count={3} className="h-40" />
  if (!reading.data)
    return (
      <LoadFailed
        message={t('orders.board.deliveries.failed')}
        hint={tError(reading.error.code, reading.error.details)}
        onRetry={() => void reading.refetch()}
        retrying={reading.isFetching}
      />
    )
  const { deliveries, cash_to_collect } = reading.data
  if (deliveries.length === 0) return <EmptyState icon="bike" title={t('orders.board.deliveries.none')} />
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-4">
      <Card as="section" className="flex items-baseline justify-between gap-3">
        <h2 className="text-lg">{t('orders.board.deliveries.cash')}</h2>
        <p className="font-bold text-2xl figures">
          <Money rupees={cash_to_collect} />
        </p>
      </Card>
      <ul className="grid grid-cols-1 gap-4">
        {deliveries.map((delivery) => (
          <DeliveryCard
            key={delivery.order.id}
            delivery={delivery}
            isBusy={busy.has(delivery.order.id)}
            onHandOver={() => setHanding(delivery.order)}
          />
        ))}
      </ul>
      {handing && <CompleteDialog order={handing} onClose={() => setHanding(null)} onAct={run} />}
    </div>
  )
}

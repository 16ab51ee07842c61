import { isPacked } from '@jhola/contract/orders/packing/is-packed'
import type { ReactNode } from 'react'
import { useMay } from '../../../domain/account/use-may.ts'
import { TestOrderChip } from '../../../domain/orders/test-order-chip.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { OrderStatusChip } from '../actions/order-status-chip.tsx'
import { PendingSyncChip } from '../actions/pending-sync-chip.tsx'
import { useShownAs, useUnderWay } from '../actions/queue-context.ts'
import { EscalationStatus } from '../alerts/escalation-status.tsx'
import { DeadlineChip, PromiseChip } from '../cards/order-times.tsx'
import type { Order } from '../data/board-state.ts'
import { useOrderLabels } from '../data/order-labels.ts'
import { Bill, Lines } from './details-bill.tsx'
import type { DetailsProps } from './details-handlers.ts'
import { History } from './details-history.tsx'
import { DetailsMoney } from './details-money.tsx'
import { CustomerDetails, DeliveryDetails } from './details-parties.tsx'
import { DetailsProblem } from './details-problem.tsx'

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="border-line-strong border-t border-dashed pt-3">
    <h3 className="mb-2 font-semibold text-ink-soft text-sm">{title}</h3>
    {children}
  </section>
)

const Standing = ({ order }: { order: Order }) => {
  const { t } = useT()
  const shown = useUnderWay(order)
  const labels = useOrderLabels()
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap gap-1.5">
        <TestOrderChip order={order} />
        <OrderStatusChip order={order} />
        <StatusChip icon={order.delivery_type === 'pickup' ? 'pickup' : 'truck'}>
          {t(`orders.board.${order.delivery_type}`)}
        </StatusChip>
        <PendingSyncChip orderId={order.id} />
        <DeadlineChip order={shown} />
        <PromiseChip order={shown} />
        {order.urgent && <StatusChip tone="error">{t('orders.board.urgent')}</StatusChip>}
      </div>
      {shown.status === 'pending' && <EscalationStatus orderId={order.id} />}
      {order.practice && <p className="text-ink-soft text-sm">{t('orders.board.practice.hint')}</p>}
      {order.cancellation_reason && (
        <Alert tone="error">{t('orders.board.details.cancelled', { reason: labels.reason(order.cancellation_reason) })}</Alert>
      )}
    </div>
  )
}

const SheetPart = lazyPart(() => import('../packing/packing-sheet.tsx').then((module) => module.PackingSheet))
const ThreadPart = lazyPart(() => import('./details-thread.tsx').then((module) => module.DetailsThread))
const ChangesPart = lazyPart(() => import('./details-changes.tsx').then((module) => module.DetailsChanges))
const RefundsPart = lazyPart(() => import('./details-refunds.tsx').then((module) => module.DetailsRefunds))

/** The customer's note to the shop, which is easily missed below other things. */
const Note = ({ order }: { order: Order }) => {
  const { t } = useT()
  if (!order.notes) return null
  return (
    <section
      aria-label={t('orders.board.details.notes')}
      className="rounded-md border-warning border-s-4 bg-warning-soft px-3 py-2"
    >
      <h3 className="font-semibold text-sm">{t('orders.board.details.notes')}</h3>
      <p dir="auto" className="whitespace-pre-line text-lg leading-snug">
        {order.notes}
      </p>
    </section>
  )
}

/** What is packed: with ticks while it is packed, else as it was given. */
const Items = ({ order }: { order: Order }) => {
  const { t } = useT()
  const mayPack = useMay()('orders.pack')
  const isSheet = isPacked(useShownAs(order).status) && mayPack
  const lines = <Lines order={order} />
  return (
    <Part title={t('orders.board.details.items')}>
      {isSheet ? <SheetPart part={{ order }} whileLoading={<Skeleton className="h-40" />} otherwise={lines} /> : lines}
    </Part>
  )
}

/**
 * The details of one order: what is packed first, then who it is for, its money, and what happened. On a tablet the items stand beside
 * the rest. Their frame is shown before this code is loaded (order-details-dialog.tsx).
 */
export const OrderDetails = (props: DetailsProps) => {
  const { order } = props
  const { t } = useT()
  return (
    <div className="@container">
      <div className="grid @3xl:grid-cols-2 grid-cols-1 items-start gap-x-8 gap-y-4">
        <div className="grid grid-cols-1 gap-4">
          <Standing order={order} />
          <Items order={order} />
          <Note order={order} />
        </div>
        <div className="grid grid-cols-1 gap-4">
          <Part title={t('orders.board.details.customer')}>
            <CustomerDetails order={order} />
          </Part>
          <ThreadPart part={{ orderId: order.id }} whileLoading={<Skeleton className="h-24" />} />
          {order.problem && (
            <Part title={t('orders.board.problem.title')}>
              <DetailsProblem order={order} />
            </Part>
          )}
          <Part title={t(order.delivery_type === 'pickup' ? 'orders.board.pickup' : 'orders.board.delivery')}>
            <DeliveryDetails order={order} />
          </Part>
          <Part title={t('orders.board.details.bill')}>
            <Bill order={order} />
          </Part>
          <Part title={t('orders.board.details.paymentPart')}>
            <DetailsMoney {...props} />
          </Part>
          {order.payment_status !== 'pending' && <RefundsPart part={{ order }} />}
          <Part title={t('orders.board.details.timeline')}>
            {order.packing && <ChangesPart part={{ order }} />}
            <History order={order} />
          </Part>
        </div>
      </div>
    </div>
  )
}

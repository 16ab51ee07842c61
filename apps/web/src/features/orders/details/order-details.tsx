import { isPacked } from '@jhola/contract/orders/packing/is-packed'
import { statusTone } from '@jhola/contract/orders/statuses'
import type { ReactNode } from 'react'
import { useMay } from '../../../domain/account/use-may.ts'
import { TestOrderChip } from '../../../domain/orders/test-order-chip.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { PendingSyncChip } from '../actions/pending-sync-chip.tsx'
import { useActionQueue } from '../actions/queue-context.ts'
import { EscalationStatus } from '../alerts/escalation-status.tsx'
import { DeadlineChip, PromiseChip } from '../cards/order-times.tsx'
import type { Order } from '../data/board-state.ts'
import { useOrderLabels } from '../data/order-labels.ts'
import { Bill, Lines } from './details-bill.tsx'
import { History } from './details-history.tsx'
import { CustomerDetails, DeliveryDetails, PaymentDetails } from './details-parties.tsx'
import { DetailsProblem } from './details-problem.tsx'

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="border-line-strong border-t border-dashed pt-4">
    <h3 className="mb-2 font-semibold text-ink-soft text-sm">{title}</h3>
    {children}
  </section>
)

const Standing = ({ order }: { order: Order }) => {
  const { t } = useT()
  const labels = useOrderLabels()
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap gap-1.5">
        <TestOrderChip order={order} />
        <StatusChip tone={statusTone(order.status)}>{t(`common.status.${order.status}`)}</StatusChip>
        <StatusChip icon={order.delivery_type === 'pickup' ? 'pickup' : 'truck'}>
          {t(`orders.board.${order.delivery_type}`)}
        </StatusChip>
        <PendingSyncChip orderId={order.id} />
        <DeadlineChip order={order} />
        <PromiseChip order={order} />
        {order.urgent && <StatusChip tone="error">{t('orders.board.urgent')}</StatusChip>}
      </div>
      {order.status === 'pending' && <EscalationStatus orderId={order.id} />}
      {order.practice && <p className="text-ink-soft text-sm">{t('orders.board.practice.hint')}</p>}
      {order.cancellation_reason && (
        <Alert tone="error">{t('orders.board.details.cancelled', { reason: labels.reason(order.cancellation_reason) })}</Alert>
      )}
    </div>
  )
}

const SheetPart = lazyPart(() => import('../packing/packing-sheet.tsx').then((module) => module.PackingSheet))
const ChangesPart = lazyPart(() => import('./details-changes.tsx').then((module) => module.DetailsChanges))
const RefundsPart = lazyPart(() => import('./details-refunds.tsx').then((module) => module.DetailsRefunds))

/** The details of one order. Its dialog is shown before this code is loaded (order-details-dialog.tsx). */
export const OrderDetails = ({ order }: { order: Order }) => {
  const { t } = useT()
  const mayPack = useMay()('orders.pack')
  // While it is packed, the lines come first: they are what the packer works on.
  const isSheet = isPacked(useActionQueue().shownAs(order).status) && mayPack
  return (
    <div className="grid grid-cols-1 gap-4">
      <Standing order={order} />
      {isSheet && (
        <Part title={t('orders.board.details.items')}>
          <SheetPart part={{ order }} whileLoading={<Skeleton className="h-40" />} otherwise={<Lines order={order} />} />
        </Part>
      )}
      <CustomerDetails order={order} />
      {order.problem && (
        <Part title={t('orders.board.problem.title')}>
          <DetailsProblem order={order} />
        </Part>
      )}
      <Part title={t(order.delivery_type === 'pickup' ? 'orders.board.pickup' : 'orders.board.delivery')}>
        <DeliveryDetails order={order} />
      </Part>
      {!isSheet && (
        <Part title={t('orders.board.details.items')}>
          <Lines order={order} />
        </Part>
      )}
      <Part title={t('orders.board.details.bill')}>
        <Bill order={order} />
      </Part>
      <Part title={t('orders.board.details.paymentPart')}>
        <PaymentDetails order={order} />
      </Part>
      {order.payment_status !== 'pending' && <RefundsPart part={{ order }} />}
      <Part title={t('orders.board.details.timeline')}>
        {order.packing && <ChangesPart part={{ order }} />}
        <History order={order} />
      </Part>
    </div>
  )
}

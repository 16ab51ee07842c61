import { statusTone } from '@jhola/contract/orders/statuses'
import { isClaimOpen } from '@jhola/contract/payments/rules'
import { TestOrderChip } from '../../../domain/orders/test-order-chip.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { PendingSyncChip } from '../actions/pending-sync-chip.tsx'
import type { Order } from '../data/board-state.ts'
import { useOrderLabels } from '../data/order-labels.ts'
import { DeadlineChip, PromiseChip } from './order-times.tsx'
import { QuestionChip } from './question-chip.tsx'

const Detail = ({ icon, children }: { icon: IconName; children: string }) => (
  <span className="inline-flex items-center gap-1">
    <Icon name={icon} size="xs" />
    {children}
  </span>
)

/** Marks a problem report that the shop has not answered yet. */
export const ProblemChip = ({ order }: { order: Order }) => {
  const { t } = useT()
  return order.problem && !order.problem.answer ? (
    <StatusChip tone="error" icon="message">
      {t('orders.board.problem.open')}
    </StatusChip>
  ) : null
}

/** `isShort`: only what the next step needs. */
export const Facts = ({ order, isShort }: { order: Order; isShort: boolean }) => {
  const { t } = useT()
  const labels = useOrderLabels()
  const isPaid = order.payment_status === 'completed'
  const isPlanned = order.delivery_slot !== 'asap'
  return (
    <>
      {!isShort && (
        <p className="flex flex-wrap gap-x-3 gap-y-0.5 text-ink-soft text-sm">
          <Detail icon={order.delivery_type === 'pickup' ? 'pickup' : 'truck'}>{t(`orders.board.${order.delivery_type}`)}</Detail>
          <Detail icon="wallet">{t(`common.payment.${order.payment_method}`)}</Detail>
          {isPlanned && <Detail icon="calendar">{labels.slot(order)}</Detail>}
        </p>
      )}
      <div className="flex flex-wrap gap-1.5">
        <TestOrderChip order={order} />
        <StatusChip tone={statusTone(order.status)}>{t(`common.status.${order.status}`)}</StatusChip>
        <PendingSyncChip orderId={order.id} />
        <DeadlineChip order={order} />
        <PromiseChip order={order} />
        <QuestionChip order={order} />
        {isPaid && <StatusChip tone="success">{t('common.payment.completed')}</StatusChip>}
        {isClaimOpen(order) && (
          <StatusChip tone="warning" icon="rupee">
            {t('orders.board.claimed')}
          </StatusChip>
        )}
        <ProblemChip order={order} />
        {order.packing?.own_change && (
          <StatusChip tone="warning" icon="edit">
            {t('orders.board.change.chip')}
          </StatusChip>
        )}
        {order.urgent && <StatusChip tone="error">{t('orders.board.urgent')}</StatusChip>}
      </div>
    </>
  )
}

import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { OrderStatusChip } from '../actions/order-status-chip.tsx'
import { useUnderWay } from '../actions/queue-context.ts'
import type { Order } from '../data/board-state.ts'
import { useOrderLabels } from '../data/order-labels.ts'
import { DeadlineChip, PromiseChip } from './order-times.tsx'
import { PackedShare } from './packed-share.tsx'
import { PaymentChip } from './payment-chip.tsx'
import { SeldomChips } from './seldom-chips.tsx'

const Detail = ({ icon, children }: { icon: IconName; children: string }) => (
  <span className="inline-flex items-center gap-1">
    <Icon name={icon} size="xs" />
    {children}
  </span>
)

/** `isShort`: only what the next step needs. */
export const Facts = ({ order, isShort }: { order: Order; isShort: boolean }) => {
  const { t } = useT()
  const labels = useOrderLabels()
  const shown = useUnderWay(order)
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
      <div className="flex flex-wrap items-center gap-1.5 text-sm">
        <OrderStatusChip order={order} />
        <DeadlineChip order={shown} />
        <PromiseChip order={shown} />
        <PaymentChip order={order} />
        <PackedShare order={order} />
        <SeldomChips order={order} />
      </div>
      {!isShort && order.notes && (
        <p className="line-clamp-2 text-sm">
          <Detail icon="message">{order.notes}</Detail>
        </p>
      )}
    </>
  )
}

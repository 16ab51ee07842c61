import type { Order } from '@jhola/contract/orders/schema'
import type { OrderStatus } from '@jhola/contract/orders/statuses'
import { useMoments } from '../../../../shared/format/moments.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import type { IconName } from '../../../../shared/ui/icon.tsx'
import { Timeline } from '../../../../shared/ui/timeline.tsx'
import { useStatusMessage, useStatusText } from '../hooks/use-status-text.ts'
import { orderSteps } from '../order-steps.ts'

const ICONS: Partial<Record<OrderStatus, IconName>> = {
  pending: 'receipt',
  confirmed: 'check',
  preparing: 'package',
  ready: 'bag',
  out_for_delivery: 'bike',
  delivered: 'home',
}

/** The steps of an order from top to bottom: done with their times, current, and still to come. */
export const OrderTimeline = ({ order }: { order: Order }) => {
  const { t } = useT()
  const moments = useMoments()
  const statusText = useStatusText()
  const message = useStatusMessage()
  return (
    <Timeline
      label={t('tracking.progress')}
      items={orderSteps(order).map(({ status, state, at }) => ({
        key: status,
        title: statusText(status),
        state,
        icon: ICONS[status] ?? 'check',
        ...(at !== null && { time: moments.dayAndTime(at) }),
        ...(state !== 'todo' && { note: message(status, order.delivery_type) }),
      }))}
    />
  )
}

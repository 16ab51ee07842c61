import { useLiveOrders } from '../../../features/orders/live/live-orders.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Badge } from '../../../shared/ui/badge.tsx'

/** The number of orders that wait for an answer, from the live board. */
export const WaitingCount = ({ className }: { className: string }) => {
  const { t } = useT()
  const count = useLiveOrders().counts.pending
  if (count === 0) return null
  return (
    <>
      <span aria-hidden className={className}>
        <Badge tone="warning">{count > 99 ? '99+' : count}</Badge>
      </span>
      <span className="sr-only">{t('orders.board.waiting', { count })}</span>
    </>
  )
}

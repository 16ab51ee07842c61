import { useEffect } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { useLoadFailure } from '../../../shared/lazy/use-load-failure.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import type { Order } from '../data/board-state.ts'
import type { DetailsHandlers } from './details-actions.tsx'

/** The orders come first; what stands in the window is fetched behind them, before somebody opens one. */
const loadDetails = () => import('../details/order-details.tsx').then((module) => module.OrderDetails)
const loadActions = () => import('./details-actions.tsx').then((module) => module.DetailsActions)
const DetailsPart = lazyPart(loadDetails)
const ActionsPart = lazyPart(loadActions)

/** Fetches the details before they are asked for; what goes wrong here is said when they are. */
export const useDetailsAhead = (): void => {
  useEffect(() => {
    for (const load of [loadDetails, loadActions]) load().catch(() => undefined)
  }, [])
}

const DetailsSkeleton = () => (
  <div className="grid gap-3" aria-busy="true">
    <Skeleton className="h-8 w-40" />
    <Skeleton className="h-24" />
    <Skeleton className="h-40" />
  </div>
)

type DetailsDialogProps = {
  /** None yet: it is read first. */
  order: Order | undefined
  isBusy: boolean
  handlers: DetailsHandlers
  /** Why it could not be read. */
  message: string | null
  isRetrying: boolean
  onRetry(): void
}

/**
 * The details of an order and all that can be done with it. One window from the first moment: when the order, its code or another
 * version of it arrives, what is in the window changes, and a tap on it is not lost with the window before.
 */
export const OrderDetailsDialog = ({ order, isBusy, handlers, message, isRetrying, onRetry }: DetailsDialogProps) => {
  const { t } = useT()
  const giveUp = useLoadFailure(handlers.onClose)
  return (
    <Dialog
      open
      onOpenChange={handlers.onClose}
      size="md"
      title={order ? <bdi>{t('orders.board.details.title', { id: order.order_number })}</bdi> : t('orders.board.orders')}
      footer={order && <ActionsPart part={{ order, isBusy, handlers }} />}
    >
      {order ? (
        <DetailsPart part={{ order }} whileLoading={<DetailsSkeleton />} onFailed={giveUp} />
      ) : message === null ? (
        <DetailsSkeleton />
      ) : (
        <LoadFailed message={t('orders.board.details.failed')} hint={message} onRetry={onRetry} retrying={isRetrying} />
      )}
    </Dialog>
  )
}

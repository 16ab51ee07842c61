import { useEffect } from 'react'
import { useRoomForPanel } from '../../../shared/hooks/use-room-for-panel.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { AfterFrame } from '../../../shared/lazy/after-frame.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { useLoadFailure } from '../../../shared/lazy/use-load-failure.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { SidePanel } from '../../../shared/ui/side-panel.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import type { Order } from '../data/board-state.ts'
import type { DetailsHandlers } from '../details/details-handlers.ts'

/** The content of the dialog is prefetched after the orders are loaded. */
const loadDetails = () => import('../details/order-details.tsx').then((module) => module.OrderDetails)
const loadActions = () => import('./details-actions.tsx').then((module) => module.DetailsActions)
const DetailsPart = lazyPart(loadDetails)
const ActionsPart = lazyPart(loadActions)

/** Prefetches the details; an error here is ignored and reported when the dialog opens. */
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
  orderId: string
  /** `undefined` while it loads. */
  order: Order | undefined
  isBusy: boolean
  handlers: DetailsHandlers
  /** Why it could not be loaded. */
  message: string | null
  isRetrying: boolean
  onRetry(): void
}

/**
 * The details of an order and all its actions: a panel beside the page where there is room, else the whole screen. It is one element
 * from the start: when the order, its code or a newer version arrives, only the content changes, so that a tap is not lost. The panel
 * also stays for the next order.
 */
export const OrderDetailsDialog = (props: DetailsDialogProps) => {
  const { orderId, order, isBusy, handlers, message, isRetrying, onRetry } = props
  const { t } = useT()
  const isBeside = useRoomForPanel()
  const giveUp = useLoadFailure(handlers.onClose)
  const title = order ? <bdi>{t('orders.board.details.title', { id: order.order_number })}</bdi> : t('orders.board.orders')
  const footer = order && <ActionsPart key={orderId} part={{ order, isBusy, handlers }} />
  const content = order ? (
    <AfterFrame key={orderId} meanwhile={<DetailsSkeleton />}>
      <DetailsPart part={{ order, isBusy, handlers }} whileLoading={<DetailsSkeleton />} onFailed={giveUp} />
    </AfterFrame>
  ) : message === null ? (
    <DetailsSkeleton />
  ) : (
    <LoadFailed message={t('orders.board.details.failed')} hint={message} onRetry={onRetry} retrying={isRetrying} />
  )
  if (isBeside)
    return (
      <SidePanel title={title} footer={footer} shows={orderId} onClose={handlers.onClose}>
        {content}
      </SidePanel>
    )
  return (
    <Dialog key={orderId} open onOpenChange={handlers.onClose} size="full" title={title} footer={footer}>
      {content}
    </Dialog>
  )
}

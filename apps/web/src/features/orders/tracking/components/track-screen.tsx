import { isPaidOnline } from '@jhola/contract/orders/payment-methods'
import type { Order } from '@jhola/contract/orders/schema'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../../shared/lazy/lazy-part.tsx'
import { Alert } from '../../../../shared/ui/alert.tsx'
import { AppBar } from '../../../../shared/ui/app-bar.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { IconButton, IconLink } from '../../../../shared/ui/icon-button.tsx'
import { Skeleton, SkeletonCards } from '../../../../shared/ui/skeleton.tsx'
import { type OrderKey, orderPath, type ShownOrder } from '../api/order.ts'
import { isFetched } from '../hooks/use-cached-order.ts'
import { useLiveOrder } from '../hooks/use-live-order.ts'
import { ShareButton } from '../share/share-button.tsx'
import { useShareOrder } from '../share/use-share-order.ts'
import { LazyCancelledBanner } from './lazy-cancelled-banner.tsx'
import { LeadCard } from './lead-card.tsx'
import { OrderFailed } from './order-failed.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { StaleDataNotice } from './stale-data-notice.tsx'

/** What follows the first screen of a phone. */
const BelowPart = lazyPart(() => import('./order-below.tsx').then((module) => module.OrderBelow))
const UpiPart = lazyPart(() => import('../payment/upi-card.tsx').then((module) => module.UpiCard))
/** Loaded only for an order that was changed. */
const QuestionPart = lazyPart(() => import('../changes/question-card.tsx').then((module) => module.QuestionCard))
const PayPart = lazyPart(() => import('../payment/pay-online.tsx').then((module) => module.PayOnline))
const RefundStatusPart = lazyPart(() => import('../payment/refund-status.tsx').then((module) => module.RefundStatus))

type TrackScreenProps = {
  orderKey: OrderKey
  /** The order passed on by the checkout, shown until the server has answered. */
  placed: Order | undefined
}

type ShownProps = {
  orderKey: OrderKey
  shown: ShownOrder
  isLive: boolean
  updatedAtMs: number
  isAtRest: boolean
  asOfMs: number | null
}

const Shown = ({ orderKey, shown, isLive, updatedAtMs, isAtRest, asOfMs }: ShownProps) => {
  const { t } = useT()
  const { order, upi, view_only } = shown
  const isCancelled = order.status === 'cancelled' || order.status === 'refunded'
  const isDue = order.payment_status === 'pending' && !isCancelled && !view_only
  // Packing made it dearer after it was paid: the rest can be paid the same way, or at the door.
  const owesRest = order.payment_status === 'completed' && order.owed_amount > 0 && !view_only
  const mayComeBack = !view_only && (isCancelled || order.payment_status !== 'pending')
  const isByService = isPaidOnline(order.payment_method) || (order.payment_method === 'upi' && upi === null)
  return (
    <main className="mx-auto grid w-full max-w-5xl grid-cols-1 gap-4 p-4 lg:grid-cols-2 lg:items-start">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        {asOfMs !== null && <StaleDataNotice asOfMs={asOfMs} />}
        {view_only && <Alert icon="eye-off">{t('tracking.viewOnly')}</Alert>}
        <LeadCard order={order} asksForUpi={isDue && upi !== null} />
        {order.packing?.question && (
          <QuestionPart part={{ orderKey, order, question: order.packing.question, isViewOnly: view_only }} />
        )}
        <OrderHead order={order} isLive={isLive} isAtRest={isAtRest} updatedAtMs={updatedAtMs} />
        {isCancelled && <LazyCancelledBanner order={order} orderKey={!view_only && orderKey} />}
        {mayComeBack && isFetched(shown) && <RefundStatusPart part={{ orderKey, order }} />}
        {(isDue || (owesRest && !isByService)) && upi && (
          <UpiPart part={{ orderKey, order, upi }} whileLoading={<Skeleton className="h-96" />} />
        )}
        {(isDue || owesRest) && isByService && isFetched(shown) && (
          <PayPart part={{ orderKey, order }} whileLoading={<Skeleton className="h-40" />} />
        )}
        {!isCancelled && (
          <Card as="section" aria-label={t('tracking.progress')}>
            <OrderTimeline order={order} />
          </Card>
        )}
      </div>
      <BelowPart part={{ orderKey, shown }} whileLoading={<SkeletonCards count={2} />} />
    </main>
  )
}

/** The live state of an order, with everything that its customer can do about it. */
export const TrackScreen = ({ orderKey, placed }: TrackScreenProps) => {
  const { t } = useT()
  const { data, error, isPending, isFetching, refetch, live, isFollowing, asOfMs, dataUpdatedAt } = useLiveOrder(orderKey, placed)
  const { share, isBusy, shared, close } = useShareOrder(orderKey, data?.order, data?.view_only ?? false)
  return (
    <>
      <AppBar
        title={t('tracking.title')}
        backTo={data?.view_only ? '/search' : '/orders'}
        actions={
          <>
            <IconButton icon="refresh" label={t('common.refresh')} disabled={isFetching} onClick={() => void refetch()} />
            {data && !data.view_only && (
              <IconLink icon="receipt" label={t('tracking.receipt')} to={orderPath(orderKey, 'receipt')} />
            )}
            {data && <IconButton icon="share" label={t('common.share')} disabled={isBusy} onClick={() => void share()} />}
          </>
        }
      />
      {data && (
        <Shown
          orderKey={orderKey}
          shown={data}
          isLive={live}
          isAtRest={!isFollowing}
          updatedAtMs={dataUpdatedAt}
          asOfMs={asOfMs}
        />
      )}
      {!data && isPending && !error && (
        <main className="mx-auto w-full max-w-5xl p-4">
          <SkeletonCards count={4} />
        </main>
      )}
      {!data && error && <OrderFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
      <ShareButton shared={shared} onClose={close} />
    </>
  )
}

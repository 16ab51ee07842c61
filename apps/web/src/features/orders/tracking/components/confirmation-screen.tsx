import type { Order } from '@jhola/contract/orders/schema'
import { isOpenStatus } from '@jhola/contract/orders/statuses'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../../shared/api/api-query.ts'
import { useMoments } from '../../../../shared/format/moments.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../../shared/lazy/lazy-part.tsx'
import { AppBar } from '../../../../shared/ui/app-bar.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { LinkButton, OutsideLinkButton } from '../../../../shared/ui/link-button.tsx'
import { Skeleton, SkeletonCards } from '../../../../shared/ui/skeleton.tsx'
import { type OrderKey, orderPath, type ShownOrder } from '../api/order.ts'
import { useLiveOrder } from '../hooks/use-live-order.ts'
import { usePrintInLight } from '../hooks/use-print-in-light.ts'
import { ShareButton } from '../share/share-button.tsx'
import { useShareOrder } from '../share/use-share-order.ts'
import { LazyCancelledBanner } from './lazy-cancelled-banner.tsx'
import { OrderFailed } from './order-failed.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderPlaces } from './order-places.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { StaleDataNotice } from './stale-data-notice.tsx'

const ConfirmedBanner = ({ order }: { order: Order }) => {
  const { t } = useT()
  const moments = useMoments()
  const params = { store: order.store_name }
  return (
    <section
      aria-labelledby="confirmed-title"
      className="stitched flex items-center gap-4 rounded-lg bg-success-soft p-5 print:border print:border-line-strong"
    >
      <span className="flex size-14 shrink-0 animate-rise items-center justify-center rounded-full bg-success text-on-success print:hidden">
        <Icon name="check" size="lg" />
      </span>
      <div className="min-w-0">
        <h2 id="confirmed-title" className="text-xl">
          {t('tracking.confirmation.title')}
        </h2>
        <p>{order.status === 'pending' ? t('tracking.confirmation.waiting', params) : t('tracking.confirmation.hint', params)}</p>
        <p className="text-ink-soft text-sm">
          {t('tracking.number')} <bdi className="whitespace-nowrap font-semibold text-ink">{order.order_number}</bdi> ·{' '}
          {t('tracking.placedOn', { time: moments.dayAndTime(order.created_at) })}
        </p>
      </div>
    </section>
  )
}

/** The contacts for questions about the order: the shop's own phone and WhatsApp. */
const Help = ({ order }: { order: Order }) => {
  const { t } = useT()
  const store = useQuery(apiQuery('GET /stores/{store_id}', { params: { store_id: order.store_id } })).data?.store
  const whatsapp = store?.whatsapp?.replace(/\D/g, '')
  return (
    <div className="print:hidden">
      <p className="mb-2 text-ink-soft text-sm">{t('tracking.confirmation.help')}</p>
      <div className="flex flex-wrap gap-2">
        <OutsideLinkButton href={`tel:${order.store_phone}`} variant="secondary" size="sm" icon="phone">
          {t('tracking.confirmation.callShop')}
        </OutsideLinkButton>
        {whatsapp && (
          <OutsideLinkButton
            href={`https://wa.me/${whatsapp}?text=${encodeURIComponent(order.order_number)}`}
            target="_blank"
            variant="secondary"
            size="sm"
            icon="whatsapp"
          >
            {t('tracking.confirmation.whatsapp')}
          </OutsideLinkButton>
        )}
      </div>
    </div>
  )
}

const UpiPart = lazyPart(() => import('../payment/upi-card.tsx').then((module) => module.UpiCard))

type ConfirmedProps = {
  orderKey: OrderKey
  shown: ShownOrder
  asOfMs: number | null
  isSharing: boolean
  onShare: () => void
}

const Confirmed = ({ orderKey, shown, asOfMs, isSharing, onShare }: ConfirmedProps) => {
  const { t } = useT()
  const { order, upi, view_only } = shown
  const isCancelled = order.status === 'cancelled' || order.status === 'refunded'
  return (
    <main className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-4 p-4">
      {asOfMs !== null && <StaleDataNotice asOfMs={asOfMs} />}
      {isCancelled ? <LazyCancelledBanner order={order} /> : <ConfirmedBanner order={order} />}
      {upi && !isCancelled && !view_only && order.payment_status === 'pending' && (
        <div className="print:hidden">
          <UpiPart part={{ orderKey, order, upi }} whileLoading={<Skeleton className="h-96" />} />
        </div>
      )}
      <div className="grid gap-3 sm:grid-cols-2 print:hidden">
        <Button variant="secondary" icon="print" onClick={() => window.print()}>
          {t('tracking.confirmation.print')}
        </Button>
        <Button variant="secondary" icon="whatsapp" loading={isSharing} onClick={onShare}>
          {t('tracking.share.whatsapp')}
        </Button>
      </div>
      {!isCancelled && (
        <Card as="section" aria-label={t('tracking.progress')} className="print:hidden">
          <OrderTimeline order={order} />
          <LinkButton to={orderPath(orderKey, 'track')} variant="ghost" size="sm" icon="pin" className="mt-3">
            {t('tracking.track')}
          </LinkButton>
        </Card>
      )}
      <OrderPlaces order={order} isOpen={isOpenStatus(order.status)} />
      <OrderItems order={order} />
      <Help order={order} />
      <div className="grid gap-3 sm:grid-cols-2 print:hidden">
        <LinkButton to="/search">{t('tracking.continueShopping')}</LinkButton>
        <LinkButton to="/orders" variant="secondary">
          {t('tracking.confirmation.viewOrders')}
        </LinkButton>
      </div>
    </main>
  )
}

/** The order as a receipt to print, share or keep. Always the server's order, never sample data. */
export const ConfirmationScreen = ({ orderKey, placed }: { orderKey: OrderKey; placed: Order | undefined }) => {
  const { t } = useT()
  const { data, error, isFetching, refetch, asOfMs } = useLiveOrder(orderKey, placed)
  usePrintInLight()
  const { share, isBusy, shared, close } = useShareOrder(orderKey, data?.order, data?.view_only ?? false)
  return (
    <>
      <AppBar title={t('tracking.receipt')} backTo={orderPath(orderKey, 'track')} />
      {data && <Confirmed orderKey={orderKey} shown={data} asOfMs={asOfMs} isSharing={isBusy} onShare={() => void share()} />}
      {!data && !error && (
        <main className="mx-auto w-full max-w-3xl p-4">
          <SkeletonCards count={4} />
        </main>
      )}
      {!data && error && <OrderFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
      <ShareButton shared={shared} onClose={close} />
    </>
  )
}

import type { Order } from '@jhola/contract/orders/schema'
import { isOpenStatus, statusTone } from '@jhola/contract/orders/statuses'
import { listWords } from '@jhola/contract/shared/text/language'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import type { OwnOrder } from '../../../domain/orders/own-orders.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { ProductImage } from '../../../shared/ui/product-image.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { orderQuery } from '../tracking/api/order.ts'
import { askAgain, beginWith, isGoneError, useCachedOrder } from '../tracking/hooks/use-cached-order.ts'
import { useStatusText } from '../tracking/hooks/use-status-text.ts'

const ITEMS_SHOWN = 3
const ORDER_FRESH_MS = 15_000
const OPEN_AGAIN_MS = 30_000

const ReorderPart = lazyPart(() => import('../tracking/components/reorder.tsx').then((module) => module.Reorder))

const ItemsLine = ({ order }: { order: Order }) => {
  const { t, language } = useT()
  const labels = useItemLabels()
  const rest = order.items.length - ITEMS_SHOWN
  const shown = order.items.slice(0, ITEMS_SHOWN)
  const names = listWords(
    language,
    shown.map((item) => labels.name({ name: item.product_name, name_hi: item.product_name_hi })),
  )
  return (
    <div className="mt-3 flex items-center gap-3">
      <div className="me-3 flex shrink-0">
        {order.items.slice(0, ITEMS_SHOWN).map((item) => (
          <ProductImage key={item.id} src={item.image} alt="" sidePx={40} className="-me-3 size-10 border-2 border-surface" />
        ))}
      </div>
      <p className="line-clamp-2 min-w-0 text-ink-soft text-sm">
        {names}
        {rest > 0 && ` ${t('tracking.orders.more', { count: rest })}`}
      </p>
    </div>
  )
}

const Loaded = ({ order }: { order: Order }) => {
  const { t } = useT()
  const isOpen = isOpenStatus(order.status)
  const label = t(isOpen ? 'tracking.track' : 'tracking.orders.details')
  return (
    <>
      <ItemsLine order={order} />
      <div className="mt-3 flex flex-wrap items-center justify-end gap-2 border-line border-t border-dashed pt-2">
        <p className="me-auto font-bold">
          <Money rupees={order.total_amount} exact />
        </p>
        {!isOpen && <ReorderPart part={{ order, size: 'sm' }} />}
        <LinkButton
          to={`/order/${order.id}/track`}
          variant={isOpen ? 'brand' : 'secondary'}
          size="sm"
          aria-label={`${label} ${order.order_number}`}
        >
          {label}
        </LinkButton>
      </div>
    </>
  )
}

type FrameProps = {
  storeName: string
  placedAt: string
  order: Order | undefined
  /** Time (epoch ms) of this state, if the server could not be reached since. */
  asOfMs: number | null
  children?: ReactNode
}

const Frame = ({ storeName, placedAt, order, asOfMs, children }: FrameProps) => {
  const { t } = useT()
  const moments = useMoments()
  const statusText = useStatusText()
  return (
    <Card as="li">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="font-semibold">{storeName}</p>
        {order && <StatusChip tone={statusTone(order.status)}>{statusText(order.status)}</StatusChip>}
      </div>
      <p className="text-ink-soft text-sm">
        {order && (
          <>
            <bdi>{order.order_number}</bdi> ·{' '}
          </>
        )}
        {placedAt && moments.dayAndTime(placedAt)}
      </p>
      {order && asOfMs !== null && (
        <p className="mt-1 inline-flex items-center gap-1.5 font-medium text-sm text-warning">
          <Icon name="offline" size="xs" />
          {t('tracking.orders.asOf', { time: moments.dayAndTime(new Date(asOfMs).toISOString()) })}
        </p>
      )}
      {order ? <Loaded order={order} /> : children}
    </Card>
  )
}

/** One order of the account; `asOfMs` when it is this device's copy. */
export const AccountOrder = ({ order, asOfMs }: { order: Order; asOfMs: number | null }) => (
  <Frame storeName={order.store_name} placedAt={order.created_at} order={order} asOfMs={asOfMs} />
)

/** One order of this device, read by its id and token; it may fail or be missing independently of the others. */
export const DeviceOrder = ({ own, onForget }: { own: OwnOrder; onForget: () => void }) => {
  const { t } = useT()
  const key = { orderId: own.order_id, token: own.token }
  const query = useQuery({
    ...orderQuery(key),
    ...beginWith(key, undefined),
    staleTime: ORDER_FRESH_MS,
    refetchInterval: askAgain(({ order }) => isOpenStatus(order.status), OPEN_AGAIN_MS),
  })
  const asOfMs = useCachedOrder(key, query)
  const isGone = isGoneError(query.error)
  return (
    <Frame
      storeName={own.store_name}
      placedAt={own.placed_at || (query.data?.order.created_at ?? '')}
      order={isGone ? undefined : query.data?.order}
      asOfMs={asOfMs}
    >
      {!query.isError && <Skeleton className="mt-3 h-20" />}
      {query.isError && (
        <div role="alert" className="mt-3 flex flex-wrap items-center justify-between gap-2">
          <p className="text-error text-sm">{isGone ? t('tracking.notFound') : t('tracking.failed')}</p>
          {isGone ? (
            <Button variant="ghost" size="sm" icon="trash" onClick={onForget}>
              {t('tracking.orders.forget')}
            </Button>
          ) : (
            <Button variant="secondary" size="sm" icon="refresh" loading={query.isFetching} onClick={() => void query.refetch()}>
              {t('common.retry')}
            </Button>
          )}
        </div>
      )}
    </Frame>
  )
}

import { isOpenStatus, statusTone } from '@jhola/contract/orders/statuses'
import { TestOrderChip } from '../../../domain/orders/test-order-chip.tsx'
import type { ApiReply } from '../../../shared/api/api-client.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { serverNow } from '../../../shared/hooks/server-clock.ts'
import { useNow } from '../../../shared/hooks/use-now.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Link } from '../../../shared/navigation/navigation.tsx'
import { Badge } from '../../../shared/ui/badge.tsx'
import { Card, CardTitle } from '../../../shared/ui/card.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'

type Order = ApiReply<'GET /orders/board'>['orders'][number]

type LatestProps = {
  /** Undefined while loading. */
  orders: readonly Order[] | undefined
  /** The error, when loading failed. */
  failure: { message: string; isRetrying: boolean; onRetry(): void } | null
  /** The number of open orders of the shop, as everywhere on the counter. */
  count: number
  ringing: ReadonlySet<string>
  /** Address of one order on the board. */
  pathOf(orderId: string): string
}

const MAX_SHOWN = 5
const AGE_EVERY_MS = 30_000

type RowProps = { order: Order; isRinging: boolean; path: string }

const Row = ({ order, isRinging, path }: RowProps) => {
  const { t } = useT()
  const moments = useMoments()
  const nowMs = useNow(AGE_EVERY_MS, serverNow)
  const sign = isRinging ? 'bell-ring' : order.delivery_type === 'pickup' ? 'pickup' : 'truck'
  return (
    <li>
      <Link to={path} className="eases -mx-2 flex min-h-16 flex-wrap items-center gap-x-3 rounded-md px-2 py-2 hover:bg-paper">
        <span
          className={cx(
            'flex size-10 shrink-0 items-center justify-center rounded-full',
            isRinging ? 'bg-action text-on-action' : 'bg-brand-soft text-brand',
          )}
        >
          <Icon name={sign} className={isRinging ? 'animate-ring' : ''} />
        </span>
        <span className="min-w-24 flex-1">
          <span className="flex flex-wrap items-center gap-x-2">
            <bdi className="font-bold figures">{order.order_number}</bdi>
            <TestOrderChip order={order} />
          </span>
          <bdi className="block truncate">{order.customer_name}</bdi>
          <span className="block text-ink-soft text-sm">{moments.ago(Date.parse(order.created_at), nowMs)}</span>
        </span>
        <span className="ms-auto grid justify-items-end gap-1">
          <Money rupees={order.total_amount} className="font-semibold figures" />
          <StatusChip tone={statusTone(order.status)}>{t(`common.status.${order.status}`)}</StatusChip>
        </span>
      </Link>
    </li>
  )
}

/** The open orders that wait longest, each a link to the board, and how many more there are. */
export const LatestOrders = ({ orders, failure, count, ringing, pathOf }: LatestProps) => {
  const { t } = useT()
  const open = orders?.filter((order) => isOpenStatus(order.status))
  const waiting = open?.sort((a, b) => a.created_at.localeCompare(b.created_at)).slice(0, MAX_SHOWN)
  const more = (open?.length ?? 0) - MAX_SHOWN
  return (
    <Card as="section" aria-labelledby="latest-orders">
      <CardTitle
        action={
          <LinkButton to="/store/orders" variant="ghost" size="sm" iconEnd="chevron-end">
            {t('orders.board.allOrders')}
          </LinkButton>
        }
      >
        <span id="latest-orders" className="flex items-center gap-2">
          {t('orders.board.latest')}
          {waiting && <Badge tone={count > 0 ? 'warning' : 'neutral'}>{count}</Badge>}
        </span>
      </CardTitle>
      {!waiting && !failure && (
        <div aria-busy="true">
          <Skeleton className="h-48" />
        </div>
      )}
      {!waiting && failure && (
        <LoadFailed
          message={t('orders.board.boardFailed')}
          hint={failure.message}
          onRetry={failure.onRetry}
          retrying={failure.isRetrying}
        />
      )}
      {waiting?.length === 0 && (
        <EmptyState icon="receipt" title={t('orders.board.tabEmpty.all')} hint={t('orders.board.table.emptyHint')} />
      )}
      <ul className="divide-y divide-line">
        {waiting?.map((order) => (
          <Row key={order.id} order={order} isRinging={ringing.has(order.id)} path={pathOf(order.id)} />
        ))}
      </ul>
      {more > 0 && (
        <LinkButton to="/store/orders" variant="ghost" fullWidth>
          {t('orders.board.moreDone', { count: more })}
        </LinkButton>
      )}
    </Card>
  )
}

import { POLL_BOARD_MS } from '@jhola/contract/constants'
import { statusTone } from '@jhola/contract/orders/statuses'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { apiQuery } from '../../../shared/api-query.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Card, CardTitle } from '../../../shared/ui/card.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'

const MOST = 5

/** The newest open orders, each a door to the board. */
export const LatestOrders = () => {
  const { t, tError } = useT()
  const moments = useMoments()
  const board = useQuery({ ...apiQuery('GET /orders/board', {}), staleTime: 0, refetchInterval: POLL_BOARD_MS })
  const orders = board.data?.orders.toSorted((a, b) => b.created_at.localeCompare(a.created_at)).slice(0, MOST)
  return (
    <Card as="section">
      <CardTitle
        action={
          <LinkButton to="/store/orders" variant="ghost" size="sm">
            {t('counter.allOrders')}
          </LinkButton>
        }
      >
        {t('counter.latest')}
      </CardTitle>
      {board.isPending && <Skeleton className="mt-3 h-32" />}
      {!board.isPending && !orders && (
        <LoadFailed
          message={t('counter.boardFailed')}
          hint={tError(board.error?.code ?? '')}
          onRetry={() => void board.refetch()}
          retrying={board.isFetching}
        />
      )}
      {orders?.length === 0 && <p className="mt-3 text-ink-soft">{t('counter.columnEmpty.new')}</p>}
      <ul className="mt-2 divide-y divide-line">
        {orders?.map((order) => (
          <li key={order.id}>
            <Link to="/store/orders" className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <span className="min-w-0">
                <bdi className="font-semibold">{order.order_number}</bdi>{' '}
                <span className="text-ink-soft">{order.customer_name}</span>
                <span className="block text-ink-soft text-sm">{moments.ago(Date.parse(order.created_at), Date.now())}</span>
              </span>
              <span className="flex items-center gap-3">
                <StatusChip tone={statusTone(order.status)}>{t(`common.status.${order.status}`)}</StatusChip>
                <Money rupees={order.total_amount} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

import { POLL_ORDERS_MS } from '@jhola/contract/constants'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ApiReply } from '../../../shared/api-client.ts'
import { apiQuery } from '../../../shared/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import type { IconName } from '../../../shared/ui/icon.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { Stats, StatsWaiting } from '../../../shared/ui/stats.tsx'

type Figures = ApiReply<'GET /orders/metrics'>['stats']
type Tile = { icon: IconName; key: TextKey; value: (stats: Figures) => ReactNode }

const TILES = {
  sales: { icon: 'rupee', key: 'counter.stats.sales', value: ({ revenue }) => <Money rupees={revenue} /> },
  orders: { icon: 'receipt', key: 'counter.stats.orders', value: ({ total_orders }) => total_orders },
  customers: { icon: 'users', key: 'counter.stats.customers', value: ({ new_customers }) => new_customers },
  lowStock: { icon: 'package', key: 'counter.stats.lowStock', value: ({ low_stock }) => low_stock },
  pendingOrders: { icon: 'clock', key: 'counter.stats.pendingOrders', value: ({ pending_orders }) => pending_orders },
  total: { icon: 'receipt', key: 'counter.stats.total', value: ({ total_orders }) => total_orders },
  pending: { icon: 'clock', key: 'counter.stats.pending', value: ({ pending_orders }) => pending_orders },
  completed: { icon: 'check-circle', key: 'counter.stats.completed', value: ({ completed_orders }) => completed_orders },
} as const satisfies Record<string, Tile>

const SHOP_TILES = ['sales', 'orders', 'customers', 'lowStock'] as const
/** The shop's day in figures, from its own orders and shelf. */
export const TodayStats = ({ tiles = SHOP_TILES }: { tiles?: readonly (keyof typeof TILES)[] }) => {
  const { t, tError } = useT()
  const metrics = useQuery({
    ...apiQuery('GET /orders/metrics', { query: { period: 'today' } }),
    staleTime: 0,
    refetchInterval: POLL_ORDERS_MS,
  })
  if (metrics.isPending) return <StatsWaiting count={tiles.length} />
  if (!metrics.data)
    return (
      <LoadFailed
        message={t('counter.stats.failed')}
        hint={tError(metrics.error.code)}
        onRetry={() => void metrics.refetch()}
        retrying={metrics.isFetching}
      />
    )
  const { stats } = metrics.data
  return (
    <Stats
      stats={tiles.map((tile) => {
        const { icon, key, value } = TILES[tile]
        return { icon, label: t(key), value: value(stats) }
      })}
    />
  )
}

import { POLL_ORDERS_MS } from '@jhola/contract/constants'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ApiReply } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import { Card } from '../../../shared/ui/card.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'

/** On a phone label and figure have the full width, because the sales figure of a good day is long. */
const Stat = ({ icon, label, value }: { icon: IconName; label: string; value: ReactNode }) => (
  <Card
    as="li"
    padding="sm"
    className="grid list-none grid-cols-1 content-between items-center gap-x-3 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)] sm:content-normal"
  >
    <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand sm:row-span-2 sm:size-11">
      <Icon name={icon} />
    </span>
    <p className="text-ink-soft text-sm sm:self-end">{label}</p>
    <p className="font-bold text-xl figures sm:self-start">{value}</p>
  </Card>
)

/** Figures of the day, and the number of orders that wait for an answer or for packing, from the live board. */
type Figures = ApiReply<'GET /orders/metrics'>['stats'] & { unpacked: number }
type Tile = { icon: IconName; key: TextKey; value: (stats: Figures) => ReactNode }

const TILES = {
  sales: { icon: 'rupee', key: 'orders.board.stats.sales', value: ({ revenue }) => <Money rupees={revenue} /> },
  orders: { icon: 'receipt', key: 'orders.board.stats.orders', value: ({ total_orders }) => total_orders },
  customers: { icon: 'users', key: 'orders.board.stats.customers', value: ({ new_customers }) => new_customers },
  lowStock: { icon: 'package', key: 'orders.board.stats.lowStock', value: ({ low_stock }) => low_stock },
  total: { icon: 'receipt', key: 'orders.board.stats.total', value: ({ total_orders }) => total_orders },
  pending: { icon: 'clock', key: 'orders.board.stats.pending', value: ({ unpacked }) => unpacked },
  completed: { icon: 'check-circle', key: 'orders.board.stats.completed', value: ({ completed_orders }) => completed_orders },
} as const satisfies Record<string, Tile>

const SHOP_TILES = ['sales', 'orders', 'customers', 'lowStock'] as const
const COLUMNS: Readonly<Record<number, string>> = {
  1: 'grid-cols-1 sm:max-w-80',
  // On a phone three tiles fit side by side only without icons, and two with large letters.
  3: 'grid-cols-[repeat(auto-fit,minmax(6.25rem,1fr))] max-sm:gap-2 max-sm:[&_li]:px-2.5 max-sm:[&_li>span]:hidden',
  4: 'grid-cols-2 lg:grid-cols-4',
}

type StatsProps = {
  tiles?: readonly (keyof typeof TILES)[]
  /** Orders of the live board that wait for an answer or for packing; `undefined` while it loads. */
  unpacked: number | undefined
}

/** Figures of the day, from the shop's own orders and inventory. */
export const TodayStats = ({ tiles = SHOP_TILES, unpacked }: StatsProps) => {
  const { t, tError } = useT()
  const metrics = useQuery({
    ...apiQuery('GET /orders/metrics', { query: { period: 'today' } }),
    staleTime: 0,
    refetchInterval: POLL_ORDERS_MS,
  })
  const columns = COLUMNS[tiles.length] ?? 'grid-cols-2'
  if (metrics.isPending)
    return (
      <div className={cx('grid gap-3', columns)} aria-busy="true">
        {tiles.map((tile) => (
          <Skeleton key={tile} className="h-20" />
        ))}
      </div>
    )
  if (!metrics.data)
    return (
      <LoadFailed
        message={t('orders.board.stats.failed')}
        hint={tError(metrics.error.code)}
        onRetry={() => void metrics.refetch()}
        retrying={metrics.isFetching}
      />
    )
  const { stats } = metrics.data
  const figures = { ...stats, unpacked: unpacked ?? stats.pending_orders }
  return (
    <ul className={cx('grid gap-3', columns)}>
      {tiles.map((tile) => {
        const { icon, key, value } = TILES[tile]
        return <Stat key={tile} icon={icon} label={t(key)} value={value(figures)} />
      })}
    </ul>
  )
}

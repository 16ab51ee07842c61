import { POLL_ORDERS_MS } from '@jhola/contract/constants'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { apiQuery } from '../../../shared/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'

/** On a phone the figure has the whole width: sales of a good day are long. */
const Stat = ({ icon, label, value }: { icon: IconName; label: string; value: ReactNode }) => (
  <Card as="li" padding="sm" className="grid list-none grid-cols-[auto_1fr] items-center gap-x-3 max-sm:content-between">
    <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand sm:row-span-2 sm:size-11">
      <Icon name={icon} />
    </span>
    <p className="text-ink-soft text-sm sm:self-end">{label}</p>
    <p className="font-bold text-xl figures max-sm:col-span-2 max-sm:pt-1 sm:self-start">{value}</p>
  </Card>
)

/** The shop's day in four figures, from its own orders and shelf. */
export const TodayStats = () => {
  const { t, tError } = useT()
  const metrics = useQuery({
    ...apiQuery('GET /orders/metrics', { query: { period: 'today' } }),
    staleTime: 0,
    refetchInterval: POLL_ORDERS_MS,
  })
  if (metrics.isPending)
    return (
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4" aria-busy="true">
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} className="h-20" />
        ))}
      </div>
    )
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
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Stat icon="rupee" label={t('counter.stats.sales')} value={<Money rupees={stats.revenue} />} />
      <Stat icon="receipt" label={t('counter.stats.orders')} value={stats.total_orders} />
      <Stat icon="users" label={t('counter.stats.customers')} value={stats.new_customers} />
      <Stat icon="package" label={t('counter.stats.lowStock')} value={stats.low_stock} />
    </ul>
  )
}

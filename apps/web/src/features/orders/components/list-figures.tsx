import { POLL_ORDERS_MS } from '@jhola/contract/constants'
import { isOfValue } from '@jhola/contract/orders/statuses'
import { paiseToRupees, rupeesToPaise, sumPaise } from '@jhola/contract/shared/money'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../shared/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { Stats, StatsWaiting } from '../../../shared/ui/stats.tsx'
import type { Order } from '../board-state.ts'
import type { OrderTable } from '../hooks/use-order-table.ts'
import { toFilterQuery } from '../table-filters.ts'

/** What the orders of a page come to, without those called off or paid back; rupees. */
export const pageValueOf = (rows: readonly Pick<Order, 'status' | 'total_amount'>[]): number =>
  paiseToRupees(sumPaise(rows.filter(({ status }) => isOfValue(status)).map(({ total_amount }) => rupeesToPaise(total_amount))))

const OFTEN = { staleTime: 0, refetchInterval: POLL_ORDERS_MS } as const
/** Stands where a figure could not be read. */
const UNKNOWN = '–'

/** The day of the shop, and what the list below comes to as it is filtered. */
export const ListFigures = ({ table: { filters, rows } }: { table: OrderTable }) => {
  const { t } = useT()
  const { sort, direction, ...query } = toFilterQuery(filters)
  const day = useQuery({ ...apiQuery('GET /orders/metrics', { query: { period: 'today' } }), ...OFTEN })
  const list = useQuery({ ...apiQuery('GET /orders/totals', { query }), ...OFTEN, placeholderData: keepPreviousData })
  if (day.isPending || list.isPending) return <StatsWaiting count={6} />
  const stats = day.data?.stats
  const totals = list.data
  return (
    <section aria-label={t('counter.stats.name')} className="mb-4">
      <Stats
        stats={[
          { icon: 'receipt', label: t('counter.stats.orders'), value: stats?.total_orders ?? UNKNOWN },
          { icon: 'clock', label: t('counter.stats.pendingOrders'), value: stats?.pending_orders ?? UNKNOWN },
          { icon: 'rupee', label: t('counter.stats.revenue'), value: stats ? <Money rupees={stats.revenue} /> : UNKNOWN },
          { icon: 'users', label: t('counter.stats.totalCustomers'), value: totals?.customers ?? UNKNOWN },
          { icon: 'wallet', label: t('counter.stats.totalValue'), value: totals ? <Money rupees={totals.value} /> : UNKNOWN },
          { icon: 'list', label: t('counter.stats.pageValue'), value: rows ? <Money rupees={pageValueOf(rows)} /> : UNKNOWN },
        ]}
      />
      <p className="mt-1.5 text-ink-soft text-sm">{t('counter.stats.valueHint')}</p>
    </section>
  )
}

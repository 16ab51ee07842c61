import { POLL_ORDERS_MS } from '@jhola/contract/constants'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { toFilterQuery } from '../data/table-filters.ts'
import { useLiveOrders } from '../live/live-orders.tsx'
import { pageValueOf } from './page-value.ts'
import type { OrderTable } from './use-order-table.ts'

const POLLED = { staleTime: 0, refetchInterval: POLL_ORDERS_MS } as const

type FigureProps = { label: string; of: { isPending: boolean }; value: ReactNode }

/** A dash replaces a figure that could not be loaded. */
const Figure = ({ label, of, value }: FigureProps) => (
  <div className="flex min-w-0 flex-col justify-between">
    <dt className="text-ink-soft text-sm">{label}</dt>
    <dd className="font-bold text-lg figures">{value ?? (of.isPending ? <Skeleton className="h-7 w-16" /> : '–')}</dd>
  </div>
)

/** The figures of the shop's day, and the total of the filtered list below. */
export const ListTotals = ({ table: { filters, rows, list: page } }: { table: OrderTable }) => {
  const { t } = useT()
  const { counts, board } = useLiveOrders()
  const { sort, direction, ...query } = toFilterQuery(filters)
  const day = useQuery({ ...apiQuery('GET /orders/metrics', { query: { period: 'today' } }), ...POLLED })
  const list = useQuery({ ...apiQuery('GET /orders/totals', { query }), ...POLLED, placeholderData: keepPreviousData })
  const stats = day.data?.stats
  const totals = list.data
  return (
    <Card as="section" padding="sm" aria-label={t('orders.board.stats.name')} className="mb-4">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3 xl:grid-cols-6">
        <Figure label={t('orders.board.stats.orders')} of={day} value={stats?.total_orders} />
        <Figure label={t('orders.board.stats.pendingOrders')} of={board} value={board.data && counts.unpacked} />
        <Figure label={t('orders.board.stats.revenue')} of={day} value={stats && <Money rupees={stats.revenue} />} />
        <Figure label={t('orders.board.stats.totalCustomers')} of={list} value={totals?.customers} />
        <Figure label={t('orders.board.stats.totalValue')} of={list} value={totals && <Money rupees={totals.value} />} />
        <Figure label={t('orders.board.stats.pageValue')} of={page} value={rows && <Money rupees={pageValueOf(rows)} />} />
      </dl>
      <p className="mt-1.5 text-ink-soft text-sm">{t('orders.board.stats.valueHint')}</p>
    </Card>
  )
}

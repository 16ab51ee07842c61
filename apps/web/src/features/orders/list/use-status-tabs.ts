import { type ListStatus, PACKING_GROUP, toOrderCounts } from '@jhola/contract/orders/figures/order-counts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import type { Tab } from '../../../shared/ui/tabs.tsx'
import { isNarrowed, STATUS_TABS, toCountsQuery } from '../data/table-filters.ts'
import { useLiveOrders } from '../live/live-orders.tsx'
import type { OrderTable } from './use-order-table.ts'

type TabId = ListStatus | 'all'

const LABELS: Record<(typeof STATUS_TABS)[number], TextKey> = {
  all: 'orders.board.tab.all',
  pending: 'orders.board.tab.pending',
  packing: 'orders.board.tab.preparing',
  out_for_delivery: 'orders.board.tab.out_for_delivery',
  delivered: 'orders.board.list.tab.delivered',
}

/** The number of orders beside each tab: of the whole result. Without filters, the stages are those of the live board. */
const useTabCounts = ({ filters, list }: Pick<OrderTable, 'filters' | 'list'>): Partial<Record<TabId, number>> => {
  const live = useLiveOrders()
  const read = useQuery({
    ...apiQuery('GET /orders/counts', { query: toCountsQuery(filters) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  }).data
  const isWhole = !isNarrowed({ ...filters, status: 'all' })
  const open = isWhole && live.board.data ? live.counts : read && toOrderCounts(read)
  const counts: Partial<Record<TabId, number>> = {
    ...(filters.status !== 'all' && list.data && !list.isPlaceholderData ? { [filters.status]: list.data.total } : {}),
    ...(open ? { pending: open.pending, [PACKING_GROUP]: open.preparing, out_for_delivery: open.out_for_delivery } : {}),
    ...(read ? { all: read.all, delivered: read.delivered } : {}),
  }
  return counts
}

/** The tabs of the list. A status from the filter panel without a tab gets one. */
export const useStatusTabs = (table: Pick<OrderTable, 'filters' | 'list'>): Tab<TabId>[] => {
  const { t } = useT()
  const counts = useTabCounts(table)
  const tabOf = (value: TabId, label: string): Tab<TabId> => {
    const count = counts[value]
    return { value, label, ...(count === undefined ? {} : { count }) }
  }
  const tabs = STATUS_TABS.map((value) => tabOf(value, t(LABELS[value])))
  const { status } = table.filters
  return status === 'all' || status === PACKING_GROUP || STATUS_TABS.some((value) => value === status)
    ? tabs
    : [...tabs, tabOf(status, t(`common.status.${status}`))]
}

import type { OrderStatus } from '@jhola/contract/orders/statuses'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { Tab } from '../../../shared/ui/tabs.tsx'
import { TAB_IDS } from '../data/board-state.ts'
import { useLiveOrders } from '../live/live-orders.tsx'
import type { OrderTable } from './use-order-table.ts'

type StatusTab = Tab<OrderStatus | 'all'>

/**
 * The tabs of the list. As specified, Preparing counts the orders of this page only, All is every order of the shop, and Pending
 * and Out for Delivery are those of the live board. A status from the filter panel without a tab gets one.
 */
export const useStatusTabs = ({ filters, list, rows }: Pick<OrderTable, 'filters' | 'list' | 'rows'>): StatusTab[] => {
  const { t } = useT()
  const { orders, board } = useLiveOrders()
  const live = (status: OrderStatus) => (board.data ? orders.filter((order) => order.status === status).length : undefined)
  const counts: Partial<Record<StatusTab['value'], number | undefined>> = {
    all: list.data?.unfiltered_total,
    pending: live('pending'),
    preparing: rows?.filter((order) => order.status === 'preparing').length,
    out_for_delivery: live('out_for_delivery'),
  }
  const tabs = TAB_IDS.map((value): StatusTab => {
    const count = counts[value]
    const label = value === 'delivered' ? t('orders.board.list.tab.delivered') : t(`orders.board.tab.${value}`)
    return { value, label, ...(count === undefined ? {} : { count }) }
  })
  const { status } = filters
  return tabs.some(({ value }) => value === status) || status === 'all'
    ? tabs
    : [...tabs, { value: status, label: t(`common.status.${status}`) }]
}

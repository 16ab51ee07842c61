import { POLL_ORDERS_MS } from '@jhola/contract/constants'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useSearchParams } from '../../../shared/navigation/navigation.tsx'
import { readFilters, type TableFilters, toOrdersQuery, writeFilters } from '../data/table-filters.ts'
import { useLiveOrders } from '../live/live-orders.tsx'

/** A page of the shop's orders as the URL requests it, with the live versions of its orders. */
export const useOrderTable = () => {
  const { orders, status } = useLiveOrders()
  const [address, setAddress] = useSearchParams()
  const filters = useMemo(() => readFilters(address), [address])
  /** Changes the URL; every change except of the page goes back to the first page. */
  const choose = useCallback(
    (next: Partial<TableFilters>) => setAddress(writeFilters({ ...filters, page: 1, ...next }), { replace: true }),
    [filters, setAddress],
  )
  const list = useQuery({
    ...apiQuery('GET /orders', { query: toOrdersQuery(filters) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: status === 'connected' ? false : POLL_ORDERS_MS,
  })
  const rows = useMemo(() => {
    const live = new Map(orders.map((order) => [order.id, order]))
    return list.data?.data.map((row) => {
      const known = live.get(row.id)
      return known && known.version > row.version ? known : row
    })
  }, [orders, list.data])
  // An old URL may have a page number that no longer exists.
  const lastPage = list.data?.totalPages ?? filters.page
  useEffect(() => {
    if (!list.isPlaceholderData && filters.page > lastPage) choose({ page: lastPage })
  }, [filters.page, lastPage, list.isPlaceholderData, choose])
  return { filters, choose, list, rows }
}

export type OrderTable = ReturnType<typeof useOrderTable>

import { isOpenStatus } from '@jhola/contract/orders/statuses'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cachedOrdersStore, cacheOrders, NO_CACHED_ORDERS } from '../../../domain/orders/cached-orders.ts'
import { type ApiError, type ApiReply, api } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useOnline } from '../../../shared/api/use-online.ts'
import { accountStore } from '../../../shared/device-store/account.ts'
import { useStoredValue } from '../../../shared/device-store/stored-value.ts'
import { askAgain } from '../tracking/hooks/use-cached-order.ts'

type Page = ApiReply<'GET /orders/mine'>

const PAGE_SIZE = '10'
const FRESH_MS = 15_000
const OPEN_AGAIN_MS = 30_000

/** The orders of the signed-in user, page by page; no request for a guest. Open orders are refetched while they stay open. */
export const useAccountOrders = () => {
  const me = useQuery(apiQuery('GET /auth/me', {}))
  const userId = me.data?.user?.id
  const query = useInfiniteQuery<Page, ApiError, { pages: Page[] }, readonly unknown[], number>({
    queryKey: ['GET /orders/mine', userId],
    queryFn: ({ pageParam, signal }) => api('GET /orders/mine', { query: { page: pageParam, pageSize: PAGE_SIZE }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    enabled: userId !== undefined,
    staleTime: FRESH_MS,
    refetchInterval: askAgain(
      ({ pages }) => pages.some(({ orders }) => orders.some(({ status }) => isOpenStatus(status))),
      OPEN_AGAIN_MS,
    ),
  })
  const read = query.data?.pages.flatMap(({ orders }) => orders)
  useEffect(() => {
    if (read && userId) cacheOrders(read.map((order) => ({ order, at: query.dataUpdatedAt, owner: userId })))
  }, [read, userId, query.dataUpdatedAt])
  const isOnline = useOnline()
  const account = useStoredValue(accountStore, null)
  const cached = useStoredValue(cachedOrdersStore, NO_CACHED_ORDERS).filter(({ owner }) => owner !== null && owner === account)
  // An error of the session check is shown only if a user was signed in at the last load; a guest has no account orders.
  const error = query.error ?? (account === null ? null : me.error)
  return {
    orders: read ?? (error ? cached.map(({ order }) => order) : []),
    /** Time (epoch ms) of an order's state, if it is this device's copy or could not be refetched. */
    asOfMs: (orderId: string): number | null => {
      if (!error && isOnline) return null
      return read ? query.dataUpdatedAt : (cached.find(({ order }) => order.id === orderId)?.at ?? null)
    },
    hasMore: query.hasNextPage,
    readMore: () => void query.fetchNextPage(),
    isReadingMore: query.isFetchingNextPage,
    /** True until it is known whether there are any. */
    isWaiting: me.isLoading || query.isLoading,
    error,
    retry: () => void (me.error ? me : query).refetch(),
    isRetrying: query.isFetching || me.isFetching,
  }
}

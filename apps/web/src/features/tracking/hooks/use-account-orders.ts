import { isOpenStatus } from '@jhola/contract/orders/statuses'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ApiError, type ApiReply, api } from '../../../shared/api-client.ts'
import { apiQuery } from '../../../shared/api-query.ts'

type Page = ApiReply<'GET /orders/mine'>

const PAGE_SIZE = '10'
const FRESH_MS = 15_000
const OPEN_AGAIN_MS = 30_000

/** The orders of whoever is signed in, page by page; nothing is asked for a guest. Open ones are read again while they stay so. */
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
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ orders }) => orders.some(({ status }) => isOpenStatus(status))) ? OPEN_AGAIN_MS : false,
  })
  return {
    orders: query.data?.pages.flatMap(({ orders }) => orders) ?? [],
    hasMore: query.hasNextPage,
    readMore: () => void query.fetchNextPage(),
    isReadingMore: query.isFetchingNextPage,
    /** Not known yet whether there are any. */
    isWaiting: me.isLoading || query.isLoading,
    error: query.error,
    retry: () => void query.refetch(),
    isRetrying: query.isFetching,
  }
}

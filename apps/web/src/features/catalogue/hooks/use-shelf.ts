import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { type ShelfFilters, shelfQuery, WHOLE_SHELF } from '../api/shelf.ts'

const keyOf = (storeId: string | undefined, filters: ShelfFilters) => JSON.stringify([storeId, filters])

/** A shop's shelf as far as it was scrolled. Another search or category starts again at its first page. */
export const useShelf = (storeId: string | undefined, filters: ShelfFilters) => {
  const client = useQueryClient()
  const key = keyOf(storeId, filters)
  const [opened, setOpened] = useState({ key, pages: 1 })
  const pageCount = opened.key === key ? opened.pages : 1
  // The categories stay in place while another of them is on its way.
  const whole = useQuery(shelfQuery(storeId, WHOLE_SHELF, 1))
  const first = useQuery(shelfQuery(storeId, filters, 1))
  const last = useQuery(shelfQuery(storeId, filters, pageCount))
  // Pages are opened one after the other, so those between are in the cache.
  const long = Array.from({ length: pageCount - 1 }, (_, index) =>
    client.getQueryData(shelfQuery(storeId, filters, index + 2).queryKey),
  )
  const products = (long[0] ? long : [first.data]).flatMap((page) => page?.products ?? [])
  const total = first.data?.total ?? 0
  const loadMore = useCallback(() => setOpened({ key, pages: pageCount + 1 }), [key, pageCount])
  return {
    savings: whole.data?.savings,
    categories: whole.data?.categories ?? first.data?.categories ?? [],
    products,
    total,
    isPending: first.isPending,
    error: first.data ? null : first.error,
    isLoadingMore: pageCount > 1 && last.isFetching,
    hasMoreFailed: pageCount > 1 && last.isError,
    hasMore: products.length < total,
    loadMore,
    retryMore: () => void last.refetch(),
    retry: () => void first.refetch(),
    isRetrying: first.isFetching,
  }
}

export type Shelf = ReturnType<typeof useShelf>

import { useQueries, useQuery } from '@tanstack/react-query'
import { useCallback, useState, useSyncExternalStore } from 'react'
import type { ApiError } from '../../../shared/api-client.ts'
import { readUnreached, subscribeAnswers } from '../../../shared/kept-answers.ts'
import { longShelfQuery, type ShelfFilters, shelfQuery, WHOLE_SHELF } from '../api/shelf.ts'
import { isWithin } from '../within-shelf.ts'

const keyOf = (storeId: string | undefined, filters: ShelfFilters) => JSON.stringify([storeId, filters])

/** What this device keeps of the part of the shelf that is asked for, once the server cannot be reached; searches look in it by themselves. */
const useKeptShelf = (storeId: string | undefined, filters: ShelfFilters, error: ApiError | null) => {
  const isUnreached = useSyncExternalStore(subscribeAnswers, readUnreached, () => false)
  const isCut = (isUnreached || error?.status === 0) && !filters.search
  const { data } = useQuery({ ...longShelfQuery(storeId), enabled: isCut })
  return isCut && data ? { ...data, products: data.products.filter((product) => isWithin(product, filters)) } : undefined
}

/** A shop's shelf as far as it was scrolled. Another search or category starts again at its first page. */
export const useShelf = (storeId: string | undefined, filters: ShelfFilters) => {
  const key = keyOf(storeId, filters)
  const [opened, setOpened] = useState({ key, pages: 1 })
  const pageCount = opened.key === key ? opened.pages : 1
  // The categories stay in place while another of them is on its way.
  const whole = useQuery(shelfQuery(storeId, { ...WHOLE_SHELF, brief: filters.brief }, 1))
  const first = useQuery(shelfQuery(storeId, filters, 1))
  // Every page that was opened is in use: the cache drops what nobody uses after some minutes.
  const long = useQueries({
    queries: Array.from({ length: pageCount - 1 }, (_, index) => shelfQuery(storeId, filters, index + 2)),
  })
  const last = long.at(-1) ?? first
  const products = (long[0]?.data ? long : [first]).flatMap(({ data }) => data?.products ?? [])
  const total = first.data?.total ?? 0
  const kept = useKeptShelf(storeId, filters, first.error ?? last.error)
  const loadMore = useCallback(() => setOpened({ key, pages: pageCount + 1 }), [key, pageCount])
  const all = kept?.products ?? products
  return {
    savings: (whole.data ?? kept)?.savings,
    categories: (whole.data ?? first.data ?? kept)?.categories ?? [],
    products: all,
    total: kept ? all.length : total,
    isPending: first.isPending,
    error: first.data || kept ? null : first.error,
    isLoadingMore: pageCount > 1 && last.isFetching,
    hasMoreFailed: pageCount > 1 && last.isError,
    hasMore: !kept && products.length < total,
    loadMore,
    retryMore: () => void last.refetch(),
    retry: () => void first.refetch(),
    isRetrying: first.isFetching,
  }
}

export type Shelf = ReturnType<typeof useShelf>

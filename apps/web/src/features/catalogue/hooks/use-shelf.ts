import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { type ShelfFilters, shelfQuery } from '../api/shelf.ts'

const keyOf = (storeId: string | undefined, filters: ShelfFilters) => JSON.stringify([storeId, filters])

/** A shop's shelf as far as it was scrolled. Another search or category starts again at its first page. */
export const useShelf = (storeId: string | undefined, filters: ShelfFilters) => {
  const key = keyOf(storeId, filters)
  const [opened, setOpened] = useState({ key, pages: 1 })
  const pageCount = opened.key === key ? opened.pages : 1
  const pages = useQueries({
    queries: Array.from({ length: pageCount }, (_, index) => shelfQuery(storeId, filters, index + 1)),
  })
  const [first, ...further] = pages
  const last = pages.at(-1)
  const total = first?.data?.total ?? 0
  const products = pages.flatMap((page) => page.data?.products ?? [])
  return {
    storeId: first?.data?.store_id,
    categories: first?.data?.categories ?? [],
    products,
    total,
    isPending: first?.isPending ?? true,
    error: first?.data ? null : (first?.error ?? null),
    isLoadingMore: further.some((page) => page.isPending && page.isFetching),
    moreError: further.some((page) => page.isError),
    hasMore: products.length < total,
    loadMore: () => {
      if (last?.isError) void last.refetch()
      else setOpened({ key, pages: pageCount + 1 })
    },
    retry: () => void first?.refetch(),
    isRetrying: first?.isFetching ?? false,
  }
}

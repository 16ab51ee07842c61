import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import type { ApiError } from '../../../shared/api/api-client.ts'
import { readUnreached, subscribeResponses } from '../../../shared/api/stale-responses.ts'
import { type CatalogueFilters, catalogueQuery, longCatalogueQuery, WHOLE_CATALOGUE } from '../api/catalogue-api.ts'
import { watchPages } from '../watch-pages.ts'
import { isWithin } from '../within-catalogue.ts'

const keyOf = (storeId: string | undefined, filters: CatalogueFilters) => JSON.stringify([storeId, filters])

/** What this device keeps of the part of the shelf that is asked for, once the server cannot be reached; searches look in it by themselves. */
const useCachedInventory = (storeId: string | undefined, filters: CatalogueFilters, error: ApiError | null) => {
  const isUnreached = useSyncExternalStore(subscribeResponses, readUnreached, () => false)
  const isCut = (isUnreached || error?.status === 0) && !filters.search
  const { data } = useQuery({ ...longCatalogueQuery(storeId), enabled: isCut })
  return isCut && data ? { ...data, products: data.products.filter((product) => isWithin(product, filters)) } : undefined
}

/** A shop's shelf as far as it was scrolled. Another search or category starts again at its first page. */
export const useCatalogue = (storeId: string | undefined, filters: CatalogueFilters) => {
  const client = useQueryClient()
  const key = keyOf(storeId, filters)
  const [opened, setOpened] = useState({ key, pages: 1 })
  const pageCount = opened.key === key ? opened.pages : 1
  // The categories stay in place while another of them is on its way.
  const whole = useQuery(catalogueQuery(storeId, { ...WHOLE_CATALOGUE, brief: filters.brief }, 1))
  const first = useQuery(catalogueQuery(storeId, filters, 1))
  const last = useQuery(catalogueQuery(storeId, filters, pageCount))
  const [, readAgain] = useReducer((count: number) => count + 1, 0)
  // As text, because each drawing makes new ones of the same words.
  const between = JSON.stringify(
    Array.from({ length: Math.max(0, pageCount - 2) }, (_, index) => catalogueQuery(storeId, filters, index + 2).queryKey),
  )
  useEffect(() => watchPages(client, JSON.parse(between), readAgain), [client, between])
  // Pages are opened one after the other, and watched, so those between are in the cache.
  const long = Array.from({ length: pageCount - 1 }, (_, index) =>
    client.getQueryData(catalogueQuery(storeId, filters, index + 2).queryKey),
  )
  const products = (long[0] ? long : [first.data]).flatMap((page) => page?.products ?? [])
  const total = first.data?.total ?? 0
  const kept = useCachedInventory(storeId, filters, first.error ?? last.error)
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

export type CatalogueState = ReturnType<typeof useCatalogue>

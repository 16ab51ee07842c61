import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import type { ApiError } from '../../../shared/api/api-client.ts'
import { readUnreached, subscribeResponses } from '../../../shared/api/stale-responses.ts'
import { type CatalogueFilters, catalogueQuery, longCatalogueQuery, WHOLE_CATALOGUE } from '../api/catalogue-api.ts'
import { watchPages } from '../watch-pages.ts'
import { isWithin } from '../within-catalogue.ts'

const keyOf = (storeId: string | undefined, filters: CatalogueFilters) => JSON.stringify([storeId, filters])

/**
 * The cached products on this device for the same filter, used while the server cannot be reached; a search filters them on the
 * device.
 */
const useCachedInventory = (storeId: string | undefined, filters: CatalogueFilters, error: ApiError | null) => {
  const isUnreached = useSyncExternalStore(subscribeResponses, readUnreached, () => false)
  const isCut = (isUnreached || error?.status === 0) && !filters.search
  const { data } = useQuery({ ...longCatalogueQuery(storeId), enabled: isCut })
  return isCut && data ? { ...data, products: data.products.filter((product) => isWithin(product, filters)) } : undefined
}

/** A shop's products up to the loaded page. A new search or category starts at the first page. */
export const useCatalogue = (storeId: string | undefined, filters: CatalogueFilters) => {
  const client = useQueryClient()
  const key = keyOf(storeId, filters)
  const [opened, setOpened] = useState({ key, pages: 1 })
  const pageCount = opened.key === key ? opened.pages : 1
  // The category tabs stay in place while another category loads.
  const whole = useQuery(catalogueQuery(storeId, { ...WHOLE_CATALOGUE, brief: filters.brief }, 1))
  const first = useQuery(catalogueQuery(storeId, filters, 1))
  const last = useQuery(catalogueQuery(storeId, filters, pageCount))
  const [, readAgain] = useReducer((count: number) => count + 1, 0)
  // As text, because each render creates a new array of the same words.
  const between = JSON.stringify(
    Array.from({ length: Math.max(0, pageCount - 2) }, (_, index) => catalogueQuery(storeId, filters, index + 2).queryKey),
  )
  useEffect(() => watchPages(client, JSON.parse(between), readAgain), [client, between])
  // Pages are opened in order and observed, so those between are in the cache.
  const long = Array.from({ length: pageCount - 1 }, (_, index) =>
    client.getQueryData(catalogueQuery(storeId, filters, index + 2).queryKey),
  )
  const products = (long[0] ? long : [first.data]).flatMap((page) => page?.products ?? [])
  const total = first.data?.total ?? 0
  const cached = useCachedInventory(storeId, filters, first.error ?? last.error)
  const loadMore = useCallback(() => setOpened({ key, pages: pageCount + 1 }), [key, pageCount])
  const all = cached?.products ?? products
  return {
    savings: (whole.data ?? cached)?.savings,
    categories: (whole.data ?? first.data ?? cached)?.categories ?? [],
    products: all,
    total: cached ? all.length : total,
    /** Whether a search found the thing itself, or only similar ones. */
    answer: first.data?.answer,
    isPending: first.isPending,
    error: first.data || cached ? null : first.error,
    isLoadingMore: pageCount > 1 && last.isFetching,
    hasMoreFailed: pageCount > 1 && last.isError,
    hasMore: !cached && products.length < total,
    loadMore,
    retryMore: () => void last.refetch(),
    retry: () => void first.refetch(),
    isRetrying: first.isFetching,
  }
}

export type CatalogueState = ReturnType<typeof useCatalogue>

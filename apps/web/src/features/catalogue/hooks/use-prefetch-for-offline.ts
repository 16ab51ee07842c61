import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { longCatalogueQuery } from '../api/catalogue-api.ts'

/** Delay in ms: the visitor's own requests come first. */
const AFTER_MS = 4_000
const SEARCH_PAGE = '/search'

// @NOTE not every browser has `connection`.
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

const until = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Lets the service worker cache a visited shop with all its products, and the page of the search, so that they open offline.
 * `shelfId` is the shop as the address names it. Nothing is prefetched in data-saver mode.
 */
export const usePrefetchForOffline = (storeId: string, shelfId: string): void => {
  const client = useQueryClient()
  useEffect(() => {
    if (!('serviceWorker' in navigator) || savesData()) return
    let isGone = false
    const keep = async () => {
      const { active } = await navigator.serviceWorker.ready
      await until(AFTER_MS)
      if (isGone || !navigator.onLine) return
      if (!(await caches.match(SEARCH_PAGE))) active?.postMessage({ type: 'keep page', pathname: SEARCH_PAGE })
      for (const id of new Set([storeId, shelfId])) {
        // Data inside the document did not pass the service worker.
        await client.fetchQuery({ ...apiQuery('GET /stores/{store_id}', { params: { store_id: id } }), staleTime: 0 })
        await client.prefetchQuery(longCatalogueQuery(id))
      }
    }
    keep().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [client, storeId, shelfId])
}

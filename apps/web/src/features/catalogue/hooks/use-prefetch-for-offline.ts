import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { longCatalogueQuery } from '../api/catalogue-api.ts'

/** The visitor comes first: nothing is fetched for later before they have looked around. */
const AFTER_MS = 4_000
const CATALOGUE_PAGE = '/products'

// @NOTE not every browser has `connection`.
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

const until = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Lets the service worker keep a shop that is visited with its whole shelf, and the page of the catalogue, so that they open
 * without a network. `shelfId` is how the address names the shop. Nothing is fetched where data is saved.
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
      if (!(await caches.match(CATALOGUE_PAGE))) active?.postMessage({ type: 'keep page', pathname: CATALOGUE_PAGE })
      for (const id of new Set([storeId, shelfId])) {
        // What came inside the document did not pass the worker.
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

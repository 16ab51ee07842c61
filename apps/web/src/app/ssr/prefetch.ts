import type { QueryClient } from '@tanstack/react-query'
import { shelfQuery, WHOLE_SHELF } from '../../features/catalogue/api/shelf.ts'
import { BELOW_MRP } from '../../features/catalogue/hooks/use-shelf-address.ts'
import { storiesQuery } from '../../features/community/api/community.ts'
import { FIRST_REVIEWS, storeReviewsQuery } from '../../features/reviews/api/reviews.ts'
import { apiQuery } from '../../shared/api-query.ts'

/** Fills the cache before the server renders a page. `params` of its path, `url` with its query. */
type Prefetch = (client: QueryClient, params: Readonly<Record<string, string | undefined>>, url: URL) => Promise<unknown>

const storeKey = (store_id: string) => apiQuery('GET /stores/{store_id}', { params: { store_id } })

const landing: Prefetch = (client) =>
  Promise.all([client.prefetchQuery(apiQuery('GET /stores/figures', {})), client.prefetchQuery(storiesQuery())])

/** A store's page wants the store, the beginning of its shelf, and what its address asks for of it. */
const store: Prefetch = (client, { storeId = '' }, { searchParams }) => {
  const asked = {
    search: searchParams.get('q')?.trim() ?? '',
    category: searchParams.get('category') ?? '',
    belowMrp: searchParams.has(BELOW_MRP),
    brief: true,
  }
  return Promise.all([
    client.prefetchQuery(storeKey(storeId)),
    client.prefetchQuery(shelfQuery(storeId, { ...WHOLE_SHELF, brief: true }, 1)),
    client.prefetchQuery(shelfQuery(storeId, asked, 1)),
  ])
}

const storeReviews: Prefetch = (client, { storeId = '' }) =>
  Promise.all([client.prefetchQuery(storeKey(storeId)), client.prefetchQuery(storeReviewsQuery(storeId, 1, FIRST_REVIEWS))])

/** By the path of the route. Only the server prefetches, so browsers do not download what is said here. */
export const PREFETCH: Readonly<Record<string, Prefetch>> = {
  '/': landing,
  '/home': landing,
  '/store/:storeId': store,
  '/store/:storeId/products': store,
  '/s/:storeId': store,
  '/store/:storeId/reviews': storeReviews,
}

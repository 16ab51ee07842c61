import { DEFAULT_STORE_ID } from '@jhola/contract/constants'
import { storeIdSchema } from '@jhola/contract/shared/ids'
import type { QueryClient } from '@tanstack/react-query'
import { catalogueQuery, WHOLE_CATALOGUE } from '../../features/catalogue/api/catalogue-api.ts'
import { BELOW_MRP } from '../../features/catalogue/hooks/use-catalogue-address.ts'
import { storiesQuery } from '../../features/community/api/community.ts'
import { FIRST_REVIEWS, storeReviewsQuery } from '../../features/reviews/api/reviews.ts'
import { recordRenderedStore } from '../../features/stores/page/use-shown-store.ts'
import { apiQuery } from '../../shared/api/api-query.ts'

/** A page: `params` of its path, its `url`, and the store that was chosen last on the device. */
type Wanted = { params: Readonly<Record<string, string | undefined>>; url: URL; chosenStore: string | undefined }

/** Fills the query cache before the server renders a page. */
type Prefetch = (client: QueryClient, wanted: Wanted) => Promise<unknown>

const storeKey = (store_id: string) => apiQuery('GET /stores/{store_id}', { params: { store_id } })

const landing: Prefetch = (client) =>
  Promise.all([client.prefetchQuery(apiQuery('GET /stores/figures', {})), client.prefetchQuery(storiesQuery())])

/** A store, the first page of its products, and the filter in the page's address. */
const prefetchCatalogue = (client: QueryClient, storeId: string, { searchParams }: URL, isStorePage: boolean) => {
  const filters = {
    search: searchParams.get('q')?.trim() ?? '',
    category: searchParams.get('category') ?? '',
    belowMrp: isStorePage && searchParams.has(BELOW_MRP),
    brief: isStorePage,
  }
  return Promise.all([
    client.prefetchQuery(storeKey(storeId)),
    client.prefetchQuery(catalogueQuery(storeId, { ...WHOLE_CATALOGUE, brief: isStorePage }, 1)),
    client.prefetchQuery(catalogueQuery(storeId, filters, 1)),
  ])
}

const store: Prefetch = (client, { params: { storeId = '' }, url }) => prefetchCatalogue(client, storeId, url, true)

const products: Prefetch = (client, { url, chosenStore }) => {
  const storeId = storeIdSchema.safeParse(chosenStore).data ?? DEFAULT_STORE_ID
  recordRenderedStore(client, storeId)
  return prefetchCatalogue(client, storeId, url, false)
}

const storeReviews: Prefetch = (client, { params: { storeId = '' } }) =>
  Promise.all([client.prefetchQuery(storeKey(storeId)), client.prefetchQuery(storeReviewsQuery(storeId, 1, FIRST_REVIEWS))])

/** Keyed by the path of the route. Only the server prefetches, so this table is not downloaded by browsers. */
export const PREFETCH: Readonly<Record<string, Prefetch>> = {
  '/': landing,
  '/home': landing,
  '/products': products,
  '/store/:storeId': store,
  '/store/:storeId/products': store,
  '/s/:storeId': store,
  '/store/:storeId/reviews': storeReviews,
}

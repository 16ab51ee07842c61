import { shelvesOf } from '@jhola/contract/catalogue/shelves'
import { DISCOVERY_DISTANCES_KM, FALLBACK_PLACE } from '@jhola/contract/constants'
import type { QueryClient } from '@tanstack/react-query'
import { readChosenPlace, recordRenderedPlace } from '../../domain/place/chosen-place.ts'
import { belowMrpQuery, catalogueQuery, WHOLE_CATALOGUE } from '../../features/catalogue/api/catalogue-api.ts'
import { productQuery } from '../../features/catalogue/api/product-api.ts'
import { aroundQuery, NEAR_MIN, placesQuery } from '../../features/catalogue/around/around-api.ts'
import { nearOf } from '../../features/catalogue/around/use-search-place.ts'
import { BELOW_MRP } from '../../features/catalogue/hooks/use-catalogue-address.ts'
import { parseShelves, recordRenderedShelves, shelfQuery } from '../../features/catalogue/own-shelves.ts'
import { storiesQuery } from '../../features/community/api/community.ts'
import { FIRST_REVIEWS, storeReviewsQuery } from '../../features/reviews/api/reviews.ts'
import { nearbyStoresQuery } from '../../features/stores/discovery/hooks/use-nearby-stores.ts'
import { apiQuery } from '../../shared/api/api-query.ts'

/** A page: `params` of its path, its `url`, and the store and the place that were chosen last on the device (cookies);
 * `shelves`: the person's own shelves at the shop of this page. */
type Wanted = {
  params: Readonly<Record<string, string | undefined>>
  url: URL
  chosen: { store?: string | undefined; place?: string | undefined; shelves?: string | undefined }
}

/** Fills the query cache before the server renders a page. */
type Prefetch = (client: QueryClient, wanted: Wanted) => Promise<unknown>

const storeKey = (store_id: string) => apiQuery('GET /stores/{store_id}', { params: { store_id } })

const landing: Prefetch = (client, { chosen }) => {
  const place = readChosenPlace(chosen.place)
  if (place) recordRenderedPlace(client, place)
  return Promise.all([
    client.prefetchQuery(apiQuery('GET /stores/figures', {})),
    client.prefetchQuery(storiesQuery()),
    client.prefetchQuery(nearbyStoresQuery(place ?? FALLBACK_PLACE, DISCOVERY_DISTANCES_KM[3], {})),
  ])
}

/** A store, the first page of its products, and the filter in the page's address. */
const prefetchCatalogue = (client: QueryClient, storeId: string, { searchParams }: URL) => {
  const filters = {
    search: searchParams.get('q')?.trim() ?? '',
    category: searchParams.get('category') ?? '',
    belowMrp: searchParams.has(BELOW_MRP),
    brief: true,
  }
  return Promise.all([
    client.prefetchQuery(storeKey(storeId)),
    client.prefetchQuery(catalogueQuery(storeId, { ...WHOLE_CATALOGUE, brief: true }, 1)),
    client.prefetchQuery(catalogueQuery(storeId, filters, 1)),
  ])
}

/** The shop's page as it opens has a shelf of what is below its MRP. */
const isWhole = ({ searchParams }: URL): boolean =>
  ![...searchParams.keys()].some((name) => ['q', 'category', BELOW_MRP].includes(name))

/** What this person bought here and keeps, by the cookie of this shop's page. */
const ownShelves = async (client: QueryClient, storeId: string, cookie: string | undefined): Promise<void> => {
  const shelves = parseShelves(cookie)
  recordRenderedShelves(client, shelves)
  const filled = [shelves.again, shelves.favourites].filter((ids) => ids.length > 0)
  await Promise.all(filled.map((ids) => client.prefetchQuery(shelfQuery(storeId, ids))))
}

const store: Prefetch = async (client, { params: { storeId = '' }, url, chosen: { shelves } }) => {
  const whole = catalogueQuery(storeId, { ...WHOLE_CATALOGUE, brief: true }, 1)
  await prefetchCatalogue(client, storeId, url)
  const kind = client.getQueryData(storeKey(storeId).queryKey)?.store.store_type
  if (isWhole(url) && shelves) await ownShelves(client, storeId, shelves)
  const { count = 0 } = client.getQueryData(whole.queryKey)?.savings ?? {}
  if (isWhole(url) && count > 0 && kind && shelvesOf(kind).includes('below_mrp'))
    await client.prefetchQuery(belowMrpQuery(storeId))
}

const storeReviews: Prefetch = (client, { params: { storeId = '' } }) =>
  Promise.all([client.prefetchQuery(storeKey(storeId)), client.prefetchQuery(storeReviewsQuery(storeId, 1, FIRST_REVIEWS))])

/** What the shops around have: around the place of the form, else around the one in the cookie. */
const search: Prefetch = async (client, { url: { searchParams }, chosen }) => {
  const place = readChosenPlace(chosen.place)
  if (place) recordRenderedPlace(client, place)
  const near = nearOf(searchParams)
  const typed = (searchParams.get('q') ?? '').trim()
  if (near.length >= NEAR_MIN) await client.prefetchQuery(placesQuery(near))
  const where = client.getQueryData(placesQuery(near).queryKey)?.places[0] ?? place
  if (where && typed) await client.prefetchQuery(aroundQuery(typed, where))
}

const product: Prefetch = (client, { params: { storeId = '', productId = '' } }) =>
  Promise.all([
    client.prefetchQuery(storeKey(storeId)),
    client.prefetchQuery(productQuery(storeId, productId)),
    client.prefetchQuery(apiQuery('GET /stores/{store_id}/seller', { params: { store_id: storeId } })),
  ])

/** Keyed by the path of the route. Only the server prefetches, so this table is not downloaded by browsers. */
export const PREFETCH: Readonly<Record<string, Prefetch>> = {
  '/': landing,
  '/home': landing,
  '/search': search,
  '/store/:storeId': store,
  '/store/:storeId/products': store,
  '/s/:storeId': store,
  '/store/:storeId/reviews': storeReviews,
  '/store/:storeId/p/:productId': product,
}

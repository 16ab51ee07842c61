import { formatPrice } from '@jhola/contract/shared/money'
import type { QueryClient } from '@tanstack/react-query'
import { productQuery } from '../../features/catalogue/api/product-api.ts'
import type { ApiReply } from '../../shared/api/api-client.ts'
import { apiQuery } from '../../shared/api/api-query.ts'
import type { LazyRoute, PageHead } from '../page/lazy-route.tsx'
import { cardOf, productCardOf, productData, shopData, siteData } from './structured-data.ts'

/** Metadata of a page for search engines and link previews. */
export type PageMetadata = {
  canonical: string
  card: string
  data: Readonly<Record<string, unknown>> | undefined
  /** Title and description for search engines and link previews, where they say more than the browser's tab. */
  head?: PageHead
}

const CARD = '/cards/jhola.png'

type ShownPage = {
  request: { url: string; origin: string }
  route: Pick<LazyRoute, 'path'>
  params: Readonly<Record<string, string | undefined>>
}

/** The canonical path of a page that has several addresses: a shop's short name, its products page, `/home`. */
export const metadataOf = ({ request, route, params }: ShownPage, head: PageHead, client: QueryClient): PageMetadata => {
  const { origin, pathname } = new URL(request.url, request.origin)
  const { storeId, productId } = params
  const { queryKey } = apiQuery('GET /stores/{store_id}', { params: { store_id: storeId ?? '' } })
  const store = storeId ? client.getQueryData<ApiReply<'GET /stores/{store_id}'>>(queryKey)?.store : undefined
  if (store) {
    const url = `${origin}/store/${store.store_id}`
    const product = productId && client.getQueryData(productQuery(storeId ?? '', productId).queryKey)?.product
    if (product) {
      const address = `${url}/p/${product.id}`
      const title = [product.brand, product.name, product.pack_size, '·', store.name, '· Jhola'].filter(Boolean).join(' ')
      const description = [formatPrice(product.price), `${store.name}, ${store.city}`, product.description]
        .filter(Boolean)
        .join(' · ')
      return {
        canonical: address,
        card: productCardOf(product, store),
        data: productData(product, store, address),
        head: { title, description },
      }
    }
    const isReviews = route.path.endsWith('/reviews')
    return { canonical: isReviews ? `${url}/reviews` : url, card: cardOf(store), data: shopData(store, url) }
  }
  const isHome = pathname === '/' || pathname === '/home'
  return {
    canonical: isHome ? `${origin}/` : origin + pathname,
    card: CARD,
    data: isHome ? siteData(origin, head.description ?? head.title) : undefined,
  }
}

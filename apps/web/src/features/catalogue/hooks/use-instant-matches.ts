import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ApiReply } from '../../../shared/api-client.ts'
import { matchProducts } from '../match-products.ts'
import type { Product } from '../to-cart-item.ts'

type ShelfKey = { query?: { store_id?: string } } | undefined

/**
 * What this device already knows of a shop's shelf that has every word: shown at once, until the server has searched the whole
 * shelf. Empty when nothing is typed or nothing is known.
 */
export const useInstantMatches = (storeId: string | undefined, typed: string, category: string): Product[] => {
  const client = useQueryClient()
  return useMemo(() => {
    if (typed.trim() === '') return []
    const cached = client.getQueriesData<ApiReply<'GET /inventory/products'>>({
      // @NOTE keys of this shape are made by `apiQuery` only.
      predicate: ({ queryKey: [route, input] }) =>
        route === 'GET /inventory/products' && (input as ShelfKey)?.query?.store_id === storeId,
    })
    const known = new Map(cached.flatMap(([, page]) => page?.products.map((product) => [product.id, product] as const) ?? []))
    return matchProducts(known.values(), typed, category)
  }, [client, storeId, typed, category])
}

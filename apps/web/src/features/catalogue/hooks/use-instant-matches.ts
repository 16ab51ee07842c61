import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ApiReply } from '../../../shared/api-client.ts'
import type { Product } from '../to-cart-item.ts'

type Key = readonly [string, { query?: { store_id?: string } } | undefined]

const isMeant = (product: Product, words: readonly string[]): boolean => {
  const text = [product.name, product.name_hi, product.brand, product.pack_size].join(' ').toLowerCase()
  return words.every((word) => text.includes(word))
}

/**
 * What this device already knows of a shop's shelf that has every word: shown at once, until the server has searched the whole
 * shelf. Empty when nothing is typed or nothing is known.
 */
export const useInstantMatches = (storeId: string | undefined, typed: string, category: string): Product[] => {
  const client = useQueryClient()
  return useMemo(() => {
    const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
    if (words.length === 0) return []
    const cached = client.getQueriesData<ApiReply<'GET /inventory/products'>>({
      // @NOTE keys of this shape are made by `apiQuery` only.
      predicate: ({ queryKey: [route, input] }) =>
        route === 'GET /inventory/products' && (input as Key[1])?.query?.store_id === storeId,
    })
    const known = new Map(cached.flatMap(([, page]) => page?.products.map((product) => [product.id, product] as const) ?? []))
    return [...known.values()].filter((product) => (!category || product.category === category) && isMeant(product, words))
  }, [client, storeId, typed, category])
}

import type { Language } from '@jhola/contract/shared/wire'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Product } from '../../../domain/cart/to-cart-item.ts'
import type { ApiReply } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { loadTexts } from '../../../shared/i18n/load-texts.ts'
import { longCatalogueQuery } from '../api/catalogue-api.ts'
import type { CatalogueAddress } from './use-catalogue-address.ts'

type ShelfKey = { query?: { store_id?: string } } | undefined
type Matcher = ReturnType<typeof import('../match-products.ts').createMatcher>

const NAMES = 'names.'

/** Product names in a language; empty offline when they were never loaded. */
const loadNames = async (language: Language): Promise<[string, string][]> => {
  const texts = await loadTexts(language, ['names']).catch(() => [])
  return texts.map(([key, name]) => [key.slice(NAMES.length), name])
}

/** The search code and vocabulary, loaded when typing begins. Without them the search waits for the server. */
const useMatcher = (isTyping: boolean): Matcher | undefined => {
  const { language } = useT()
  const [matcher, setMatcher] = useState<Matcher>()
  useEffect(() => {
    if (!isTyping) return
    Promise.all([import('../match-products.ts'), loadNames(language)]).then(
      ([{ createMatcher }, names]) => setMatcher(() => createMatcher(language, names)),
      () => undefined,
    )
  }, [isTyping, language])
  return matcher
}

/**
 * Matches among the products known on this device: shown until the server has searched all products, and offline. Empty without a
 * search or without cached products.
 */
export const useInstantMatches = (
  storeId: string | undefined,
  { typed, category, belowMrp }: Pick<CatalogueAddress, 'typed' | 'category' | 'belowMrp'>,
): Product[] => {
  const client = useQueryClient()
  const isTyping = typed.trim() !== ''
  const matcher = useMatcher(isTyping)
  const long = useQuery({ ...longCatalogueQuery(storeId), enabled: isTyping }).data
  return useMemo(() => {
    if (!isTyping || !matcher) return []
    const cached = client.getQueriesData<ApiReply<'GET /inventory/products'>>({
      // @NOTE only `apiQuery` creates keys of this shape.
      predicate: ({ queryKey: [route, input] }) =>
        route === 'GET /inventory/products' && (input as ShelfKey)?.query?.store_id === storeId,
    })
    // The large pages also contain descriptions, so their data replaces the brief data.
    const pages = [...cached.map(([, page]) => page), ...(long ? [long] : [])]
    const known = new Map(pages.flatMap((page) => page?.products.map((product) => [product.id, product] as const) ?? []))
    return matcher(known.values(), typed, { category, belowMrp })
  }, [client, matcher, long, storeId, isTyping, typed, category, belowMrp])
}

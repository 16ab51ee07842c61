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

/** What goods are called in a language; nothing without a network, when it was not needed before. */
const loadNames = async (language: Language): Promise<[string, string][]> => {
  const texts = await loadTexts(language, ['names']).catch(() => [])
  return texts.map(([key, name]) => [key.slice(NAMES.length), name])
}

/** The rules and words of searching, fetched when somebody begins to type. Without them the server's answer is waited for. */
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
 * What this device knows of a shop's shelf that a search means: shown at once, until the server has searched the whole shelf,
 * and instead when there is no network. Empty when nothing is typed or nothing is known.
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
      // @NOTE keys of this shape are made by `apiQuery` only.
      predicate: ({ queryKey: [route, input] }) =>
        route === 'GET /inventory/products' && (input as ShelfKey)?.query?.store_id === storeId,
    })
    // The long shelf knows the descriptions too, so what it says of a product stands.
    const pages = [...cached.map(([, page]) => page), ...(long ? [long] : [])]
    const known = new Map(pages.flatMap((page) => page?.products.map((product) => [product.id, product] as const) ?? []))
    return matcher(known.values(), typed, { category, belowMrp })
  }, [client, matcher, long, storeId, isTyping, typed, category, belowMrp])
}

import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { ApiReply } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useStoredValue } from '../../../shared/device-store/stored-value.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { draftOf, NEW_STARTER, type StarterDraft, starterStore } from './draft.ts'

export type StarterReply = ApiReply<'GET /inventory/starter'>
export type StarterCatalogueProduct = StarterReply['products'][number]

/** The products of the starter catalogue for this shop, in the user's language. */
export const useStarterGoods = () => {
  const { language } = useT()
  return useQuery({ ...apiQuery('GET /inventory/starter', { query: { language } }), staleTime: 0 })
}

/** The products that this shop has chosen and priced so far. */
export const useStarterDraft = (storeId: string) => {
  const stored = useStoredValue(starterStore, null)
  const draft = useMemo(() => draftOf(stored, storeId), [stored, storeId])
  const change = useCallback(
    (next: (before: StarterDraft) => StarterDraft) =>
      starterStore.write((before) => ({ store_id: storeId, draft: next(draftOf(before, storeId)) })),
    [storeId],
  )
  const forget = useCallback(() => change(() => NEW_STARTER), [change])
  return { draft, change, forget }
}
export type StarterControl = ReturnType<typeof useStarterDraft>

/** The products with their names in the user's language. */
export const useProductName = () => {
  const { language } = useT()
  return (goods: Pick<StarterCatalogueProduct, 'name' | 'name_local'>): string =>
    language === 'en' ? goods.name : (goods.name_local ?? goods.name)
}

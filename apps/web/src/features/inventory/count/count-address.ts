import type { StockMode } from '@jhola/contract/availability/stock-modes'

/**
 * What is counted: everything, a category or chosen products. `becomes`: these products are to be counted from now on, and the page asks
 * what happens to those that are left empty.
 */
export type CountScope = { category: string | null; ids: string | null; becomes: boolean }

export const readScope = (search: URLSearchParams): CountScope => ({
  category: search.get('category'),
  ids: search.get('ids'),
  becomes: search.get('becomes') === 'counted',
})

export const countPath = ({
  category,
  ids,
  becomes = false,
}: {
  category?: string
  ids?: readonly string[]
  becomes?: boolean
}): string => {
  const search = new URLSearchParams()
  if (category) search.set('category', category)
  if (ids) search.set('ids', ids.join(','))
  if (becomes) search.set('becomes', 'counted')
  const query = search.toString()
  return query === '' ? '/inventory/count' : `/inventory/count?${query}`
}

/** The choice of the mode that follows when products without a count become counted too: they have nothing. */
export const modeOf = ({ category, ids }: CountScope) => {
  const mode: StockMode = 'counted'
  if (ids) return { scope: 'products', ids: ids.split(','), mode } as const
  if (category) return { scope: 'category', category, mode, includes_narrower: true } as const
  return { scope: 'shop', mode, includes_narrower: true } as const
}

type Bought = {
  store_id: string
  status: string
  /** ISO 8601. */
  created_at: string
  items: readonly { product_id: string | null }[]
}

/** Orders that bought nothing. */
const NOTHING: ReadonlySet<string> = new Set(['cancelled'])

/** Products that a person bought at a shop: what stands in most orders first, then what was bought last. At most `max`. */
export const boughtAgain = (orders: readonly Bought[], storeId: string, max: number): string[] => {
  const known = new Map<string, { times: number; last: string }>()
  for (const { store_id, status, created_at, items } of orders) {
    if (store_id !== storeId || NOTHING.has(status)) continue
    for (const id of new Set(items.map(({ product_id }) => product_id))) {
      if (!id) continue
      const { times = 0, last = '' } = known.get(id) ?? {}
      known.set(id, { times: times + 1, last: created_at > last ? created_at : last })
    }
  }
  return [...known]
    .toSorted(([, a], [, b]) => b.times - a.times || (a.last < b.last ? 1 : -1))
    .slice(0, max)
    .map(([id]) => id)
}

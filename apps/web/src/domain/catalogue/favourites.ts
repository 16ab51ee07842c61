import { createStoredValue, useStoredValue } from '../../shared/device-store/stored-value.ts'

/** What a person usually buys at a shop: product id and usual quantity, in selling units. */
export type FavouriteItems = Readonly<Record<string, number>>

/** `changed_at`: epoch ms. `user_id`: the account that it was synced with; null: nobody's yet. */
export type Favourites = { items: FavouriteItems; changed_at: number; user_id: string | null }
export type AllFavourites = Readonly<Record<string, Favourites>>

export const NO_FAVOURITES: AllFavourites = {}
const NO_ITEMS: FavouriteItems = {}
/** As the account keeps them. */
const ITEMS_MAX = 100

const parse = (found: unknown): AllFavourites | undefined => {
  if (typeof found !== 'object' || found === null) return undefined
  const lists = Object.entries(found as Record<string, Partial<Favourites> | null>).flatMap(([storeId, list]) => {
    if (typeof list?.items !== 'object' || list.items === null) return []
    const items = Object.entries(list.items).filter(([, quantity]) => Number.isFinite(quantity) && quantity > 0)
    const user_id = typeof list.user_id === 'string' ? list.user_id : null
    return [[storeId, { items: Object.fromEntries(items), changed_at: Number(list.changed_at) || 0, user_id }] as const]
  })
  return Object.fromEntries(lists)
}

/** The favourites of this device, by store. With an account they follow the person (`cart/account`). */
export const favouritesStore = createStoredValue<AllFavourites>('favourites', NO_FAVOURITES, parse)

/** With these products in a shop's list; a quantity of 0 takes one out. The oldest of too many are dropped. */
export const withFavourites = (
  { items }: Pick<Favourites, 'items'>,
  changed: readonly { id: string; quantity: number }[],
): FavouriteItems => {
  const ids = new Set(changed.map(({ id }) => id))
  const others = Object.entries(items).filter(([id]) => !ids.has(id))
  const added = changed.flatMap(({ id, quantity }): [string, number][] => (quantity > 0 ? [[id, quantity]] : []))
  return Object.fromEntries([...others, ...added].slice(-ITEMS_MAX))
}

/** Changes what is usually bought at a shop. */
export const changeFavourites = (storeId: string, changed: readonly { id: string; quantity: number }[]): void =>
  favouritesStore.write((all) => {
    const known = all[storeId] ?? { items: NO_ITEMS, changed_at: 0, user_id: null }
    const items = withFavourites(known, changed)
    return { ...all, [storeId]: { ...known, items, changed_at: Math.max(Date.now(), known.changed_at + 1) } }
  })

/** The favourites of a shop: for its shelf, its product page, the cart and the usual list. */
export const useFavourites = (storeId: string) => {
  const items = useStoredValue(favouritesStore, NO_FAVOURITES)[storeId]?.items ?? NO_ITEMS
  return {
    /** Usual quantity by product id, the one added last at the end. */
    items,
    has: (productId: string): boolean => productId in items,
    /** Adds a product with its usual quantity in selling units, or takes it out. */
    toggle: (productId: string, quantity = 1): void =>
      changeFavourites(storeId, [{ id: productId, quantity: productId in items ? 0 : quantity }]),
  }
}

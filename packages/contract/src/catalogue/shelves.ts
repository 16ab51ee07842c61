import { CATEGORY_ORDER, type STORE_TYPES } from '../constants.ts'

type StoreType = (typeof STORE_TYPES)[number]

/**
 * What a shop's page can open on. `again`: what this person has bought here; `favourites`: what they keep; `below_mrp`: what is cheaper
 * than its MRP; `categories`: everything, category by category.
 */
export type Shelf = 'again' | 'favourites' | 'below_mrp' | 'categories'

/** The shelves from top to bottom. A shelf without products is not shown. */
const USUAL: readonly Shelf[] = ['again', 'favourites', 'below_mrp', 'categories']
/** People come for what is fresh; few of these goods have an MRP at all. */
const FRESH: readonly Shelf[] = ['again', 'favourites', 'categories']

const SHELVES: Readonly<Partial<Record<StoreType, readonly Shelf[]>>> = { Bakery: FRESH }

/** The shelves of a kind of shop, in their order. */
export const shelvesOf = (storeType: StoreType): readonly Shelf[] => SHELVES[storeType] ?? USUAL

/** What a kind of shop is visited for; its other categories follow in the usual order of shopping. */
const FIRST: Readonly<Partial<Record<StoreType, readonly string[]>>> = {
  Bakery: ['Breads', 'Bakery', 'Cakes', 'Snacks'],
  Dairy: ['Dairy', 'Sweets', 'Ice Cream', 'Eggs'],
  Pharmacy: ['Medicines', 'First Aid', 'Wellness', 'Health Devices', 'Baby Care', 'Personal Care'],
}

/** The known categories in the order in which this kind of shop shows them. */
export const categoryOrderOf = (storeType: StoreType): readonly string[] => [
  ...new Set([...(FIRST[storeType] ?? []), ...CATEGORY_ORDER]),
]

/** In the order of this kind of shop; a shop's own categories come last, by name. */
export const sortCategories = <C extends { category: string }>(categories: readonly C[], storeType: StoreType): C[] => {
  const order = categoryOrderOf(storeType)
  const placeOf = ({ category }: C): number => {
    const place = order.indexOf(category)
    return place < 0 ? order.length : place
  }
  return categories.toSorted((a, b) => placeOf(a) - placeOf(b) || (a.category < b.category ? -1 : 1))
}

import { useTypedSearch } from './use-typed-search.ts'

export const BELOW_MRP = 'below_mrp'

/** Category and search in the address, so that a link or a reload shows the same. */
export const useCatalogueAddress = () => {
  const { address, set, typed, setTyped, search } = useTypedSearch()
  return {
    category: address.get('category') ?? '',
    belowMrp: address.get(BELOW_MRP) !== null,
    /** Shows a category, what is `BELOW_MRP`, or with '' everything. */
    setShelf: (shelf: string) =>
      set(shelf === BELOW_MRP ? { category: '', [BELOW_MRP]: 'true' } : { category: shelf, [BELOW_MRP]: '' }),
    typed,
    setTyped,
    search,
  }
}

export type CatalogueAddress = ReturnType<typeof useCatalogueAddress>

import { barcodeSpellings, isTypedBarcode } from '@jhola/contract/catalogue/barcode'
import type { InventorySort } from '@jhola/contract/inventory/schema'
import type { Sql } from '../../platform/db/sql.ts'
import type { InventoryFilters } from './inventory-filter.sql.ts'
import {
  countInventoryProducts,
  type InventoryProductRow,
  listInventoryByCode,
  listInventoryProducts,
  searchInventoryProducts,
} from './inventory-list.read.ts'
import { searchProducts } from './search/search-products.ts'
import type { SearchVocabularySource } from './search/search-vocabulary.ts'

type InventoryQuery = {
  filters: InventoryFilters
  search?: string | undefined
  sort: InventorySort | undefined
  limit: number
  skip: number
  /** The number of matches, when the caller already knows it. */
  total?: () => Promise<number | undefined>
}
type InventoryPage = { total: number; rows: InventoryProductRow[] }

/** A SKU is one word with a digit or a sign in it; a prefix search for every other word would double the work. */
const mayBeginSku = (typed: string): boolean => /^\S*[\d_./-]\S*$/.test(typed)

/** Escapes the wildcards of LIKE and appends one. */
const beginningOf = (typed: string): string => `${typed.toLowerCase().replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`

/**
 * A page of the shop's own products. The typed text is a barcode, the beginning of a SKU, or search terms (the search of the
 * customers' catalogue). A list is sorted by name and a search by rank, unless another order is requested.
 */
export const readInventoryList = async (
  { db, shopWords }: { db: Sql; shopWords: SearchVocabularySource },
  storeId: string,
  { filters, search, sort, limit, skip, total: known }: InventoryQuery,
): Promise<InventoryPage> => {
  if (!search) {
    const countAll = async () => (await known?.()) ?? countInventoryProducts(db, storeId, filters)
    const [rows, total] = await Promise.all([
      listInventoryProducts(db, storeId, filters, { sort: sort ?? 'name', limit, skip }),
      countAll(),
    ])
    return { total, rows }
  }
  const sku = beginningOf(search)
  if (isTypedBarcode(search)) {
    const byCode = await listInventoryByCode(db, storeId, filters, { sku, codes: barcodeSpellings(search) }, { limit, skip })
    if (byCode.total > 0) return byCode
  }
  const found = await searchProducts(
    {
      shopWords,
      read: (asked, page) =>
        searchInventoryProducts(
          db,
          storeId,
          filters,
          { ...asked, sku: mayBeginSku(search) ? sku : null },
          { sort, limit: page.limit, skip: page.skip },
        ),
    },
    storeId,
    search,
    { limit, skip },
  )
  // A text without a search match may still be the beginning of a SKU.
  return found.total > 0 ? found : listInventoryByCode(db, storeId, filters, { sku, codes: [search] }, { limit, skip })
}

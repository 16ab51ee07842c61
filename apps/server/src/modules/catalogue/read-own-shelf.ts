import { barcodeSpellings, isTypedBarcode } from '@jhola/contract/catalogue/barcode'
import type { InventorySort } from '@jhola/contract/inventory/schema'
import type { Sql } from '../../platform/db/sql.ts'
import {
  countOwnShelf,
  listOwnByCode,
  listOwnShelf,
  type OwnProductRow,
  type OwnShelfFilters,
  searchOwnShelf,
} from './own-shelf.read.ts'
import { searchProducts } from './search-products.ts'
import type { ShopWordsSource } from './shop-words.ts'

type OwnShelfQuery = {
  filters: OwnShelfFilters
  search?: string | undefined
  sort: InventorySort | undefined
  most: number
  skip: number
  /** How many there are, where whoever asks finds that out by itself. */
  total?: () => Promise<number | undefined>
}
type OwnShelfPage = { total: number; rows: OwnProductRow[] }

/** A SKU is one word with a digit or a sign in it; asking for its beginning beside every word would double the work of a search. */
const mayBeginSku = (typed: string): boolean => /^\S*[\d_./-]\S*$/.test(typed)

/** Letters that mean more than themselves in LIKE stand for themselves. */
const beginningOf = (typed: string): string => `${typed.toLowerCase().replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`

/**
 * A page of the shop's own products. What was typed is a code read off a packet, the beginning of a SKU, or words that mean
 * something (the search of the customers' shelf). A list is by name, a search the best first, unless another order is asked for.
 */
export const readOwnShelf = async (
  { db, shopWords }: { db: Sql; shopWords: ShopWordsSource },
  storeId: string,
  { filters, search, sort, most, skip, total: known }: OwnShelfQuery,
): Promise<OwnShelfPage> => {
  if (!search) {
    const countAll = async () => (await known?.()) ?? countOwnShelf(db, storeId, filters)
    const [rows, total] = await Promise.all([
      listOwnShelf(db, storeId, filters, { sort: sort ?? 'name', most, skip }),
      countAll(),
    ])
    return { total, rows }
  }
  const sku = beginningOf(search)
  if (isTypedBarcode(search)) {
    const byCode = await listOwnByCode(db, storeId, filters, { sku, codes: barcodeSpellings(search) }, { most, skip })
    if (byCode.total > 0) return byCode
  }
  const found = await searchProducts(
    {
      shopWords,
      read: (asked, page) =>
        searchOwnShelf(
          db,
          storeId,
          filters,
          { ...asked, sku: mayBeginSku(search) ? sku : null },
          { sort, most: page.most, skip: page.skip },
        ),
    },
    storeId,
    search,
    { most, skip },
  )
  // What says nothing in words may still begin a SKU.
  return found.total > 0 ? found : listOwnByCode(db, storeId, filters, { sku, codes: [search] }, { most, skip })
}

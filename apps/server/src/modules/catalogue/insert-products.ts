import type { Sql } from '../../platform/db/sql.ts'
import { familyIdOf } from './groups/family-id.ts'
import { insertProductRecords, type NewProduct, setProductRecords } from './products.repo.ts'
import { searchColumns } from './search/search-index.ts'

type Written = Partial<NewProduct> &
  Pick<NewProduct, 'store_id' | 'product_id' | 'name' | 'brand' | 'category' | 'pack_size' | 'loose'>

const toRecord = <P extends Written>(product: P) => ({
  supplier_name: '',
  country_of_origin: null,
  importer: '',
  maker: '',
  consumer_care: '',
  veg_mark: null,
  shelf_place: '',
  expiry_date: null,
  own_mode: null,
  active: true,
  ...product,
  family_id: product.family_id ?? familyIdOf(product),
  ...searchColumns(product),
})

/** Inserts products with their search index. */
export const insertProducts = (sql: Sql, products: readonly NewProduct[]): Promise<number> =>
  insertProductRecords(
    sql,
    products.map((product) => ({ on_hand: 0, ...toRecord(product) })),
  )

/** An edited product without its picture and its creation time. */
export type EditedProduct = Required<Omit<NewProduct, 'image' | 'created_at' | 'on_hand'>>

/** Updates edited products and their search index. The caller has locked their rows. Returns how many were updated. */
export const editProducts = (tx: Sql, products: readonly EditedProduct[], at: Date): Promise<number> =>
  setProductRecords(tx, products.map(toRecord), at)

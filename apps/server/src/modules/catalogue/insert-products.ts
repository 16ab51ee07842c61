import type { Sql } from '../../platform/db/sql.ts'
import { insertProductRecords, type NewProduct, setProductRecords } from './products.repo.ts'
import { searchColumns } from './search/search-index.ts'

const toRecord = <P extends Partial<NewProduct> & Pick<NewProduct, 'name'>>(product: P) => ({
  supplier_name: '',
  expiry_date: null,
  family_id: null,
  active: true,
  ...product,
  ...searchColumns(product),
})

/** Puts products on shelves, where search finds them. */
export const insertProducts = (sql: Sql, products: readonly NewProduct[]): Promise<number> =>
  insertProductRecords(
    sql,
    products.map((product) => ({ on_hand: 0, ...toRecord(product) })),
  )

/** An edited product, whole but for its picture and its first day. */
export type EditedProduct = Required<Omit<NewProduct, 'image' | 'created_at' | 'on_hand'>>

/** Writes edited products, found by their new words at once. Their rows are held by whoever asks. Tells how many there were. */
export const editProducts = (tx: Sql, products: readonly EditedProduct[], at: Date): Promise<number> =>
  setProductRecords(tx, products.map(toRecord), at)

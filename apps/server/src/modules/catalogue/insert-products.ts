import type { Sql } from '../../platform/db/sql.ts'
import { insertProductRecords, type NewProduct } from './products.repo.ts'
import { searchColumns } from './search-index.ts'

/** Puts products on shelves, where search finds them, with nothing on hand: stock comes by the ledger. */
export const insertProducts = (sql: Sql, products: readonly NewProduct[]): Promise<number> =>
  insertProductRecords(
    sql,
    products.map((product) => ({ ...product, ...searchColumns(product) })),
  )

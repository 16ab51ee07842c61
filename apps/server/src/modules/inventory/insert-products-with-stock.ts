import type { Sql } from '../../platform/db/sql.ts'
import { insertProducts, type NewProduct } from '../catalogue/index.ts'
import { type StockMove, type StockWriter, writeFirstStock } from './stock.repo.ts'

/**
 * Inserts new products together with their stock and its ledger entries. Each row and its index entries are written once; an
 * insert and a later stock update would write them twice. At most one movement for each product.
 */
export const insertProductsWithStock = async (
  tx: Sql,
  by: StockWriter,
  products: readonly NewProduct[],
  moves: readonly StockMove[],
): Promise<void> => {
  if (products.length === 0) return
  const stock = new Map(moves.map(({ product_id, delta }) => [product_id, delta]))
  await insertProducts(
    tx,
    products.map((product) => ({ ...product, on_hand: stock.get(product.product_id) ?? 0 })),
  )
  if (moves.length > 0) await writeFirstStock(tx, by, moves)
}

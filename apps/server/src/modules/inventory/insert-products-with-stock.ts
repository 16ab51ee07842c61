import type { Sql } from '../../platform/db/sql.ts'
import { insertProducts, type NewProduct } from '../catalogue/index.ts'
import { type StockMove, type StockWriter, writeFirstStock } from './stock.repo.ts'

/**
 * Puts new products on the shelf with what they have, and writes that down: one writing of each row and of its place in every index,
 * where writing it empty and filling it would be two. At most one movement for each.
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

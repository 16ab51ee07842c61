import type { StockMode } from '@jhola/contract/availability/stock-modes'
import type { HoldingOrder } from '@jhola/contract/inventory/availability/routes'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('inventory')

/** An open order with what it holds of a product, in base units. */
export type HoldingRow = {
  order_id: string
  order_no: number
  status: HoldingOrder['status']
  quantity: number
  unit: string
  unit_size: number
}

const LIST_HOLDING_ORDERS = statement(
  'list_holding_orders',
  `SELECT o.order_id, o.order_no, o.status, sum(i.quantity)::bigint AS "quantity!", min(i.unit) AS "unit!", min(i.unit_size) AS "unit_size!"
     FROM orders o JOIN order_items i ON i.store_id = o.store_id AND i.order_id = o.order_id
     WHERE o.store_id = :store_id AND i.store_id = :store_id AND i.product_id = :product_id AND NOT o.practice
       AND o.status IN ('pending', 'confirmed', 'preparing', 'ready')
     GROUP BY o.order_id, o.order_no, o.status, o.created_at ORDER BY o.created_at, o.order_id LIMIT :limit`,
)

/** Orders that have not left and hold a product, oldest first. */
export const listHoldingOrders = (sql: Sql, storeId: string, productId: string, limit: number): Promise<HoldingRow[]> =>
  // @NOTE the statement names these states.
  sql.rows(LIST_HOLDING_ORDERS, { store_id: storeId, product_id: productId, limit }) as Promise<HoldingRow[]>

const FIND_SHOP_MODE = statement('find_shop_mode', 'SELECT stock_mode FROM stores WHERE store_id = :store_id')
const LIST_CATEGORY_MODES = statement(
  'list_category_modes',
  `SELECT coalesce(p.category, c.category) AS "category!", c.stock_mode AS mode, coalesce(p.products, 0) AS "products!"
     FROM (SELECT category, count(*)::int AS products FROM products WHERE store_id = :store_id AND deleted_at IS NULL GROUP BY category) p
     FULL JOIN (SELECT category, stock_mode FROM category_stock_modes WHERE store_id = :store_id) c ON c.category = p.category
     ORDER BY coalesce(p.products, 0) DESC, 1`,
)

/** The shop's choices: for all, and by category. `undefined` for an unknown shop. */
export const readModes = async (
  sql: Sql,
  storeId: string,
): Promise<{ shop: StockMode; categories: { category: string; mode: StockMode | null; products: number }[] } | undefined> => {
  const shop = await sql.first(FIND_SHOP_MODE, { store_id: storeId })
  if (!shop) return undefined
  return { shop: shop.stock_mode, categories: await sql.rows(LIST_CATEGORY_MODES, { store_id: storeId }) }
}

const LIST_ASKABLE = statement(
  'list_askable',
  `WITH sold AS (
       SELECT i.product_id, count(*)::int AS orders FROM orders o JOIN order_items i ON i.store_id = o.store_id AND i.order_id = o.order_id
       WHERE o.store_id = :store_id AND i.store_id = :store_id AND o.created_at >= :since AND NOT o.practice GROUP BY i.product_id
     )
     SELECT p.product_id, p.name, p.name_hi, p.image, p.brand, p.pack_size, p.stock_mode, p.seen_at, p.missed_at, p.asked_at,
       coalesce(p.off_until > :now::timestamptz, false) AS "is_off!", coalesce(s.orders, 0) AS "orders!"
     FROM products p LEFT JOIN sold s ON s.product_id = p.product_id
     WHERE p.store_id = :store_id AND p.active AND p.deleted_at IS NULL AND (p.stock_mode = 'available' OR p.asked_at >= :asked_since)
     ORDER BY coalesce(s.orders, 0) DESC, p.seen_at NULLS FIRST, p.product_id LIMIT :limit`,
)

/** Products that a shop may be asked about, those that are ordered most first; and those that it was asked about. */
export const listAskable = (
  sql: Sql,
  storeId: string,
  { now, since, askedSince, limit }: { now: Date; since: Date; askedSince: Date; limit: number },
) => sql.rows(LIST_ASKABLE, { store_id: storeId, now, since, asked_since: askedSince, limit })

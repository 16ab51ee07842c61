import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('orders')

/** What is read at once: the products of a full board, and what could replace them. */
const PRODUCTS_MAX = 600

const LIST_PACKING_PRODUCTS = statement(
  'list_packing_products',
  `WITH wanted AS (
       SELECT DISTINCT i.product_id FROM orders o JOIN order_items i ON i.store_id = o.store_id AND i.order_id = o.order_id
       WHERE o.store_id = :store_id AND o.status IN ('confirmed', 'preparing', 'ready')
       UNION
       SELECT DISTINCT i.product_id FROM orders o JOIN ordered_items i ON i.store_id = o.store_id AND i.order_id = o.order_id
       WHERE o.store_id = :store_id AND o.status IN ('confirmed', 'preparing', 'ready')
     )
     SELECT p.product_id, p.name, p.name_hi, p.brand, p.image, p.category, p.category_hi, p.unit, p.unit_size, p.pack_size, p.loose,
       p.price_paise, p.mrp_paise, p.gst_rate_percent, p.on_hand, p.reserved, p.stock_mode, p.off_until, p.active, p.barcode, p.shelf_place, p.family_id,
       p.expiry_date, p.seen_at, p.missed_at
     FROM products p LEFT JOIN wanted w ON w.product_id = p.product_id
     WHERE p.store_id = :store_id AND (w.product_id IS NOT NULL OR (p.active AND p.deleted_at IS NULL
       AND (p.stock_mode <> 'counted' OR p.on_hand > p.reserved) AND (p.off_until IS NULL OR p.off_until <= :now)
       AND p.category IN (SELECT q.category FROM products q JOIN wanted v ON v.product_id = q.product_id WHERE q.store_id = :store_id)))
     ORDER BY w.product_id IS NULL, p.name LIMIT :most`,
)
export type PackingProductRow = Statements['list_packing_products']['row']

/** The products of the orders that are packed now, and those of their categories that are in stock. */
export const listPackingProducts = (sql: Sql, storeId: string, now: Date): Promise<PackingProductRow[]> =>
  sql.rows(LIST_PACKING_PRODUCTS, { store_id: storeId, now, most: PRODUCTS_MAX })

const LIST_ORDER_CHANGES = statement(
  'list_order_changes',
  `SELECT k.change_no, k.state, k.changes, k.reason, k.total_before_paise, k.total_after_paise, k.actor_kind, k.actor_label, k.actor_role, k.at,
       k.by_phone, k.answer_by, k.answered_at
     FROM order_changes k WHERE k.store_id = :store_id AND k.order_id = :order_id ORDER BY k.change_no LIMIT 200`,
)

/** The numbered changes of an order, oldest first. */
export const listOrderChanges = (sql: Sql, of: { storeId: string; orderId: string }) =>
  sql.rows(LIST_ORDER_CHANGES, { store_id: of.storeId, order_id: of.orderId })

const HAS_ORDER = statement(
  'has_order',
  'SELECT true AS "found!" FROM orders WHERE store_id = :store_id AND order_id = :order_id',
)

/** Whether the shop has this order. */
export const hasOrder = async (sql: Sql, of: { storeId: string; orderId: string }): Promise<boolean> =>
  (await sql.first(HAS_ORDER, { store_id: of.storeId, order_id: of.orderId })) !== undefined

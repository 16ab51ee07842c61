import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('notifications')

/** A shop to check, and whether there is anything to record. */
export type LowStockShop = { store_id: string; has_device: boolean; has_news: boolean }

/** A product that has just become low. */
export type LowProduct = { name: string; name_hi: string | null }

/** Goods that nobody counts have no level to fall below. */
const IS_LOW = `p.active AND p.stock_mode = 'counted' AND p.on_hand - p.reserved <= p.min_stock`

const LIST_LOW_STOCK_SHOPS = statement(
  'list_low_stock_shops',
  `WITH shops AS (
       (SELECT DISTINCT store_id FROM push_subscriptions WHERE store_id > :after ORDER BY store_id LIMIT :limit)
       UNION
       (SELECT DISTINCT store_id FROM low_stock_told WHERE store_id > :after ORDER BY store_id LIMIT :limit)
       ORDER BY store_id LIMIT :limit),
     seen AS (
       SELECT s.store_id, EXISTS (SELECT 1 FROM push_subscriptions d WHERE d.store_id = s.store_id) AS has_device,
         EXISTS (SELECT 1 FROM products p WHERE p.store_id = s.store_id AND ${IS_LOW} AND NOT EXISTS (
           SELECT 1 FROM low_stock_told t WHERE t.store_id = p.store_id AND t.product_id = p.product_id)) AS has_untold,
         EXISTS (SELECT 1 FROM low_stock_told t WHERE t.store_id = s.store_id AND NOT EXISTS (
           SELECT 1 FROM products p WHERE p.store_id = t.store_id AND p.product_id = t.product_id AND ${IS_LOW})) AS has_restocked
       FROM shops s)
     SELECT store_id, has_device, (has_device AND has_untold) OR has_restocked AS has_news FROM seen ORDER BY store_id`,
)

/**
 * Shops with a device to notify or with an earlier notice, by ID after a cursor, at most `limit`: the statement reads only these
 * shops' products. There is no index of low products: its condition would be on the stock, so each order would write the changed
 * product into all indexes (measured: no HOT updates any more, 2.5 times the WAL).
 */
export const listLowStockShops = (sql: Sql, after: string, limit: number): Promise<LowStockShop[]> =>
  sql.rows(LIST_LOW_STOCK_SHOPS, { after, limit })

const NOTE_LOW_STOCK = statement(
  'note_low_stock',
  `WITH low AS (SELECT p.product_id, p.name, p.name_hi FROM products p WHERE p.store_id = :store_id AND ${IS_LOW}),
     fresh AS (
       INSERT INTO low_stock_told (store_id, product_id, told_at) SELECT :store_id, product_id, :at FROM low
       ON CONFLICT DO NOTHING RETURNING product_id)
     SELECT name, name_hi FROM fresh JOIN low USING (product_id) ORDER BY name`,
)

/** Records which products became low since the last check and returns their names, each time once. */
export const recordLowStock = (tx: Sql, storeId: string, at: Date): Promise<LowProduct[]> =>
  tx.rows(NOTE_LOW_STOCK, { store_id: storeId, at })

const FORGET_RESTOCKED = statement(
  'forget_restocked',
  `DELETE FROM low_stock_told t WHERE t.store_id = :store_id AND NOT EXISTS (
       SELECT 1 FROM products p WHERE p.store_id = :store_id AND p.product_id = t.product_id AND ${IS_LOW})`,
)

/** Deletes the records of products that have enough stock again. */
export const deleteRestocked = (tx: Sql, storeId: string): Promise<number> => tx.run(FORGET_RESTOCKED, { store_id: storeId })

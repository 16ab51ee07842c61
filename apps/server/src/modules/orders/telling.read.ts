import type { Sql } from '../../platform/db/sql.ts'

/** Whom to tell of an order, and what they were promised. */
export type Telling = { customer_phone: string; language: string; store_name: string; estimated_delivery: Date | null }

export const findTelling = async (sql: Sql, storeId: string, orderId: string): Promise<Telling | undefined> => {
  const rows = await sql.query<Telling>(
    `SELECT o.customer_phone, o.language, s.name AS store_name, o.estimated_delivery
     FROM orders o JOIN stores s ON s.store_id = o.store_id WHERE o.store_id = $1 AND o.order_id = $2`,
    [storeId, orderId],
  )
  return rows[0]
}

/** Names of some products of an order, in the order of its lines. */
export const listLineNames = async (
  sql: Sql,
  storeId: string,
  orderId: string,
  productIds: readonly string[],
): Promise<string[]> => {
  const rows = await sql.query<{ product_name: string }>(
    'SELECT product_name FROM order_items WHERE store_id = $1 AND order_id = $2 AND product_id = ANY($3::uuid[]) ORDER BY line_no',
    [storeId, orderId, productIds],
  )
  return rows.map(({ product_name }) => product_name)
}

import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('orders')

/** Message recipient and promised time of an order. */
export type OrderRecipient = {
  customer_phone: string
  customer_user_id: string | null
  language: string
  store_name: string
  estimated_delivery: Date | null
}

const FIND_TELLING = statement(
  'find_telling',
  `SELECT o.customer_phone, o.customer_user_id, o.language, s.name AS store_name, o.estimated_delivery
     FROM orders o JOIN stores s ON s.store_id = o.store_id WHERE o.store_id = :store_id AND o.order_id = :order_id`,
)

export const findOrderRecipient = async (sql: Sql, storeId: string, orderId: string): Promise<OrderRecipient | undefined> => {
  return sql.first(FIND_TELLING, { store_id: storeId, order_id: orderId })
}

const LIST_LINE_NAMES = statement(
  'list_line_names',
  'SELECT product_name FROM order_items WHERE store_id = :store_id AND order_id = :order_id AND product_id = ANY(:product_ids::uuid[]) ORDER BY line_no',
)

/** Names of some products of an order, in the sequence of its lines. */
export const listLineNames = async (
  sql: Sql,
  storeId: string,
  orderId: string,
  productIds: readonly string[],
): Promise<string[]> => {
  const rows = await sql.rows(LIST_LINE_NAMES, { store_id: storeId, order_id: orderId, product_ids: productIds })
  return rows.map(({ product_name }) => product_name)
}

import type { DeliveryType } from '@jhola/contract/orders/statuses'
import type { Language } from '@jhola/contract/shared/wire'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('customers')

/** A customer's last order in a shop, with the totals of all their orders there. Money in paise, quantities in base units. */
export type CustomerRow = {
  customer_name: string
  customer_phone: string
  customer_email: string | null
  delivered_to: string | null
  landmark: string | null
  language: Language
  orders: number
  order_id: string
  order_no: number
  created_at: Date
  delivery_type: DeliveryType
  total_paise: number
  items: {
    product_id: string
    product_name: string
    product_name_hi: string | null
    quantity: number
    unit: string
    unit_size: number
  }[]
}

const FIND_SHOP_CUSTOMER = statement(
  'find_shop_customer',
  `WITH own AS MATERIALIZED (
       SELECT o.order_id, o.order_no, o.customer_name, o.customer_phone, o.customer_email, o.delivery_type, o.delivery_address, o.landmark,
         o.total_paise, o.created_at, o.language, o.channel
       FROM orders o WHERE o.customer_phone = :phone AND o.store_id = :store_id AND NOT o.practice
     ),
     brought AS (SELECT delivery_address, landmark FROM own WHERE delivery_type = 'delivery' ORDER BY created_at DESC LIMIT 1)
     SELECT l.order_id, l.order_no, l.customer_name, l.customer_phone, l.delivery_type, l.total_paise, l.created_at,
       (SELECT m.customer_email FROM own m WHERE m.customer_email IS NOT NULL ORDER BY m.created_at DESC LIMIT 1) AS customer_email,
       (SELECT m.language FROM own m ORDER BY m.channel = 'web' DESC, m.created_at DESC LIMIT 1) AS "language!",
       b.delivery_address AS delivered_to, b.landmark, (SELECT count(*)::int FROM own) AS orders,
       (SELECT json_agg(json_build_object('product_id', i.product_id, 'product_name', i.product_name, 'product_name_hi', i.product_name_hi,
           'quantity', i.quantity, 'unit', i.unit, 'unit_size', i.unit_size) ORDER BY i.line_no)
         FROM order_items i WHERE i.store_id = :store_id AND i.order_id = l.order_id) AS "items!"
     FROM own l LEFT JOIN brought b ON true ORDER BY l.created_at DESC LIMIT 1`,
)

/** A customer by phone number, from the orders of one shop; `undefined` when they never ordered there. */
export const findShopCustomer = async (sql: Sql, storeId: string, phone: string): Promise<CustomerRow | undefined> => {
  return sql.first(FIND_SHOP_CUSTOMER, { store_id: storeId, phone })
}

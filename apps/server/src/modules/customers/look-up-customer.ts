import type { ShopCustomer } from '@jhola/contract/customers/routes'
import { orderNumber } from '@jhola/contract/orders/order-number'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import { toUnits } from '@jhola/contract/shared/weight'
import type { Sql } from '../../platform/db/sql.ts'
import { type CustomerRow, findShopCustomer } from './customers.read.ts'

const present = (storeId: string, row: CustomerRow): ShopCustomer => ({
  name: row.customer_name,
  phone: row.customer_phone,
  email: row.customer_email,
  delivery_address: row.delivered_to ?? '',
  landmark: row.landmark,
  language: row.language,
  orders: row.orders,
  last_order: {
    order_id: row.order_id,
    order_number: orderNumber(storeId, row.order_no),
    created_at: row.created_at.toISOString(),
    delivery_type: row.delivery_type,
    total_amount: paiseToRupees(paise(row.total_paise)),
    items: row.items.map(({ unit_size, quantity, ...item }) => ({ ...item, quantity: toUnits(quantity, unit_size) })),
  },
})

/** Finds a customer of one shop by phone number; other shops' orders are not read. `null` for a new customer. */
export const lookUpCustomer = async (sql: Sql, storeId: string, phone: string): Promise<ShopCustomer | null> => {
  const row = await findShopCustomer(sql, storeId, phone)
  return row ? present(storeId, row) : null
}

import { withoutName } from '../../platform/db/actor-label.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { OrderRow } from './order-row.sql.ts'
import { ORDER_SELECT } from './order-select.sql.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('orders')

const DETACH_ORDERS = statement('detach_orders', 'UPDATE orders SET customer_user_id = NULL WHERE customer_user_id = :user_id')

/** Takes the orders from an account: somebody placed them before its number was proven. They stay as a guest's. */
export const detachOrders = (tx: Sql, userId: string): Promise<number> => tx.run(DETACH_ORDERS, { user_id: userId })

/**
 * Selects the orders of an account and of guests with its number. `phone` is null when the account has not verified the number.
 */
export type OrderCustomer = { user_id: string; phone: string | null }

const FIND_ORDER_CUSTOMER = statement(
  'find_order_customer',
  'SELECT phone FROM users WHERE user_id = :user_id AND phone_verified_at IS NOT NULL AND deleted_at IS NULL',
)

/** Reads an account; its phone number is null unless it is verified. */
export const findOrderCustomer = async (sql: Sql, userId: string): Promise<OrderCustomer> => {
  const row = await sql.first(FIND_ORDER_CUSTOMER, { user_id: userId })
  return { user_id: userId, phone: row?.phone ?? null }
}

/** An order that another account placed for this number belongs to that account. */
const IS_OWN = '(o.customer_user_id = :user_id OR (o.customer_phone = :phone? AND o.customer_user_id IS NULL)) AND NOT o.practice'

const LIST_CUSTOMER_ORDERS = statement(
  'list_customer_orders',
  `WITH page AS MATERIALIZED (
       SELECT o.store_id, o.order_id FROM orders o WHERE ${IS_OWN} ORDER BY o.created_at DESC, o.order_id DESC LIMIT :limit OFFSET :skipped
     )
     ${ORDER_SELECT} FROM page JOIN orders o ON o.store_id = page.store_id AND o.order_id = page.order_id
       JOIN stores s ON s.store_id = o.store_id
     ORDER BY o.created_at DESC, o.order_id DESC`,
)

/** A customer's own orders, newest first. Lines and history are read for the orders of the page only. */
export const listCustomerOrders = (
  sql: Sql,
  { user_id, phone }: OrderCustomer,
  limit: number,
  skipped = 0,
): Promise<OrderRow[]> => sql.rows(LIST_CUSTOMER_ORDERS, { user_id, phone, limit, skipped })

const COUNT_CUSTOMER_ORDERS = statement('count_customer_orders', `SELECT count(*)::int AS total FROM orders o WHERE ${IS_OWN}`)

/** Counts a customer's orders. */
export const countCustomerOrders = async (sql: Sql, { user_id, phone }: OrderCustomer): Promise<number> => {
  const row = await sql.first(COUNT_CUSTOMER_ORDERS, { user_id, phone })
  return row?.total ?? 0
}

const FORGET_SHOP_PERSON = statement(
  'forget_shop_person',
  `WITH changes AS (
       UPDATE order_changes SET actor_label = ${withoutName('actor_label')}
       WHERE store_id = ANY(:store_ids::text[]) AND actor_kind = 'shop' AND actor_id = :user_id)
     UPDATE order_events SET actor_label = ${withoutName('actor_label')}
     WHERE store_id = ANY(:store_ids::text[]) AND actor_kind = 'shop' AND actor_id = :user_id`,
)

/** Reduces the name of a deleted account in the history and the changes of orders to the name of the device. */
export const deleteShopPersonLabels = (sql: Sql, userId: string, storeIds: readonly string[]): Promise<number> =>
  sql.run(FORGET_SHOP_PERSON, { user_id: userId, store_ids: storeIds })

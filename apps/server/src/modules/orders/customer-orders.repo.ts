import { CANCELLED_BY_CUSTOMER, isOpenStatus, ORDER_STATUSES } from '@jhola/contract/orders/statuses'
import { withoutName } from '../../platform/db/actor-label.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
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

const FINISHED = ORDER_STATUSES.filter((status) => !isOpenStatus(status))
const ERASE_AT_ONCE = 500

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

/**
 * Removes personal data from the orders that `due` selects. `:called_off` replaces the reason of a cancellation by the customer.
 * The data that tax law requires of the shop stay: products, amounts, times, the district of the delivery. The last four digits
 * of the phone number stay, so that the shop can tell two orders apart. The fact that the customer cancelled stays; the reason is
 * removed from the order and from its history. The link to the account is removed, so no order is processed twice.
 */
const eraseIn = (due: string): string => `
WITH due AS (${due}),
said AS (
  UPDATE order_events e SET reason = :called_off FROM due
  WHERE e.store_id = due.store_id AND e.order_id = due.order_id AND e.actor_kind = 'customer' AND e.type = 'order.status_changed'
)
UPDATE orders SET customer_name = '', customer_phone = substr(customer_phone, 4, 2) || '••••••' || right(customer_phone, 2), customer_email = NULL,
  delivery_address = CASE delivery_address WHEN '' THEN '' ELSE '••••••' END, landmark = NULL, latitude = NULL, longitude = NULL,
  notes = NULL, problem_text = NULL, customer_user_id = NULL,
  cancellation_reason = CASE cancelled_by WHEN 'customer' THEN :called_off ELSE cancellation_reason END
FROM due WHERE orders.store_id = due.store_id AND orders.order_id = due.order_id`

const FORGET_FINISHED_OF_CUSTOMER = statement(
  'forget_finished_of_customer',
  eraseIn(
    'SELECT o.store_id, o.order_id FROM orders o WHERE o.customer_user_id = :user_id AND o.status = ANY(:finished::text[]) FOR UPDATE',
  ),
)

const FORGET_DELETED_CUSTOMERS = statement(
  'forget_deleted_customers',
  eraseIn(`SELECT o.store_id, o.order_id FROM users u JOIN orders o ON o.customer_user_id = u.user_id
    WHERE u.deleted_at IS NOT NULL AND o.status = ANY(:finished::text[]) LIMIT :limit FOR UPDATE OF o SKIP LOCKED`),
)

const FORGET_CUSTOMER = statement(
  'forget_customer',
  'UPDATE orders SET customer_user_id = :user_id WHERE customer_phone = :phone? AND customer_user_id IS NULL',
)

/**
 * Removes name, number and address from a customer's finished orders. Unfinished orders keep the data that the shop needs for the
 * delivery. They are linked to the account (also guest orders with its number) and are processed when they are finished
 * (`purgeDeletedCustomers`).
 */
export const deleteCustomerOrders = async (sql: Sql, { user_id, phone }: OrderCustomer): Promise<number> => {
  await sql.run(FORGET_CUSTOMER, { user_id, phone })
  return sql.run(FORGET_FINISHED_OF_CUSTOMER, { called_off: CANCELLED_BY_CUSTOMER, user_id, finished: FINISHED })
}

/** Removes personal data from finished orders of deleted accounts. Runs every hour. Returns the number of orders. */
export const purgeDeletedCustomers = (sql: Sql): Promise<number> =>
  inBatches(
    (limit) => sql.run(FORGET_DELETED_CUSTOMERS, { called_off: CANCELLED_BY_CUSTOMER, finished: FINISHED, limit }),
    ERASE_AT_ONCE,
  )

const FORGET_SHOP_PERSON = statement(
  'forget_shop_person',
  `UPDATE order_events SET actor_label = ${withoutName('actor_label')}
     WHERE store_id = ANY(:store_ids::text[]) AND actor_kind = 'shop' AND actor_id = :user_id`,
)

/** Reduces the name of a deleted account in the order history to the name of the device. */
export const deleteShopPersonLabels = (sql: Sql, userId: string, storeIds: readonly string[]): Promise<number> =>
  sql.run(FORGET_SHOP_PERSON, { user_id: userId, store_ids: storeIds })

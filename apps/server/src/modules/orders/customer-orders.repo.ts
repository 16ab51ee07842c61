import { CANCELLED_BY_CUSTOMER, isOpenStatus, ORDER_STATUSES } from '@jhola/contract/orders/statuses'
import { inBatches } from '../../platform/db/in-batches.ts'
import type { Sql } from '../../platform/db/sql.ts'
import type { OrderRow } from './order-row.sql.ts'
import { ORDER_SELECT } from './order-select.sql.ts'

/** Whose orders: the account's, and those of guests under its number. `phone` null when the number was never proven to be theirs. */
export type OrderCustomer = { user_id: string; phone: string | null }

const FINISHED = ORDER_STATUSES.filter((status) => !isOpenStatus(status))
const FORGET_AT_ONCE = 500

/** The person behind an account, with their number when it is proven to be theirs. */
export const findOrderCustomer = async (sql: Sql, userId: string): Promise<OrderCustomer> => {
  const rows = await sql.query<{ phone: string | null }>(
    'SELECT phone FROM users WHERE user_id = $1 AND phone_verified_at IS NOT NULL AND deleted_at IS NULL',
    [userId],
  )
  return { user_id: userId, phone: rows[0]?.phone ?? null }
}

/** An order that another account placed for this number is that account's. */
const IS_OWN = '(o.customer_user_id = $1 OR (o.customer_phone = $2 AND o.customer_user_id IS NULL)) AND NOT o.practice'

/** Somebody's own orders, newest first. Lines and history are read for these only, not for those that are skipped. */
export const listCustomerOrders = (sql: Sql, { user_id, phone }: OrderCustomer, most: number, skipped = 0): Promise<OrderRow[]> =>
  sql.query<OrderRow>(
    `WITH page AS MATERIALIZED (
       SELECT o.store_id, o.order_id FROM orders o WHERE ${IS_OWN} ORDER BY o.created_at DESC, o.order_id DESC LIMIT $3 OFFSET $4
     )
     ${ORDER_SELECT} FROM page JOIN orders o ON o.store_id = page.store_id AND o.order_id = page.order_id
       JOIN stores s ON s.store_id = o.store_id
     ORDER BY o.created_at DESC, o.order_id DESC`,
    [user_id, phone, most, skipped],
  )

/** How many orders somebody has. */
export const countCustomerOrders = async (sql: Sql, { user_id, phone }: OrderCustomer): Promise<number> => {
  const rows = await sql.query<{ total: number }>(`SELECT count(*)::int AS total FROM orders o WHERE ${IS_OWN}`, [user_id, phone])
  return rows[0]?.total ?? 0
}

/**
 * Takes the person out of the orders that `due` names ($1: what is said of those that they called off). What stays of an order is what tax
 * law needs of the shop: goods, amounts, times, the district of the delivery. The number keeps four digits, so that a shop's own list can
 * still tell two orders apart. That the customer called it off stays, why they did goes, in the order and in its history. The account is
 * cut off, so nothing is done twice.
 */
const forgetIn = (due: string): string => `
WITH due AS (${due}),
said AS (
  UPDATE order_events e SET reason = $1 FROM due
  WHERE e.store_id = due.store_id AND e.order_id = due.order_id AND e.actor_kind = 'customer' AND e.type = 'order.status_changed'
)
UPDATE orders SET customer_name = '', customer_phone = substr(customer_phone, 4, 2) || '••••••' || right(customer_phone, 2), customer_email = NULL,
  delivery_address = CASE delivery_address WHEN '' THEN '' ELSE '••••••' END, landmark = NULL, latitude = NULL, longitude = NULL,
  notes = NULL, problem_text = NULL, customer_user_id = NULL,
  cancellation_reason = CASE cancelled_by WHEN 'customer' THEN $1 ELSE cancellation_reason END
FROM due WHERE orders.store_id = due.store_id AND orders.order_id = due.order_id`

/**
 * Takes name, number and address out of somebody's finished orders. Unfinished ones keep what the shop needs to bring them, are
 * tied to the account (guests' ones under its number too) and follow when they are finished (`forgetDeletedCustomers`).
 */
export const forgetCustomer = async (sql: Sql, { user_id, phone }: OrderCustomer): Promise<number> => {
  await sql.execute('UPDATE orders SET customer_user_id = $1 WHERE customer_phone = $2 AND customer_user_id IS NULL', [
    user_id,
    phone,
  ])
  return sql.execute(
    forgetIn(
      'SELECT o.store_id, o.order_id FROM orders o WHERE o.customer_user_id = $2 AND o.status = ANY($3::text[]) FOR UPDATE',
    ),
    [CANCELLED_BY_CUSTOMER, user_id, FINISHED],
  )
}

/** Finished orders of accounts that were deleted in the meantime lose their names, too; run by the hour. Returns how many. */
export const forgetDeletedCustomers = (sql: Sql): Promise<number> =>
  inBatches(
    (most) =>
      sql.execute(
        forgetIn(`SELECT o.store_id, o.order_id FROM users u JOIN orders o ON o.customer_user_id = u.user_id
          WHERE u.deleted_at IS NOT NULL AND o.status = ANY($2::text[]) LIMIT $3 FOR UPDATE OF o SKIP LOCKED`),
        [CANCELLED_BY_CUSTOMER, FINISHED, most],
      ),
    FORGET_AT_ONCE,
  )

/** Who changed an order stays told by the device alone, once that person's account is gone. */
export const forgetShopPerson = (sql: Sql, userId: string, storeIds: readonly string[]): Promise<number> =>
  sql.execute(
    `UPDATE order_events SET actor_label = regexp_replace(actor_label, '^.* · ', '')
     WHERE store_id = ANY($2::text[]) AND actor_kind = 'shop' AND actor_id = $1`,
    [userId, storeIds],
  )

import { CANCELLED_BY_CUSTOMER, isOpenStatus, ORDER_STATUSES } from '@jhola/contract/orders/statuses'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('orders')

const FINISHED = ORDER_STATUSES.filter((status) => !isOpenStatus(status))

/** Who ordered and where to, of a finished order that is locked until the end of the transaction. */
export type OrderToForget = {
  store_id: string
  order_id: string
  customer_name: string
  customer_phone: string
  delivery_address: string
  landmark: string | null
  updated_at: Date
}

const PERSON = 'o.store_id, o.order_id, o.customer_name, o.customer_phone, o.delivery_address, o.landmark, o.updated_at'

const ADOPT_GUEST_ORDERS = statement(
  'adopt_guest_orders',
  'UPDATE orders SET customer_user_id = :user_id WHERE customer_phone = :phone? AND customer_user_id IS NULL',
)

/** Links guests' orders of the number to the account that is being deleted, so that they are forgotten with its own. */
export const adoptGuestOrders = (tx: Sql, customer: { user_id: string; phone: string | null }): Promise<number> =>
  tx.run(ADOPT_GUEST_ORDERS, customer)

const LOCK_FINISHED_OF = statement(
  'lock_finished_of',
  `SELECT ${PERSON} FROM orders o WHERE o.customer_user_id = :user_id AND o.status = ANY(:finished::text[]) FOR UPDATE`,
)

/** Locks an account's finished orders. */
export const lockFinishedOf = (tx: Sql, userId: string): Promise<OrderToForget[]> =>
  tx.rows(LOCK_FINISHED_OF, { user_id: userId, finished: FINISHED })

const LOCK_FINISHED_OF_DELETED = statement(
  'lock_finished_of_deleted',
  `SELECT ${PERSON} FROM users u JOIN orders o ON o.customer_user_id = u.user_id
    WHERE u.deleted_at IS NOT NULL AND o.status = ANY(:finished::text[]) LIMIT :limit FOR UPDATE OF o SKIP LOCKED`,
)

/** Locks up to `limit` finished orders of deleted accounts. */
export const lockFinishedOfDeleted = (tx: Sql, limit: number): Promise<OrderToForget[]> =>
  tx.rows(LOCK_FINISHED_OF_DELETED, { finished: FINISHED, limit })

const ERASE_CUSTOMERS = statement(
  'erase_customers',
  `WITH due AS (SELECT store_id, order_id FROM unnest(:store_ids::text[], :order_ids::uuid[]) AS d (store_id, order_id)),
said AS (
  UPDATE order_events e SET reason = :called_off FROM due
  WHERE e.store_id = due.store_id AND e.order_id = due.order_id AND e.actor_kind = 'customer' AND e.type = 'order.status_changed'
),
changed AS (
  UPDATE order_changes c SET reason = NULL FROM due WHERE c.store_id = due.store_id AND c.order_id = due.order_id
),
written AS (
  DELETE FROM order_messages m USING due WHERE m.store_id = due.store_id AND m.order_id = due.order_id
  RETURNING m.store_id, m.photo_media_id
),
photos AS (
  DELETE FROM media p USING written WHERE p.store_id = written.store_id AND p.media_id = written.photo_media_id
),
threads AS (
  DELETE FROM order_threads t USING due WHERE t.store_id = due.store_id AND t.order_id = due.order_id
)
UPDATE orders SET customer_name = '', customer_phone = substr(customer_phone, 4, 2) || '••••••' || right(customer_phone, 2), customer_email = NULL,
  delivery_address = CASE delivery_address WHEN '' THEN '' ELSE '••••••' END, landmark = NULL, latitude = NULL, longitude = NULL,
  notes = NULL, item_notes = NULL, problem_text = NULL, customer_user_id = NULL,
  cancellation_reason = CASE cancelled_by WHEN 'customer' THEN :called_off ELSE cancellation_reason END
FROM due WHERE orders.store_id = due.store_id AND orders.order_id = due.order_id`,
)

/**
 * Removes personal data from orders that are locked. `:called_off` replaces the reason of a cancellation by the customer. The
 * data that tax law requires of the shop stay: products, amounts, times, the district of the delivery. The last digits of the
 * phone number stay, so that the shop can tell two orders apart. The fact that the customer cancelled stays; the reason is
 * removed from the order and from its history. Why lines were changed may name the customer, so it is removed. What was written about the order goes with its photos. The link to the account is removed, so no order is processed twice.
 */
export const eraseCustomers = (tx: Sql, orders: readonly OrderToForget[]): Promise<number> =>
  tx.run(ERASE_CUSTOMERS, {
    called_off: CANCELLED_BY_CUSTOMER,
    store_ids: orders.map(({ store_id }) => store_id),
    order_ids: orders.map(({ order_id }) => order_id),
  })

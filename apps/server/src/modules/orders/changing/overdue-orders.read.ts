import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('orders')

/** An order that waited too long, with the cursor of its list; `since` has the full precision of the database. */
export type OverdueOrder = { store_id: string; order_id: string; since: string }

const BEFORE_ALL: OverdueOrder = { store_id: '', order_id: '00000000-0000-0000-0000-000000000000', since: '-infinity' }

const LIST_EXPIRED_ORDERS = statement(
  'list_expired_orders',
  `SELECT store_id, order_id, accept_by::text AS since FROM orders
     WHERE status = 'pending' AND accept_by < :now AND (accept_by, store_id, order_id) > (:since::timestamptz, :store_id, :order_id::uuid)
     ORDER BY accept_by, store_id, order_id LIMIT :limit`,
)

/** Orders that nobody accepted in time, oldest first, after the cursor. */
export const listExpiredOrders = (
  sql: Sql,
  { now, after = BEFORE_ALL, limit }: { now: Date; after: OverdueOrder | undefined; limit: number },
): Promise<OverdueOrder[]> =>
  sql.rows(LIST_EXPIRED_ORDERS, { now, since: after.since, store_id: after.store_id, order_id: after.order_id, limit })

const LIST_UNPAID_ORDERS = statement(
  'list_unpaid_orders',
  `SELECT o.store_id, o.order_id, o.created_at::text AS since FROM orders o
     WHERE o.status = 'pending' AND o.payment_status = 'pending' AND o.payment_method NOT IN ('cod', 'cash') AND o.created_at <= :before
       AND (o.created_at, o.store_id, o.order_id) > (:since::timestamptz, :store_id, :order_id::uuid)
       AND NOT o.practice AND o.accept_by IS NOT NULL
       AND (o.payment_method <> 'upi' OR EXISTS (SELECT 1 FROM stores s WHERE s.store_id = o.store_id AND s.upi_vpa IS NULL))
       AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.store_id = o.store_id AND p.order_id = o.order_id AND p.status = 'held')
     ORDER BY o.created_at, o.store_id, o.order_id LIMIT :limit`,
)

/**
 * Unpaid online orders older than this, oldest first, after the cursor. Orders with a payment of a different amount are excluded:
 * people decide about them.
 */
export const listUnpaidOrders = (
  sql: Sql,
  { before, after = BEFORE_ALL, limit }: { before: Date; after: OverdueOrder | undefined; limit: number },
): Promise<OverdueOrder[]> =>
  sql.rows(LIST_UNPAID_ORDERS, { before, since: after.since, store_id: after.store_id, order_id: after.order_id, limit })

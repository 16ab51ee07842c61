import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('orders')

const LIST_MESSAGES = statement(
  'list_messages',
  `SELECT message_no, side, body, quick, photo_media_id, at FROM order_messages
     WHERE store_id = :store_id AND order_id = :order_id ORDER BY message_no`,
)

type ThreadKey = { store_id: string; order_id: string }

/** Everything that was written about an order, oldest first; the rules bound it. */
export const listMessages = (sql: Sql, key: ThreadKey) => sql.rows(LIST_MESSAGES, key)

const FIND_THREAD = statement(
  'find_thread',
  'SELECT customer_read_no, shop_read_no FROM order_threads WHERE store_id = :store_id AND order_id = :order_id',
)

/** How far each side has read. */
export const findThread = async (sql: Sql, key: ThreadKey) =>
  (await sql.first(FIND_THREAD, key)) ?? { customer_read_no: 0, shop_read_no: 0 }

const LIST_UNREAD_THREADS = statement(
  'list_unread_threads',
  `SELECT t.order_id, o.order_no, count(*)::int AS unread
     FROM order_threads t
       JOIN orders o ON o.store_id = t.store_id AND o.order_id = t.order_id
       JOIN order_messages m ON m.store_id = t.store_id AND m.order_id = t.order_id AND m.side = 'customer' AND m.message_no > t.shop_read_no
     WHERE t.store_id = :store_id AND t.last_customer_no > t.shop_read_no
     GROUP BY t.order_id, o.order_no ORDER BY max(m.at) DESC LIMIT :limit`,
)

/** The orders of a shop that its customers wrote about, unread; the latest first. */
export const listUnreadThreads = (sql: Sql, storeId: string, limit: number) =>
  sql.rows(LIST_UNREAD_THREADS, { store_id: storeId, limit })

import type { ThreadSide } from '@jhola/contract/orders/thread/quick-replies'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('orders')

/** The channel on which every node hears that a thread was written in or read. */
export const THREADS_CHANNEL = 'jhola_threads'

export type ThreadKey = { store_id: string; order_id: string }

const LOCK_THREAD = statement(
  'lock_thread',
  `INSERT INTO order_threads AS t (store_id, order_id, written_at) VALUES (:store_id, :order_id, :at)
     ON CONFLICT (store_id, order_id) DO UPDATE SET written_at = t.written_at
     RETURNING last_no, last_customer_no, last_shop_no, customer_read_no, shop_read_no`,
)

/** Locks the thread of an order until the end of the transaction; the first writer begins it. */
export const lockThread = async (tx: Sql, key: ThreadKey, at: Date) => {
  const row = await tx.first(LOCK_THREAD, { ...key, at })
  if (!row) throw new Error('a thread was neither found nor begun')
  return row
}

const COUNT_WRITTEN = statement(
  'count_written',
  `SELECT count(*)::int AS messages, count(photo_media_id)::int AS photos FROM order_messages
     WHERE store_id = :store_id AND order_id = :order_id AND side = :side`,
)

/** What one side has written about an order. */
export const countWritten = async (sql: Sql, key: ThreadKey, side: ThreadSide) =>
  (await sql.first(COUNT_WRITTEN, { ...key, side })) ?? { messages: 0, photos: 0 }

const INSERT_MESSAGE = statement(
  'insert_message',
  `WITH counted AS (
       UPDATE order_threads SET last_no = :no, written_at = :at,
         last_customer_no = CASE WHEN :side = 'customer' THEN :no ELSE last_customer_no END,
         last_shop_no = CASE WHEN :side = 'shop' THEN :no ELSE last_shop_no END
       WHERE store_id = :store_id AND order_id = :order_id
     )
     INSERT INTO order_messages (store_id, order_id, message_no, side, body, quick, photo_media_id, at)
       VALUES (:store_id, :order_id, :no, :side, :body?, :quick?, :photo_media_id?, :at)`,
)

export type NewMessage = ThreadKey & {
  no: number
  side: ThreadSide
  body: string | null
  quick: string | null
  photo_media_id: string | null
  at: Date
}

/** Writes a message into a locked thread. */
export const insertMessage = (tx: Sql, message: NewMessage): Promise<number> => tx.run(INSERT_MESSAGE, message)

const SET_READ = statement(
  'set_read',
  `UPDATE order_threads SET
       customer_read_no = CASE WHEN :side = 'customer' THEN greatest(customer_read_no, least(:up_to, last_no)) ELSE customer_read_no END,
       shop_read_no = CASE WHEN :side = 'shop' THEN greatest(shop_read_no, least(:up_to, last_no)) ELSE shop_read_no END
     WHERE store_id = :store_id AND order_id = :order_id
       AND CASE WHEN :side = 'customer' THEN customer_read_no ELSE shop_read_no END < least(:up_to, last_no)`,
)

/** Notes how far a side has read. Returns 0 when it had read that far before. */
export const setRead = (tx: Sql, key: ThreadKey, side: ThreadSide, upTo: number): Promise<number> =>
  tx.run(SET_READ, { ...key, side, up_to: upTo })

const TELL_THREAD = statement('tell_thread', "SELECT pg_notify(:threads_channel, :store_id || ' ' || :order_id)")

/** Tells every node with the commit. */
export const tellThreadChanged = async (tx: Sql, key: ThreadKey): Promise<void> => {
  await tx.rows(TELL_THREAD, { threads_channel: THREADS_CHANNEL, ...key })
}

const DELETE_THREADS_BEFORE = statement(
  'delete_threads_before',
  `WITH old AS (
       DELETE FROM order_threads WHERE written_at < :before RETURNING store_id, order_id
     ), gone AS (
       DELETE FROM order_messages m USING old WHERE m.store_id = old.store_id AND m.order_id = old.order_id
         RETURNING m.store_id, m.photo_media_id
     )
     DELETE FROM media p USING gone WHERE p.store_id = gone.store_id AND p.media_id = gone.photo_media_id`,
)

/** Deletes threads that were last written in before this moment, with their photos. Returns the number of photos. */
export const deleteThreadsBefore = (sql: Sql, before: Date): Promise<number> => sql.run(DELETE_THREADS_BEFORE, { before })

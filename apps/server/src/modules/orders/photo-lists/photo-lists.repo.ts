import type { BilledLine } from '@jhola/contract/orders/photo-lists/bill-now'
import type { PhotoListStatus } from '@jhola/contract/orders/photo-lists/rules'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('orders')

/** A list of a shop. */
export type ListKey = { store_id: string; list_id: string }
export type NewList = Omit<Statements['insert_photo_list']['params'], 'at'> & { at: Date }

const INSERT_PHOTO_LIST = statement(
  'insert_photo_list',
  `INSERT INTO photo_lists (store_id, list_id, user_id, status, photos_expected, customer_name, customer_phone, delivery_type,
     delivery_address, landmark, pincode, latitude, longitude, note, language, created_at, expires_at, changed_at)
   VALUES (:store_id, :list_id, :user_id?, 'uploading', :photos_expected, :customer_name, :customer_phone, :delivery_type,
     :delivery_address, :landmark?, :pincode?, :latitude?, :longitude?, :note?, :language, :at, :expires_at, :at)`,
)

/** Begins a list. */
export const insertPhotoList = (tx: Sql, list: NewList): Promise<number> => tx.run(INSERT_PHOTO_LIST, list)

const COUNT_OPEN_PHOTO_LISTS = statement(
  'count_open_photo_lists',
  `SELECT count(*) FILTER (WHERE customer_phone = :phone)::int AS "of_phone!", count(*)::int AS "of_shop!",
     EXISTS (SELECT 1 FROM blocked_numbers b WHERE b.store_id = :store_id AND b.phone = :phone) AS "is_blocked!"
   FROM photo_lists WHERE store_id = :store_id AND status IN ('uploading', 'waiting', 'billed') AND expires_at > :now`,
)

/** How many lists wait at a shop, of this number and of all, and whether the shop takes nothing from it. */
export const countOpenPhotoLists = async (sql: Sql, storeId: string, phone: string, now: Date) =>
  (await sql.first(COUNT_OPEN_PHOTO_LISTS, { store_id: storeId, phone, now })) ?? { of_phone: 0, of_shop: 0, is_blocked: false }

const LOCK_PHOTO_LIST = statement(
  'lock_photo_list',
  'SELECT status, expires_at FROM photo_lists WHERE store_id = :store_id AND list_id = :list_id FOR UPDATE',
)

/** Locks a list until the end of the transaction, so that the first of two acts wins. */
export const lockPhotoList = async (tx: Sql, key: ListKey) => {
  const row = await tx.first(LOCK_PHOTO_LIST, key)
  // @NOTE the column has a check with the statuses of the contract.
  return row && { status: row.status as PhotoListStatus, expiresAtMs: row.expires_at?.getTime() ?? null }
}

const INSERT_LIST_PHOTO = statement(
  'insert_list_photo',
  'INSERT INTO photo_list_photos (store_id, list_id, photo_no, media_id) VALUES (:store_id, :list_id, :photo_no, :media_id)',
)

/** Adds a stored picture to a list. */
export const insertListPhoto = (tx: Sql, photo: ListKey & { photo_no: number; media_id: string }): Promise<number> =>
  tx.run(INSERT_LIST_PHOTO, photo)

const SET_LIST_WAITING = statement(
  'set_list_waiting',
  `UPDATE photo_lists SET status = 'waiting', sent_at = :at, expires_at = :expires_at, changed_at = :at
     WHERE store_id = :store_id AND list_id = :list_id`,
)

/** All photos are there: from now on the shop has its time. */
export const setListWaiting = (tx: Sql, key: ListKey, times: { at: Date; expires_at: Date }): Promise<number> =>
  tx.run(SET_LIST_WAITING, { ...key, ...times })

const SET_LIST_BILLED = statement(
  'set_list_billed',
  `UPDATE photo_lists SET status = 'billed', bill = :bill::jsonb, bill_total_paise = :total_paise, shop_note = :shop_note?,
     expires_at = :expires_at, changed_at = :at
   WHERE store_id = :store_id AND list_id = :list_id`,
)

export type SentBill = { lines: readonly BilledLine[]; total_paise: number; shop_note: string | null; at: Date; expires_at: Date }

/** The shop's bill waits for the customer. */
export const setListBilled = (tx: Sql, key: ListKey, { lines, ...bill }: SentBill): Promise<number> =>
  tx.run(SET_LIST_BILLED, { ...key, ...bill, bill: JSON.stringify(lines) })

const SET_LIST_ENDED = statement(
  'set_list_ended',
  `UPDATE photo_lists SET status = :status, reason = :reason?, expires_at = NULL, changed_at = :at
     WHERE store_id = :store_id AND list_id = :list_id`,
)

/** Ends a locked list without an order. */
export const setListEnded = (
  tx: Sql,
  key: ListKey,
  end: { status: 'refused' | 'cancelled' | 'expired'; reason: string | null; at: Date },
): Promise<number> => tx.run(SET_LIST_ENDED, { ...key, ...end })

const SET_LIST_ORDERED = statement(
  'set_list_ordered',
  `UPDATE photo_lists SET status = 'ordered', order_id = :order_id, reason = NULL, expires_at = NULL, changed_at = :at
     WHERE store_id = :store_id AND list_id = :list_id AND status <> 'ordered'`,
)

/** Says which order a list became. The order exists, so this holds whatever the list was a moment before. */
export const setListOrdered = (tx: Sql, key: ListKey, order: { order_id: string; at: Date }): Promise<number> =>
  tx.run(SET_LIST_ORDERED, { ...key, ...order })

const LIST_EXPIRED_PHOTO_LISTS = statement(
  'list_expired_photo_lists',
  'SELECT store_id, list_id FROM photo_lists WHERE expires_at <= :now ORDER BY expires_at LIMIT :limit',
)

/** Lists of all shops whose time is over. */
export const listExpiredPhotoLists = (sql: Sql, now: Date, limit: number) => sql.rows(LIST_EXPIRED_PHOTO_LISTS, { now, limit })

const DELETE_LIST_PHOTOS = statement(
  'delete_list_photos',
  `WITH gone AS (
     DELETE FROM photo_list_photos p USING photo_lists l WHERE l.store_id = p.store_id AND l.list_id = p.list_id
       AND l.expires_at IS NULL AND l.changed_at < :before RETURNING p.store_id, p.media_id
   )
   DELETE FROM media m USING gone WHERE m.store_id = gone.store_id AND m.media_id = gone.media_id`,
)

/** Deletes the photos of lists that ended before this moment. */
export const deleteListPhotos = (sql: Sql, before: Date): Promise<number> => sql.run(DELETE_LIST_PHOTOS, { before })

const DELETE_PHOTO_LISTS = statement(
  'delete_photo_lists',
  'DELETE FROM photo_lists WHERE expires_at IS NULL AND changed_at < :before',
)

/** Forgets lists that ended before this moment; their photos went earlier. */
export const deletePhotoLists = (sql: Sql, before: Date): Promise<number> => sql.run(DELETE_PHOTO_LISTS, { before })

const DELETE_PHOTO_LISTS_OF = statement(
  'delete_photo_lists_of',
  `WITH gone AS (
     DELETE FROM photo_list_photos p USING photo_lists l WHERE l.store_id = p.store_id AND l.list_id = p.list_id
       AND (l.user_id = :user_id OR l.customer_phone = :phone) RETURNING p.store_id, p.media_id
   ), photos AS (
     DELETE FROM media m USING gone WHERE m.store_id = gone.store_id AND m.media_id = gone.media_id
   )
   DELETE FROM photo_lists WHERE user_id = :user_id OR customer_phone = :phone`,
)

/** Forgets the lists of a person with their photos; the orders that they became are forgotten as orders. */
export const deletePhotoListsOf = (tx: Sql, who: { user_id: string | null; phone: string | null }): Promise<number> =>
  tx.run(DELETE_PHOTO_LISTS_OF, who)

import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

type ListKey = { store_id: string; list_id: string }

const { statement } = statementsOf<Statements>('orders')

const SELECT_LIST = `SELECT l.*, s.name AS store_name, s.phone AS store_phone,
    ARRAY(SELECT p.media_id FROM photo_list_photos p WHERE p.store_id = l.store_id AND p.list_id = l.list_id
      ORDER BY p.photo_no)::uuid[] AS "photos!",
    ARRAY(SELECT p.photo_no FROM photo_list_photos p WHERE p.store_id = l.store_id AND p.list_id = l.list_id
      ORDER BY p.photo_no)::int[] AS "photo_nos!"
  FROM photo_lists l JOIN stores s ON s.store_id = l.store_id`

const FIND_PHOTO_LIST = statement('find_photo_list', `${SELECT_LIST} WHERE l.store_id = :store_id AND l.list_id = :list_id`)
export type PhotoListRow = Statements['find_photo_list']['row']

/** A list with the ids of its photos. */
export const findPhotoList = (sql: Sql, key: ListKey): Promise<PhotoListRow | undefined> => sql.first(FIND_PHOTO_LIST, key)

const LIST_WAITING_PHOTO_LISTS = statement(
  'list_waiting_photo_lists',
  `${SELECT_LIST} WHERE l.store_id = :store_id AND l.status = 'waiting' AND l.expires_at > :now ORDER BY l.sent_at, l.list_id`,
)

/** The lists that a shop has to type; the rules bound their number. */
export const listWaitingPhotoLists = (sql: Sql, storeId: string, now: Date): Promise<PhotoListRow[]> =>
  sql.rows(LIST_WAITING_PHOTO_LISTS, { store_id: storeId, now })

const LIST_PHOTO_LISTS_OF = statement(
  'list_photo_lists_of',
  `SELECT s.name AS store, l.status, l.photos_expected, l.customer_name, l.customer_phone, l.delivery_type, l.delivery_address, l.landmark,
     l.pincode, l.latitude, l.longitude, l.note, l.language, l.bill, l.bill_total_paise, l.shop_note, l.reason, l.order_id, l.created_at,
     l.sent_at, l.expires_at, l.changed_at,
     ARRAY(SELECT p.media_id FROM photo_list_photos p WHERE p.store_id = l.store_id AND p.list_id = l.list_id
       ORDER BY p.photo_no)::uuid[] AS "photos!"
   FROM photo_lists l JOIN stores s ON s.store_id = l.store_id
   WHERE l.user_id = :user_id OR l.customer_phone = :phone ORDER BY l.created_at DESC, l.list_id`,
)

/** The lists of a person at every shop. */
export const listPhotoListsOf = (sql: Sql, who: { user_id: string | null; phone: string | null }) =>
  sql.rows(LIST_PHOTO_LISTS_OF, who)

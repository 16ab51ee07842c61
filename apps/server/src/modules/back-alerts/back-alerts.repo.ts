import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('back_alerts')

/** It can be bought, as the catalogue says it: on the list, there, and in date. */
const IS_THERE = `p.active AND p.deleted_at IS NULL AND (p.stock_mode <> 'counted' OR p.on_hand > p.reserved)
  AND (p.off_until IS NULL OR p.off_until <= :now) AND (p.expiry_date IS NULL OR p.expiry_date >= :today::date)`

const FIND_WANTED = statement(
  'find_wanted',
  `SELECT (p.active AND p.deleted_at IS NULL) AS "is_sold!", (${IS_THERE}) AS "is_there!" FROM products p
     WHERE p.store_id = :store_id AND p.product_id = :product_id`,
)

/** Whether a product is on the shop's list, and there. */
export const findWanted = (sql: Sql, storeId: string, productId: string, moment: { now: Date; today: string }) =>
  sql.first(FIND_WANTED, { store_id: storeId, product_id: productId, ...moment })

export type NewAlert = {
  store_id: string
  product_id: string
  alert_id: string
  user_id: string | null
  phone: string | null
  language: string
  at: Date
}

const INSERT_ALERT = statement(
  'insert_alert',
  `INSERT INTO back_alerts (store_id, product_id, alert_id, user_id, phone, language, created_at)
     VALUES (:store_id, :product_id, :alert_id, :user_id?, :phone?, :language, :at) ON CONFLICT DO NOTHING`,
)

const DELETE_OLDEST = statement(
  'delete_oldest_alerts',
  `DELETE FROM back_alerts WHERE alert_id IN (
     SELECT alert_id FROM back_alerts WHERE user_id = :user_id OR phone = :phone ORDER BY created_at DESC, alert_id DESC OFFSET :limit)`,
)

/** Saves a wish, once for each person and product; the oldest of too many are dropped. */
export const insertAlert = async (tx: Sql, alert: NewAlert, limit: number): Promise<void> => {
  await tx.run(INSERT_ALERT, alert)
  await tx.run(DELETE_OLDEST, { user_id: alert.user_id, phone: alert.phone, limit })
}

const TAKE_BACK = statement(
  'take_back',
  `WITH back AS (
     SELECT a.store_id, a.product_id, a.alert_id FROM back_alerts a JOIN products p ON p.store_id = a.store_id AND p.product_id = a.product_id
     WHERE ${IS_THERE} ORDER BY a.created_at LIMIT :limit FOR UPDATE OF a SKIP LOCKED
   ), taken AS (
     DELETE FROM back_alerts a USING back b WHERE a.store_id = b.store_id AND a.product_id = b.product_id AND a.alert_id = b.alert_id
     RETURNING a.*
   )
   SELECT t.store_id, t.product_id, t.user_id, t.phone AS guest_phone, t.language, p.name, p.name_hi, p.pack_size, s.name AS store_name,
     u.phone AS account_phone, u.email AS account_email, u.phone_verified_at IS NOT NULL AS "is_phone_proven!",
     u.email_verified_at IS NOT NULL AS "is_email_proven!"
   FROM taken t JOIN products p ON p.store_id = t.store_id AND p.product_id = t.product_id JOIN stores s ON s.store_id = t.store_id
   LEFT JOIN users u ON u.user_id = t.user_id`,
)
export type BackRow = Statements['take_back']['row']

/** Takes the wishes whose product is there again out of the table, oldest first; whoever takes a row tells its person. */
export const takeBack = (tx: Sql, moment: { now: Date; today: string }, limit: number): Promise<BackRow[]> =>
  tx.rows(TAKE_BACK, { ...moment, limit })

const LIST_ALERTS_OF = statement(
  'list_alerts_of',
  `SELECT s.name AS store, p.name AS product, a.language, a.created_at FROM back_alerts a JOIN stores s ON s.store_id = a.store_id
     JOIN products p ON p.store_id = a.store_id AND p.product_id = a.product_id
     WHERE a.user_id = :user_id OR a.phone = :phone ORDER BY a.created_at DESC, a.alert_id`,
)

/** What a person waits for. */
export const listBackAlertsOf = (sql: Sql, who: { user_id: string | null; phone: string | null }) => sql.rows(LIST_ALERTS_OF, who)

const DELETE_ALERTS_OF = statement('delete_alerts_of', 'DELETE FROM back_alerts WHERE user_id = :user_id OR phone = :phone')

/** Forgets what a person waits for. */
export const deleteBackAlertsOf = (tx: Sql, who: { user_id: string | null; phone: string | null }): Promise<number> =>
  tx.run(DELETE_ALERTS_OF, who)

const DELETE_OLD_ALERTS = statement('delete_old_alerts', 'DELETE FROM back_alerts WHERE created_at < :before')

/** Forgets wishes that nobody can mean any more. */
export const deleteOldAlerts = (sql: Sql, before: Date): Promise<number> => sql.run(DELETE_OLD_ALERTS, { before })

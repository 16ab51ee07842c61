import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('notifications')

export type ShopToNotify = { store_id: string; opens: string; told_on: string | null }

const LIST_SHOPS_TO_TELL = statement(
  'list_shops_to_tell',
  `SELECT s.store_id, s.opens, t.told_on::text AS told_on FROM stores s LEFT JOIN expiry_told t USING (store_id)
     WHERE s.store_id IN (SELECT store_id FROM push_subscriptions WHERE store_id IS NOT NULL) AND (t.told_on IS NULL OR t.told_on < :today::date)`,
)

/** Shops with a device to notify that got no expiry notice today. */
export const listShopsToNotify = (sql: Sql, today: string): Promise<ShopToNotify[]> => sql.rows(LIST_SHOPS_TO_TELL, { today })

const NOTE_TOLD_TODAY = statement(
  'note_told_today',
  `INSERT INTO expiry_told (store_id, told_on) VALUES (:store_id, :today::date)
     ON CONFLICT (store_id) DO UPDATE SET told_on = excluded.told_on WHERE expiry_told.told_on < excluded.told_on`,
)

/** Records that a shop gets its expiry notice today. 0: another node was first. */
export const recordNotifiedToday = (tx: Sql, storeId: string, today: string): Promise<number> =>
  tx.run(NOTE_TOLD_TODAY, { store_id: storeId, today })

const LIST_EXPIRY_NEWS = statement(
  'list_expiry_news',
  `SELECT name, name_hi FROM products
     WHERE store_id = :store_id AND expiry_date IS NOT NULL AND deleted_at IS NULL AND active AND on_hand > 0 AND EXISTS (
       SELECT 1 FROM unnest(:marks::int[]) AS mark
       WHERE expiry_date <= :today::date + mark AND (:told_on::date IS NULL OR expiry_date > :told_on::date + mark))
     ORDER BY expiry_date, name`,
)

/** Products in stock that reached one of the marks (days before their last day) since the last notice, most urgent first. */
export const listExpiryNews = (
  tx: Sql,
  storeId: string,
  { today, notifiedOn, marks }: { today: string; notifiedOn: string | null; marks: readonly number[] },
): Promise<{ name: string; name_hi: string | null }[]> =>
  tx.rows(LIST_EXPIRY_NEWS, { store_id: storeId, today, told_on: notifiedOn, marks })

import type { Sql } from '../../platform/db/sql.ts'

export type ShopToTell = { store_id: string; opens: string; told_on: string | null }

/** Shops where a device would be told, and that have heard nothing of dates today. */
export const listShopsToTell = (sql: Sql, today: string): Promise<ShopToTell[]> =>
  sql.query<ShopToTell>(
    `SELECT s.store_id, s.opens, t.told_on::text AS told_on FROM stores s LEFT JOIN expiry_told t USING (store_id)
     WHERE s.store_id IN (SELECT store_id FROM push_subscriptions WHERE store_id IS NOT NULL) AND (t.told_on IS NULL OR t.told_on < $1::date)`,
    [today],
  )

/** Notes that a shop hears of dates today. 0: another node was quicker. */
export const noteToldToday = (tx: Sql, storeId: string, today: string): Promise<number> =>
  tx.execute(
    `INSERT INTO expiry_told (store_id, told_on) VALUES ($1, $2::date)
     ON CONFLICT (store_id) DO UPDATE SET told_on = excluded.told_on WHERE expiry_told.told_on < excluded.told_on`,
    [storeId, today],
  )

/** Goods in the shop that came to one of the marks (days before their last day) since it was told last, the most urgent first. */
export const listExpiryNews = (
  tx: Sql,
  storeId: string,
  { today, toldOn, marks }: { today: string; toldOn: string | null; marks: readonly number[] },
): Promise<{ name: string; name_hi: string | null }[]> =>
  tx.query(
    `SELECT name, name_hi FROM products
     WHERE store_id = $1 AND expiry_date IS NOT NULL AND deleted_at IS NULL AND active AND on_hand > 0 AND EXISTS (
       SELECT 1 FROM unnest($4::int[]) AS mark
       WHERE expiry_date <= $2::date + mark AND ($3::date IS NULL OR expiry_date > $3::date + mark))
     ORDER BY expiry_date, name`,
    [storeId, today, toldOn, marks],
  )

import type { Sql } from '../../platform/db/sql.ts'

type Kept = { sections: Record<string, unknown>; version: number }

/** What a shop has changed, by section; empty before its first change. */
export const findSections = async (sql: Sql, storeId: string): Promise<Kept> => {
  const rows = await sql.query<Kept>('SELECT sections, version FROM shop_preferences WHERE store_id = $1', [storeId])
  return rows[0] ?? { sections: {}, version: 0 }
}

/** Changes of one shop's preferences come one after the other; its opening times stand in the same row. */
export const lockShop = (sql: Sql, storeId: string): Promise<unknown> =>
  sql.query('SELECT store_id FROM stores WHERE store_id = $1 FOR NO KEY UPDATE', [storeId])

/** Replaces whole sections and leaves the others as they are. */
export const putSections = (sql: Sql, storeId: string, sections: Record<string, unknown>, at: Date): Promise<number> =>
  sql.execute(
    `INSERT INTO shop_preferences (store_id, sections, updated_at) VALUES ($1, $2::jsonb, $3)
     ON CONFLICT (store_id) DO UPDATE SET sections = shop_preferences.sections || excluded.sections, version = shop_preferences.version + 1,
       updated_at = excluded.updated_at`,
    [storeId, JSON.stringify(sections), at],
  )

import type { Sql } from '../../platform/db/sql.ts'

/** What a shop has changed, by section; empty before its first change. */
export const findSections = async (sql: Sql, storeId: string): Promise<Record<string, unknown>> => {
  const rows = await sql.query<{ sections: Record<string, unknown> }>(
    'SELECT sections FROM shop_preferences WHERE store_id = $1',
    [storeId],
  )
  return rows[0]?.sections ?? {}
}

/** Replaces whole sections and leaves the others as they are. */
export const putSections = (sql: Sql, storeId: string, sections: Record<string, unknown>, at: Date): Promise<number> =>
  sql.execute(
    `INSERT INTO shop_preferences (store_id, sections, updated_at) VALUES ($1, $2::jsonb, $3)
     ON CONFLICT (store_id) DO UPDATE SET sections = shop_preferences.sections || excluded.sections, updated_at = excluded.updated_at`,
    [storeId, JSON.stringify(sections), at],
  )

import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('preferences')

type StoredSections = { sections: Record<string, unknown>; version: number }

const FIND_SECTIONS = statement('find_sections', 'SELECT sections, version FROM shop_preferences WHERE store_id = :store_id')

/** The changed preferences of a shop by section; empty before the first change. */
export const findSections = async (sql: Sql, storeId: string): Promise<StoredSections> => {
  const row = await sql.first(FIND_SECTIONS, { store_id: storeId })
  return row ?? { sections: {}, version: 0 }
}

const LOCK_SHOP = statement('lock_shop', 'SELECT store_id FROM stores WHERE store_id = :store_id FOR NO KEY UPDATE')

/** Serialises changes of one shop's preferences; its opening times are in the same row. */
export const lockShop = (sql: Sql, storeId: string): Promise<unknown> => sql.rows(LOCK_SHOP, { store_id: storeId })

const PUT_SECTIONS = statement(
  'put_sections',
  `INSERT INTO shop_preferences (store_id, sections, updated_at) VALUES (:store_id, :sections::jsonb, :at)
     ON CONFLICT (store_id) DO UPDATE SET sections = shop_preferences.sections || excluded.sections, version = shop_preferences.version + 1,
       updated_at = excluded.updated_at`,
)

/** Replaces whole sections and keeps the others. */
export const putSections = (sql: Sql, storeId: string, sections: Record<string, unknown>, at: Date): Promise<number> =>
  sql.run(PUT_SECTIONS, { store_id: storeId, sections: JSON.stringify(sections), at })

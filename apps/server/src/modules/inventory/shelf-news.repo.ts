import type { Sql } from '../../platform/db/sql.ts'

/** PostgreSQL channel on which a shop's id says that its shelf was changed. Only a wake-up: whoever shows the shelf reads it again. */
export const SHELVES_CHANNEL = 'jhola_shelves'

/** Tells every node, when the transaction commits. Sales do not: their orders are told anyway. */
export const tellShelfChanged = async (sql: Sql, storeId: string): Promise<void> => {
  await sql.query('SELECT pg_notify($1, $2)', [SHELVES_CHANNEL, storeId])
}

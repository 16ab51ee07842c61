import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('inventory')

/** PostgreSQL channel on which a shop's id says that its shelf was changed. Only a wake-up: whoever shows the shelf reads it again. */
export const INVENTORY_CHANNEL = 'jhola_shelves'

const TELL_SHELF_CHANGED = statement('tell_shelf_changed', 'SELECT pg_notify(:shelves_channel, :store_id)')

/** Tells every node, when the transaction commits. Sales do not: their orders are told anyway. */
export const publishInventoryChanged = async (sql: Sql, storeId: string): Promise<void> => {
  await sql.rows(TELL_SHELF_CHANGED, { shelves_channel: INVENTORY_CHANNEL, store_id: storeId })
}

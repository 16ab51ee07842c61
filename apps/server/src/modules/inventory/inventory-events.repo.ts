import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('inventory')

/** PostgreSQL channel with the ID of a shop whose inventory changed. It carries no data: clients read the inventory again. */
export const INVENTORY_CHANNEL = 'jhola_shelves'

const TELL_SHELF_CHANGED = statement('tell_shelf_changed', 'SELECT pg_notify(:shelves_channel, :store_id)')

/** Notifies all nodes at commit. Sales do not call it: their orders are published anyway. */
export const publishInventoryChanged = async (sql: Sql, storeId: string): Promise<void> => {
  await sql.rows(TELL_SHELF_CHANGED, { shelves_channel: INVENTORY_CHANNEL, store_id: storeId })
}

import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import { type ORDER_COLUMNS, PAST_ORDER_COLUMNS } from './order-columns.sql.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('orders')

type Uses = typeof ORDER_COLUMNS
type PastColumn = { [Column in keyof Uses]: Uses[Column] extends { past: true } ? Column : never }[keyof Uses]

/** A past order as JSON, with exactly the columns that the demo writes. */
export type PastOrder = Readonly<Record<PastColumn, string | number | boolean | null>>

const ROWS_AT_ONCE = 2000
const columns = PAST_ORDER_COLUMNS.filter((column) => column !== 'store_id').join(', ')

const INSERT_PAST_ORDERS = statement(
  'insert_past_orders',
  `INSERT INTO orders (store_id, ${columns}) SELECT :store_id, ${columns} FROM json_populate_recordset(NULL::orders, :orders::json)`,
)

/** Inserts finished orders without effects on stock and counters; for the demo. */
export const insertPastOrders = async (tx: Sql, storeId: string, orders: readonly PastOrder[]): Promise<void> => {
  for (let from = 0; from < orders.length; from += ROWS_AT_ONCE)
    await tx.run(INSERT_PAST_ORDERS, { store_id: storeId, orders: JSON.stringify(orders.slice(from, from + ROWS_AT_ONCE)) })
}

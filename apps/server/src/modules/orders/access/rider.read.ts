import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('orders')

const FIND_RIDER = statement('find_rider', 'SELECT user_id FROM order_riders WHERE store_id = :store_id AND order_id = :order_id')

/** The person to whom an order was given. */
export const findRider = async (sql: Sql, storeId: string, orderId: string): Promise<string | undefined> =>
  (await sql.first(FIND_RIDER, { store_id: storeId, order_id: orderId }))?.user_id

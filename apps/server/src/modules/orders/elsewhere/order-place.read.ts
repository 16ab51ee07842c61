import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('orders')

const FIND_ORDER_PLACE = statement(
  'find_order_place',
  `SELECT o.latitude, o.longitude, s.latitude AS store_latitude, s.longitude AS store_longitude
     FROM orders o JOIN stores s ON s.store_id = o.store_id WHERE o.store_id = :store_id AND o.order_id = :order_id`,
)

/** Where an order should go, as far as its customer marked it on the map, and where its shop is. */
export const findOrderPlace = async (sql: Sql, key: { store_id: string; order_id: string }) =>
  (await sql.rows(FIND_ORDER_PLACE, key))[0]

import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('payments')

/** How many of a shop's last orders say what is usual there. */
const ORDERS_READ = 50

const FIND_USUAL_METHOD = statement(
  'find_usual_method',
  `SELECT payment_method FROM (
       SELECT payment_method FROM orders
         WHERE store_id = :store_id AND channel = 'web' AND status <> 'cancelled' AND NOT practice
         ORDER BY created_at DESC, order_id DESC LIMIT :limit) AS latest
     GROUP BY payment_method ORDER BY count(*) DESC, payment_method LIMIT 1`,
)

/** The payment method that most of a shop's last customers chose; undefined for a shop without orders. */
export const findUsualMethod = async (sql: Sql, storeId: string): Promise<string | undefined> =>
  (await sql.first(FIND_USUAL_METHOD, { store_id: storeId, limit: ORDERS_READ }))?.payment_method

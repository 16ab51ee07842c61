import type { ProviderId } from '@jhola/contract/payments/schema'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('orders')

const FIND_SERVICE_PAYMENT = statement(
  'find_service_payment',
  `SELECT payment_id, provider FROM payments WHERE store_id = :store_id AND order_id = :order_id AND status = 'paid' AND NOT to_give_back
     AND reference IS NOT NULL ORDER BY for_rest, created_at LIMIT 1`,
)

/**
 * The provider payment that paid an order. Payments that are refunded because they were not needed are excluded; direct UPI
 * payments have no provider ID.
 */
export const findServicePayment = async (
  sql: Sql,
  storeId: string,
  orderId: string,
): Promise<{ payment_id: string; provider: ProviderId } | null> => {
  const row = await sql.first(FIND_SERVICE_PAYMENT, { store_id: storeId, order_id: orderId })
  return row ?? null
}

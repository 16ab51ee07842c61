import type { ProviderId } from '@jhola/contract/payments/schema'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from '../statements.sql.ts'

const { statement } = statementsOf<Statements>('orders')

const FIND_SERVICE_PAYMENT = statement(
  'find_service_payment',
  `SELECT payment_id, provider FROM payments WHERE store_id = :store_id AND order_id = :order_id AND status = 'paid' AND NOT to_give_back
     AND reference IS NOT NULL LIMIT 1`,
)

/**
 * The payment whose money an order was paid with, when a service took it. Not one whose money never was the order's and goes back anyway;
 * what went straight to the shop has no name at a service.
 */
export const findServicePayment = async (
  sql: Sql,
  storeId: string,
  orderId: string,
): Promise<{ payment_id: string; provider: ProviderId } | null> => {
  const row = await sql.first(FIND_SERVICE_PAYMENT, { store_id: storeId, order_id: orderId })
  return row ?? null
}

import type { ProviderId } from '@jhola/contract/payments/schema'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('payments')

/** A payment attempt as its customer may see it; money in paise. */
export type OwnPaymentRow = {
  order_id: string
  payment_id: string
  provider: ProviderId
  method: string
  amount_paise: number
  status: string
  failure: string | null
  created_at: Date
}

const LIST_PAYMENTS_OF = statement(
  'list_payments_of',
  `SELECT p.order_id, p.payment_id, p.provider, p.method, p.amount_paise, p.status, p.failure, p.created_at
     FROM orders o JOIN payments p ON p.store_id = o.store_id AND p.order_id = o.order_id
     WHERE o.customer_user_id = :user_id OR (o.customer_phone = :phone AND o.customer_user_id IS NULL)
     ORDER BY p.created_at DESC, p.payment_id DESC`,
)

/** Payment attempts for the orders of an account and of guests with its verified number, newest first. */
export const listPaymentsOf = (
  sql: Sql,
  { user_id, phone }: { user_id: string; phone: string | null },
): Promise<OwnPaymentRow[]> => sql.rows(LIST_PAYMENTS_OF, { user_id, phone })

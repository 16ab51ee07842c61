import type { Sql } from '../../platform/db/sql.ts'

/** An attempt to pay as its own customer may have it; money in paise. */
export type OwnPaymentRow = {
  order_id: string
  payment_id: string
  method: string
  amount_paise: number
  status: string
  failure: string | null
  created_at: Date
}

/** Attempts to pay somebody's orders: the account's, and those of guests under its proven number. The newest first. */
export const listPaymentsOf = (
  sql: Sql,
  { user_id, phone }: { user_id: string; phone: string | null },
): Promise<OwnPaymentRow[]> =>
  sql.query<OwnPaymentRow>(
    `SELECT p.order_id, p.payment_id, p.method, p.amount_paise, p.status, p.failure, p.created_at
     FROM orders o JOIN payments p ON p.store_id = o.store_id AND p.order_id = o.order_id
     WHERE o.customer_user_id = $1 OR (o.customer_phone = $2 AND o.customer_user_id IS NULL)
     ORDER BY p.created_at DESC, p.payment_id DESC`,
    [user_id, phone],
  )

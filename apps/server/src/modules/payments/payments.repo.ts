import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import type { PaymentFailure, PaymentState } from '@jhola/contract/payments/rules'
import type { ProviderId } from '@jhola/contract/payments/schema'
import type { Sql } from '../../platform/db/sql.ts'

/** One attempt to pay an order; money in paise. */
export type PaymentRow = {
  store_id: string
  payment_id: string
  order_id: string
  provider: ProviderId
  method: OrderPaymentMethod
  amount_paise: number
  status: PaymentState
  reference: string | null
  failure: PaymentFailure | null
  /** Its money does not belong to the order. */
  to_give_back: boolean
}

const COLUMNS =
  'p.store_id, p.payment_id, p.order_id, p.provider, p.method, p.amount_paise, p.status, p.reference, p.failure, p.to_give_back'

const first = <T>(rows: T[]): T | undefined => rows[0]

export const findPayment = async (sql: Sql, paymentId: string): Promise<PaymentRow | undefined> =>
  first(await sql.query<PaymentRow>(`SELECT ${COLUMNS} FROM payments p WHERE p.payment_id = $1`, [paymentId]))

/** Locks an attempt for a change of its state. */
export const lockPayment = async (sql: Sql, paymentId: string): Promise<PaymentRow | undefined> =>
  first(await sql.query<PaymentRow>(`SELECT ${COLUMNS} FROM payments p WHERE p.payment_id = $1 FOR UPDATE`, [paymentId]))

export const findByReference = async (sql: Sql, provider: ProviderId, reference: string): Promise<PaymentRow | undefined> =>
  first(
    await sql.query<PaymentRow>(`SELECT ${COLUMNS} FROM payments p WHERE p.provider = $1 AND p.reference = $2`, [
      provider,
      reference,
    ]),
  )

/** The latest attempt to pay an order. */
export const findLatest = async (sql: Sql, storeId: string, orderId: string): Promise<PaymentRow | undefined> =>
  first(
    await sql.query<PaymentRow>(
      `SELECT ${COLUMNS} FROM payments p WHERE p.store_id = $1 AND p.order_id = $2 ORDER BY p.created_at DESC, p.payment_id DESC LIMIT 1`,
      [storeId, orderId],
    ),
  )

/** The service's name of the payment whose money came for an order. */
export const findTransaction = async (sql: Sql, storeId: string, orderId: string): Promise<string | null> => {
  const paid = await sql.query<{ reference: string | null }>(
    `SELECT p.reference FROM payments p WHERE p.store_id = $1 AND p.order_id = $2 AND p.status IN ('paid', 'given_back')
     ORDER BY p.to_give_back, p.changed_at DESC LIMIT 1`,
    [storeId, orderId],
  )
  return first(paid)?.reference ?? null
}

/** Opens an attempt, or gives the one of this way that is open already. */
export const openPayment = async (
  sql: Sql,
  payment: Omit<PaymentRow, 'status' | 'reference' | 'failure' | 'to_give_back'>,
  at: Date,
): Promise<PaymentRow> => {
  await sql.execute(
    `INSERT INTO payments (store_id, payment_id, order_id, provider, method, amount_paise, status, created_at, changed_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'created', $7, $7)
     ON CONFLICT (store_id, order_id, provider, method) WHERE status = 'created' DO NOTHING`,
    [payment.store_id, payment.payment_id, payment.order_id, payment.provider, payment.method, payment.amount_paise, at],
  )
  const rows = await sql.query<PaymentRow>(
    `SELECT ${COLUMNS} FROM payments p
     WHERE p.store_id = $1 AND p.order_id = $2 AND p.provider = $3 AND p.method = $4 AND p.status = 'created' FOR UPDATE`,
    [payment.store_id, payment.order_id, payment.provider, payment.method],
  )
  return rows[0] as PaymentRow
}

export const setReference = (sql: Sql, storeId: string, paymentId: string, reference: string): Promise<number> =>
  sql.execute('UPDATE payments SET reference = $3 WHERE store_id = $1 AND payment_id = $2', [storeId, paymentId, reference])

/** A new state of a locked attempt. `toGiveBack`: its money does not belong to the order. */
export const setPaymentState = (
  sql: Sql,
  { store_id, payment_id }: Pick<PaymentRow, 'store_id' | 'payment_id'>,
  change: { status: PaymentState; failure: PaymentFailure | null; toGiveBack: boolean; at: Date },
): Promise<number> =>
  sql.execute(
    `UPDATE payments SET status = $3, failure = $4, to_give_back = to_give_back OR $5, changed_at = $6
     WHERE store_id = $1 AND payment_id = $2`,
    [store_id, payment_id, change.status, change.failure, change.toGiveBack, change.at],
  )

/** Money that must go back: it came for nothing, or its order was called off. */
export const listToGiveBack = (sql: Sql, judges: readonly ProviderId[], most: number): Promise<PaymentRow[]> =>
  sql.query<PaymentRow>(
    `SELECT ${COLUMNS} FROM payments p WHERE p.status = 'paid' AND p.to_give_back
     UNION
     SELECT ${COLUMNS} FROM orders o JOIN payments p ON p.store_id = o.store_id AND p.order_id = o.order_id AND p.status = 'paid'
     WHERE o.status IN ('cancelled', 'refunded') AND o.payment_status = 'completed' AND p.provider = ANY($1::text[])
     LIMIT $2`,
    [judges, most],
  )

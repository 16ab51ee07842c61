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
  /** The provider's own name of the attempt, and of the money that came for it. */
  reference: string | null
  transaction: string | null
  /** What came; usually what was asked for. */
  received_paise: number | null
  failure: PaymentFailure | null
  /** Its money does not belong to the order. */
  to_give_back: boolean
}

const COLUMNS =
  'p.store_id, p.payment_id, p.order_id, p.provider, p.method, p.amount_paise, p.status, p.reference, p.transaction, p.received_paise, p.failure, p.to_give_back'

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
  const paid = await sql.query<{ name: string | null }>(
    `SELECT coalesce(p.transaction, p.reference) AS name FROM payments p WHERE p.store_id = $1 AND p.order_id = $2 AND p.status IN ('paid', 'given_back')
     ORDER BY p.to_give_back, p.changed_at DESC LIMIT 1`,
    [storeId, orderId],
  )
  return first(paid)?.name ?? null
}

/** Does money lie there that is not what the order costs? */
export const hasHeldMoney = async (sql: Sql, storeId: string, orderId: string): Promise<boolean> => {
  const rows = await sql.query<{ is_there: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM payments WHERE store_id = $1 AND order_id = $2 AND status = 'held') AS is_there`,
    [storeId, orderId],
  )
  return rows[0]?.is_there ?? false
}

/** Opens an attempt, or gives the one of this way that is open already. */
export const openPayment = async (
  sql: Sql,
  payment: Pick<PaymentRow, 'store_id' | 'payment_id' | 'order_id' | 'provider' | 'method' | 'amount_paise'>,
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

/** The provider's name of an attempt; the first one that was given stays. Returns the one that is kept. */
export const setReference = async (sql: Sql, storeId: string, paymentId: string, reference: string): Promise<string> => {
  const kept = await sql.query<{ reference: string }>(
    'UPDATE payments SET reference = coalesce(reference, $3) WHERE store_id = $1 AND payment_id = $2 RETURNING reference',
    [storeId, paymentId, reference],
  )
  return first(kept)?.reference ?? reference
}

/** A new state of a locked attempt. `toGiveBack`: its money does not belong to the order. `received`: what came, and its name. */
export const setPaymentState = (
  sql: Sql,
  { store_id, payment_id }: Pick<PaymentRow, 'store_id' | 'payment_id'>,
  change: {
    status: PaymentState
    failure: PaymentFailure | null
    toGiveBack: boolean
    received?: { amountPaise: number; transaction: string | null }
    at: Date
  },
): Promise<number> =>
  sql.execute(
    `UPDATE payments SET status = $3, failure = $4, to_give_back = to_give_back OR $5, changed_at = $6,
       received_paise = coalesce($7, received_paise), transaction = coalesce($8, transaction)
     WHERE store_id = $1 AND payment_id = $2`,
    [
      store_id,
      payment_id,
      change.status,
      change.failure,
      change.toGiveBack,
      change.at,
      change.received?.amountPaise ?? null,
      change.received?.transaction ?? null,
    ],
  )

/** The attempt that this money came for. */
export const findByTransaction = async (
  sql: Sql,
  provider: ProviderId,
  transaction: string,
): Promise<{ payment_id: string } | undefined> =>
  first(
    await sql.query<{ payment_id: string }>('SELECT payment_id FROM payments WHERE provider = $1 AND transaction = $2', [
      provider,
      transaction,
    ]),
  )

/** Money that came a second time for one attempt: it pays nothing and goes back. Written once, by its own name. */
export const insertExtra = (
  sql: Sql,
  payment: PaymentRow,
  extra: { payment_id: string; amountPaise: number; transaction: string; at: Date },
): Promise<number> =>
  sql.execute(
    `INSERT INTO payments (store_id, payment_id, order_id, provider, method, amount_paise, status, transaction, received_paise,
       to_give_back, created_at, changed_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'paid', $7, $6, true, $8, $8)
     ON CONFLICT (provider, transaction) WHERE transaction IS NOT NULL DO NOTHING`,
    [
      payment.store_id,
      extra.payment_id,
      payment.order_id,
      payment.provider,
      payment.method,
      extra.amountPaise,
      extra.transaction,
      extra.at,
    ],
  )

/** What of a payment's money was not given back by lines before; in paise. */
type LeftOver = { left_paise: number }
const REFUNDED = `(SELECT coalesce(sum(r.amount_paise), 0)::bigint FROM refunds r WHERE r.store_id = p.store_id AND r.order_id = p.order_id)`

/**
 * Money that must go back and does not yet: it came for nothing, or its order was called off; of held money also when its order needs
 * none.
 */
export const listToGiveBack = (sql: Sql, judges: readonly ProviderId[], most: number): Promise<(PaymentRow & LeftOver)[]> =>
  sql.query<PaymentRow & LeftOver>(
    `SELECT p.* FROM (
     SELECT ${COLUMNS}, p.received_paise AS left_paise FROM payments p WHERE p.status = 'paid' AND p.to_give_back
     UNION
     SELECT ${COLUMNS}, p.received_paise - ${REFUNDED} AS left_paise FROM orders o JOIN payments p ON p.store_id = o.store_id AND p.order_id = o.order_id AND p.status = 'paid'
     WHERE o.status IN ('cancelled', 'refunded') AND o.payment_status = 'completed' AND p.provider = ANY($1::text[])
       AND NOT p.to_give_back AND p.received_paise > ${REFUNDED}
     UNION
     SELECT ${COLUMNS}, p.received_paise AS left_paise FROM payments p JOIN orders o ON o.store_id = p.store_id AND o.order_id = p.order_id
     WHERE p.status = 'held' AND (p.to_give_back OR o.payment_status <> 'pending' OR o.status IN ('cancelled', 'refunded'))
   ) p WHERE NOT EXISTS (SELECT 1 FROM money_returns r WHERE r.payment_id = p.payment_id AND r.refund_id IS NULL)
     LIMIT $2`,
    [judges, most],
  )

import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import type { PaymentFailure, PaymentState } from '@jhola/contract/payments/rules'
import type { ProviderId } from '@jhola/contract/payments/schema'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import { refundedOf } from './refunded.sql.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('payments')

/** One attempt to pay an order; money in paise. */
export type PaymentRow = {
  store_id: string
  payment_id: string
  order_id: string
  provider: ProviderId
  method: OrderPaymentMethod
  amount_paise: number
  status: PaymentState
  /** The provider's ID of the attempt, and of the received payment. */
  reference: string | null
  transaction: string | null
  /** The received amount; usually the expected one. */
  received_paise: number | null
  failure: PaymentFailure | null
  /** The money does not belong to the order and must be refunded. */
  to_give_back: boolean
  /** It pays what is owed since packing, not the order. */
  for_rest: boolean
}

const COLUMNS =
  'p.store_id, p.payment_id, p.order_id, p.provider, p.method, p.amount_paise, p.status, p.reference, p.transaction, p.received_paise, p.failure, p.to_give_back, p.for_rest'

const first = <T>(rows: T[]): T | undefined => rows[0]

/** An attempt, and whose it is. */
export type PaymentKey = Pick<PaymentRow, 'store_id' | 'payment_id'>

const FIND_PAYMENT_ANYWHERE = statement(
  'find_payment_anywhere',
  `SELECT ${COLUMNS} FROM payments p WHERE p.payment_id = :payment_id`,
)

/** An attempt that the address of a page names, without its shop. Use `findPayment` where the shop is known. */
export const findPaymentAnywhere = async (sql: Sql, paymentId: string): Promise<PaymentRow | undefined> =>
  first(await sql.rows(FIND_PAYMENT_ANYWHERE, { payment_id: paymentId }))

const FIND_PAYMENT = statement(
  'find_payment',
  `SELECT ${COLUMNS} FROM payments p WHERE p.store_id = :store_id AND p.payment_id = :payment_id`,
)

export const findPayment = async (sql: Sql, { store_id, payment_id }: PaymentKey): Promise<PaymentRow | undefined> =>
  first(await sql.rows(FIND_PAYMENT, { store_id, payment_id }))

const LOCK_PAYMENT = statement(
  'lock_payment',
  `SELECT ${COLUMNS} FROM payments p WHERE p.store_id = :store_id AND p.payment_id = :payment_id FOR UPDATE`,
)

/** Locks an attempt for a change of its state. */
export const lockPayment = async (sql: Sql, { store_id, payment_id }: PaymentKey): Promise<PaymentRow | undefined> =>
  first(await sql.rows(LOCK_PAYMENT, { store_id, payment_id }))

const FIND_BY_REFERENCE = statement(
  'find_by_reference',
  `SELECT ${COLUMNS} FROM payments p WHERE p.provider = :provider AND p.reference = :reference`,
)

export const findByReference = async (sql: Sql, provider: ProviderId, reference: string): Promise<PaymentRow | undefined> =>
  first(await sql.rows(FIND_BY_REFERENCE, { provider, reference }))

const FIND_LATEST = statement(
  'find_latest',
  `SELECT ${COLUMNS} FROM payments p WHERE p.store_id = :store_id AND p.order_id = :order_id ORDER BY p.created_at DESC, p.payment_id DESC LIMIT 1`,
)

/** The latest attempt to pay an order. */
export const findLatest = async (sql: Sql, storeId: string, orderId: string): Promise<PaymentRow | undefined> =>
  first(await sql.rows(FIND_LATEST, { store_id: storeId, order_id: orderId }))

const FIND_TRANSACTION = statement(
  'find_transaction',
  `SELECT coalesce(p.transaction, p.reference) AS name FROM payments p WHERE p.store_id = :store_id AND p.order_id = :order_id AND p.status IN ('paid', 'given_back')
     ORDER BY p.to_give_back, p.changed_at DESC LIMIT 1`,
)

/** The provider's ID of the payment received for an order. */
export const findTransaction = async (sql: Sql, storeId: string, orderId: string): Promise<string | null> => {
  const paid = await sql.rows(FIND_TRANSACTION, { store_id: storeId, order_id: orderId })
  return first(paid)?.name ?? null
}

const HAS_HELD_MONEY = statement(
  'has_held_money',
  `SELECT EXISTS (SELECT 1 FROM payments WHERE store_id = :store_id AND order_id = :order_id AND status = 'held') AS is_there`,
)

/** True when the order has a held payment of a different amount. */
export const hasHeldMoney = async (sql: Sql, storeId: string, orderId: string): Promise<boolean> => {
  const row = await sql.first(HAS_HELD_MONEY, { store_id: storeId, order_id: orderId })
  return row?.is_there ?? false
}

const INSERT_PAYMENT = statement(
  'insert_payment',
  `INSERT INTO payments (store_id, payment_id, order_id, provider, method, amount_paise, for_rest, status, created_at, changed_at)
     VALUES (:store_id, :payment_id, :order_id, :provider, :method, :amount_paise, :for_rest, 'created', :at, :at)
     ON CONFLICT (store_id, order_id, provider, method) WHERE status = 'created' DO NOTHING`,
)

const LOCK_OPEN_PAYMENT = statement(
  'lock_open_payment',
  `SELECT ${COLUMNS} FROM payments p
     WHERE p.store_id = :store_id AND p.order_id = :order_id AND p.provider = :provider AND p.method = :method AND p.status = 'created' FOR UPDATE`,
)

const END_OTHER_ATTEMPTS = statement(
  'end_other_attempts',
  `UPDATE payments SET status = 'failed', failure = 'timed_out', changed_at = :at
     WHERE store_id = :store_id AND order_id = :order_id AND provider = :provider AND method = :method AND status = 'created'
       AND amount_paise <> :amount_paise`,
)

/** Creates an attempt, or returns the open attempt with this method and amount. */
export const openPayment = async (
  sql: Sql,
  payment: Pick<PaymentRow, 'store_id' | 'payment_id' | 'order_id' | 'provider' | 'method' | 'amount_paise' | 'for_rest'>,
  at: Date,
): Promise<PaymentRow> => {
  // The order cost another amount when an open attempt was begun. Its payment still counts, should it come.
  await sql.run(END_OTHER_ATTEMPTS, {
    ...{ store_id: payment.store_id, order_id: payment.order_id, provider: payment.provider, method: payment.method },
    ...{ amount_paise: payment.amount_paise, at },
  })
  await sql.run(INSERT_PAYMENT, {
    store_id: payment.store_id,
    payment_id: payment.payment_id,
    order_id: payment.order_id,
    provider: payment.provider,
    method: payment.method,
    amount_paise: payment.amount_paise,
    for_rest: payment.for_rest,
    at,
  })
  const row = await sql.first(LOCK_OPEN_PAYMENT, {
    store_id: payment.store_id,
    order_id: payment.order_id,
    provider: payment.provider,
    method: payment.method,
  })
  return row as PaymentRow
}

const SET_REFERENCE = statement(
  'set_reference',
  'UPDATE payments SET reference = coalesce(reference, :reference) WHERE store_id = :store_id AND payment_id = :payment_id RETURNING reference',
)

/** Sets the provider's ID of an attempt unless it is set. Returns the stored one. */
export const setReference = async (sql: Sql, storeId: string, paymentId: string, reference: string): Promise<string> => {
  const kept = await sql.rows(SET_REFERENCE, { store_id: storeId, payment_id: paymentId, reference })
  return first(kept)?.reference ?? reference
}

const SET_PAYMENT_STATE = statement(
  'set_payment_state',
  `UPDATE payments SET status = :status, failure = :failure, to_give_back = to_give_back OR :to_give_back, changed_at = :at,
       received_paise = coalesce(:amount_paise?, received_paise), transaction = coalesce(:transaction?, transaction)
     WHERE store_id = :store_id AND payment_id = :payment_id`,
)

/**
 * Sets a new state of a locked attempt. `toRefund`: its money does not belong to the order. `received`: the amount and the
 * provider's ID of the payment.
 */
export const setPaymentState = (
  sql: Sql,
  { store_id, payment_id }: PaymentKey,
  change: {
    status: PaymentState
    failure: PaymentFailure | null
    toRefund: boolean
    received?: { amountPaise: number; transaction: string | null }
    at: Date
  },
): Promise<number> =>
  sql.run(SET_PAYMENT_STATE, {
    store_id,
    payment_id,
    status: change.status,
    failure: change.failure,
    to_give_back: change.toRefund,
    at: change.at,
    amount_paise: change.received?.amountPaise ?? null,
    transaction: change.received?.transaction ?? null,
  })

const FIND_BY_TRANSACTION = statement(
  'find_by_transaction',
  'SELECT payment_id FROM payments WHERE provider = :provider AND transaction = :transaction',
)

/** The attempt with this provider payment. */
export const findByTransaction = async (
  sql: Sql,
  provider: ProviderId,
  transaction: string,
): Promise<{ payment_id: string } | undefined> => first(await sql.rows(FIND_BY_TRANSACTION, { provider, transaction }))

const INSERT_EXTRA = statement(
  'insert_extra',
  `INSERT INTO payments (store_id, payment_id, order_id, provider, method, amount_paise, status, transaction, received_paise,
       to_give_back, created_at, changed_at)
     VALUES (:store_id, :payment_id, :order_id, :provider, :method, :amount_paise, 'paid', :transaction, :amount_paise, true, :at, :at)
     ON CONFLICT (provider, transaction) WHERE transaction IS NOT NULL DO NOTHING`,
)

/** Inserts a duplicate payment of an attempt: it pays nothing and is refunded. Written once for each provider payment. */
export const insertDuplicatePayment = (
  sql: Sql,
  payment: PaymentRow,
  extra: { payment_id: string; amountPaise: number; transaction: string; at: Date },
): Promise<number> =>
  sql.run(INSERT_EXTRA, {
    store_id: payment.store_id,
    payment_id: extra.payment_id,
    order_id: payment.order_id,
    provider: payment.provider,
    method: payment.method,
    amount_paise: extra.amountPaise,
    transaction: extra.transaction,
    at: extra.at,
  })

const REFUNDED = refundedOf('p.store_id')

/** The amount of a payment that is not refunded by lines yet; in paise. */
type Refundable = { left_paise: number }

const LIST_SERVICE_SOURCES = statement(
  'list_service_sources',
  `SELECT p.payment_id, p.provider, p.received_paise - ${REFUNDED} AS "left_paise!" FROM payments p
     WHERE p.store_id = :store_id AND p.order_id = :order_id AND p.status = 'paid' AND NOT p.to_give_back AND p.reference IS NOT NULL
     ORDER BY p.for_rest, p.created_at, p.payment_id`,
)

/** Payments of an order that services hold, with what they still have of them; the first payment first. */
export const listServiceSources = (tx: Sql, storeId: string, orderId: string) =>
  tx.rows(LIST_SERVICE_SOURCES, { store_id: storeId, order_id: orderId })

const LIST_TO_GIVE_BACK = statement(
  'list_to_give_back',
  `SELECT p.* FROM (
     SELECT ${COLUMNS}, p.received_paise AS "left_paise!" FROM payments p WHERE p.status = 'paid' AND p.to_give_back
     UNION
     SELECT ${COLUMNS}, p.received_paise - ${REFUNDED} AS "left_paise!" FROM orders o JOIN payments p ON p.store_id = o.store_id AND p.order_id = o.order_id AND p.status = 'paid'
     WHERE o.status IN ('cancelled', 'refunded') AND o.payment_status = 'completed' AND p.provider = ANY(:authoritative::text[])
       AND NOT p.to_give_back AND p.received_paise > ${REFUNDED}
     UNION
     SELECT ${COLUMNS}, p.received_paise AS "left_paise!" FROM payments p JOIN orders o ON o.store_id = p.store_id AND o.order_id = p.order_id
     WHERE p.status = 'held' AND (p.to_give_back OR o.payment_status <> 'pending' OR o.status IN ('cancelled', 'refunded'))
   ) p WHERE NOT EXISTS (SELECT 1 FROM money_returns r WHERE r.store_id = p.store_id AND r.payment_id = p.payment_id AND r.refund_id IS NULL)
     LIMIT :limit`,
)

/**
 * Payments that must be refunded and have no refund payout yet: they were not needed, or their order was cancelled. Held payments
 * are included when their order needs none.
 */
export const listPaymentsToRefund = (
  sql: Sql,
  authoritative: readonly ProviderId[],
  limit: number,
): Promise<(PaymentRow & Refundable)[]> => sql.rows(LIST_TO_GIVE_BACK, { authoritative, limit })

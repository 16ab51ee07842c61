import type { PaymentStatus } from '@jhola/contract/orders/schema'
import type { OrderStatus } from '@jhola/contract/orders/statuses'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('payments')

/** An order to be paid to the shop's own UPI ID. */
export type MatchedOrderRow = {
  order_id: string
  order_no: number
  customer_name: string
  total_paise: number
  paid_paise: number | null
  given_back_paise: number
  status: OrderStatus
  payment_status: PaymentStatus
  created_at: Date
  payment_claimed_at: Date | null
  claimed_utr: string | null
}

const COLUMNS = `o.order_id, o.order_no, o.customer_name, o.total_paise, o.paid_paise, o.given_back_paise, o.status, o.payment_status, o.created_at, o.payment_claimed_at,
  c.utr AS claimed_utr`
const ORDERS = 'orders o LEFT JOIN upi_claims c ON c.store_id = o.store_id AND c.order_id = o.order_id'

/** UPI orders, and orders entered by the shop, which shows its QR code at the counter for them. */
const IS_ASKED = `o.store_id = :store_id AND NOT o.practice AND (o.payment_method = 'upi' OR o.accept_by IS NULL)
  AND EXISTS (SELECT 1 FROM stores s WHERE s.store_id = o.store_id AND s.upi_vpa IS NOT NULL)`

const LIST_ASKED = statement(
  'list_asked',
  `SELECT ${COLUMNS} FROM ${ORDERS} WHERE ${IS_ASKED} AND o.created_at >= :since ORDER BY o.created_at DESC, o.order_id DESC LIMIT :limit`,
)

/** Orders since then, newest first. */
export const listOrdersToMatch = (sql: Sql, storeId: string, since: Date, limit: number): Promise<MatchedOrderRow[]> =>
  sql.rows(LIST_ASKED, { store_id: storeId, since, limit })

const LOCK_ASKED = statement(
  'lock_asked',
  `SELECT ${COLUMNS} FROM ${ORDERS} WHERE ${IS_ASKED} AND o.order_id = :order_id FOR UPDATE OF o`,
)

/** Locks one of these orders to record its payment. */
export const lockOrderToMatch = async (sql: Sql, storeId: string, orderId: string): Promise<MatchedOrderRow | undefined> =>
  (await sql.rows(LOCK_ASKED, { store_id: storeId, order_id: orderId }))[0]

const LIST_USED_UTRS = statement(
  'list_used_utrs',
  `SELECT utr FROM upi_matches WHERE utr = ANY(:utrs::text[])
     UNION SELECT transaction FROM payments WHERE provider = 'upi_direct' AND transaction = ANY(:utrs::text[])`,
)

/** Which of these transfers have already paid something. */
export const listUsedUtrs = async (sql: Sql, utrs: readonly string[]): Promise<Set<string>> => {
  const rows = await sql.rows(LIST_USED_UTRS, { utrs })
  return new Set(rows.map(({ utr }) => utr))
}

export type NewMatch = {
  utr: string
  store_id: string
  order_id: string
  payment_id: string
  amount_paise: number
  credited_at: Date | null
  is_sure: boolean
  actor_id: string
  at: Date
}

const INSERT_MATCH = statement(
  'insert_match',
  `INSERT INTO upi_matches (utr, store_id, order_id, payment_id, amount_paise, credited_at, is_sure, actor_id, matched_at)
     VALUES (:utr, :store_id, :order_id, :payment_id, :amount_paise, :credited_at, :is_sure, :actor_id, :at) ON CONFLICT (utr) DO NOTHING`,
)

/** Records that a transfer pays this order. Returns 0 when it already paid something; a concurrent insert waits for the first. */
export const insertMatch = (sql: Sql, match: NewMatch): Promise<number> =>
  sql.run(INSERT_MATCH, {
    utr: match.utr,
    store_id: match.store_id,
    order_id: match.order_id,
    payment_id: match.payment_id,
    amount_paise: match.amount_paise,
    credited_at: match.credited_at,
    is_sure: match.is_sure,
    actor_id: match.actor_id,
    at: match.at,
  })

const FIND_MATCHED = statement('find_matched', 'SELECT store_id, order_id FROM upi_matches WHERE utr = :utr')

/** The order that a transfer paid. */
export const findMatched = async (sql: Sql, utr: string): Promise<{ store_id: string; order_id: string } | undefined> =>
  (await sql.rows(FIND_MATCHED, { utr }))[0]

const SET_ASKED_AMOUNT = statement(
  'set_asked_amount',
  `UPDATE payments SET amount_paise = :amount_paise WHERE store_id = :store_id AND payment_id = :payment_id AND status = 'created'`,
)

/** Sets the expected amount of the open attempt to the order's current amount. */
export const setExpectedAmount = (sql: Sql, storeId: string, paymentId: string, amountPaise: number): Promise<number> =>
  sql.run(SET_ASKED_AMOUNT, { store_id: storeId, payment_id: paymentId, amount_paise: amountPaise })

const SET_CLAIMED_UTR = statement(
  'set_claimed_utr',
  `INSERT INTO upi_claims (store_id, order_id, utr, claimed_at) VALUES (:store_id, :order_id, :utr, :at)
     ON CONFLICT (store_id, order_id) DO UPDATE SET utr = excluded.utr, claimed_at = excluded.claimed_at`,
)

/** Stores the UTR that the customer claims; the last one counts. Throws a unique violation when another order has it. */
export const setClaimedUtr = (sql: Sql, claim: { store_id: string; order_id: string; utr: string; at: Date }): Promise<number> =>
  sql.run(SET_CLAIMED_UTR, { store_id: claim.store_id, order_id: claim.order_id, utr: claim.utr, at: claim.at })

const FIND_CLAIMED_UTR = statement(
  'find_claimed_utr',
  'SELECT utr FROM upi_claims WHERE store_id = :store_id AND order_id = :order_id',
)

export const findClaimedUtr = async (sql: Sql, storeId: string, orderId: string): Promise<string | null> =>
  (await sql.rows(FIND_CLAIMED_UTR, { store_id: storeId, order_id: orderId }))[0]?.utr ?? null

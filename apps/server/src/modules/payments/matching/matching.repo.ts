import type { PaymentStatus } from '@jhola/contract/orders/schema'
import type { OrderStatus } from '@jhola/contract/orders/statuses'
import type { Sql } from '../../../platform/db/sql.ts'

/** An order that was asked to be paid to the shop's own UPI address. */
export type AskedRow = {
  order_id: string
  order_no: number
  customer_name: string
  total_paise: number
  status: OrderStatus
  payment_status: PaymentStatus
  created_at: Date
  payment_claimed_at: Date | null
  claimed_utr: string | null
}

const COLUMNS = `o.order_id, o.order_no, o.customer_name, o.total_paise, o.status, o.payment_status, o.created_at, o.payment_claimed_at,
  c.utr AS claimed_utr`
const ORDERS = 'orders o LEFT JOIN upi_claims c ON c.store_id = o.store_id AND c.order_id = o.order_id'

/** By UPI, or typed in by the shop, which shows its code at the counter for those. */
const IS_ASKED = `o.store_id = $1 AND NOT o.practice AND (o.payment_method = 'upi' OR o.accept_by IS NULL)
  AND EXISTS (SELECT 1 FROM stores s WHERE s.store_id = o.store_id AND s.upi_vpa IS NOT NULL)`

/** Orders since then, the newest first. */
export const listAsked = (sql: Sql, storeId: string, since: Date, most: number): Promise<AskedRow[]> =>
  sql.query<AskedRow>(
    `SELECT ${COLUMNS} FROM ${ORDERS} WHERE ${IS_ASKED} AND o.created_at >= $2 ORDER BY o.created_at DESC, o.order_id DESC LIMIT $3`,
    [storeId, since, most],
  )

/** Locks one of them for its money. */
export const lockAsked = async (sql: Sql, storeId: string, orderId: string): Promise<AskedRow | undefined> =>
  (
    await sql.query<AskedRow>(`SELECT ${COLUMNS} FROM ${ORDERS} WHERE ${IS_ASKED} AND o.order_id = $2 FOR UPDATE OF o`, [
      storeId,
      orderId,
    ])
  )[0]

/** Which of these transfers paid something before. */
export const listUsedUtrs = async (sql: Sql, utrs: readonly string[]): Promise<Set<string>> => {
  const rows = await sql.query<{ utr: string }>(
    `SELECT utr FROM upi_matches WHERE utr = ANY($1::text[])
     UNION SELECT transaction FROM payments WHERE provider = 'upi_direct' AND transaction = ANY($1::text[])`,
    [utrs],
  )
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

/** A transfer pays this order. 0 when it paid something before; a twin at the same moment waits for the first. */
export const insertMatch = (sql: Sql, match: NewMatch): Promise<number> =>
  sql.execute(
    `INSERT INTO upi_matches (utr, store_id, order_id, payment_id, amount_paise, credited_at, is_sure, actor_id, matched_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (utr) DO NOTHING`,
    [
      match.utr,
      match.store_id,
      match.order_id,
      match.payment_id,
      match.amount_paise,
      match.credited_at,
      match.is_sure,
      match.actor_id,
      match.at,
    ],
  )

/** What a transfer paid. */
export const findMatched = async (sql: Sql, utr: string): Promise<{ store_id: string; order_id: string } | undefined> =>
  (await sql.query<{ store_id: string; order_id: string }>('SELECT store_id, order_id FROM upi_matches WHERE utr = $1', [utr]))[0]

/** The open attempt asks for what the order costs by now. */
export const setAskedAmount = (sql: Sql, storeId: string, paymentId: string, amountPaise: number): Promise<number> =>
  sql.execute(`UPDATE payments SET amount_paise = $3 WHERE store_id = $1 AND payment_id = $2 AND status = 'created'`, [
    storeId,
    paymentId,
    amountPaise,
  ])

/** What the customer says their transfer is called; the last word counts. Throws a unique violation when another order has it. */
export const setClaimedUtr = (sql: Sql, claim: { store_id: string; order_id: string; utr: string; at: Date }): Promise<number> =>
  sql.execute(
    `INSERT INTO upi_claims (store_id, order_id, utr, claimed_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (store_id, order_id) DO UPDATE SET utr = excluded.utr, claimed_at = excluded.claimed_at`,
    [claim.store_id, claim.order_id, claim.utr, claim.at],
  )

export const findClaimedUtr = async (sql: Sql, storeId: string, orderId: string): Promise<string | null> =>
  (await sql.query<{ utr: string }>('SELECT utr FROM upi_claims WHERE store_id = $1 AND order_id = $2', [storeId, orderId]))[0]
    ?.utr ?? null

import type { RefundBearer, RefundDestination, RefundReason, RefundState } from '@jhola/contract/payments/refunds'
import type { Sql } from '../../platform/db/sql.ts'

/** Money that goes back; in paise. */
export type RefundRow = {
  store_id: string
  refund_id: string
  order_id: string
  payment_id: string | null
  destination: RefundDestination
  status: RefundState
  amount_paise: number
  goods_paise: number
  tax_paise: number
  fees_paise: number
  reason: RefundReason
  note: string | null
  borne_by: RefundBearer
  created_at: Date
  done_at: Date | null
}

/** Quantity in base units. */
export type RefundLineRow = { refund_id: string; line_no: number; quantity: number }

const COLUMNS = `store_id, refund_id, order_id, payment_id, destination, status, amount_paise, goods_paise, tax_paise, fees_paise, reason, note,
  borne_by, created_at, done_at`

export type NewRefund = RefundRow & { lines: ReadonlyMap<number, number>; actor: { user_id: string | null; label: string } }

/** Writes a refund with its lines, in one statement. */
export const insertRefund = (sql: Sql, refund: NewRefund): Promise<number> =>
  sql.execute(
    `WITH refund AS (
       INSERT INTO refunds (${COLUMNS}, actor_id, actor_label, next_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $14)
     )
     INSERT INTO refund_lines (store_id, refund_id, line_no, quantity)
     SELECT $1, $2, l.line_no, l.quantity FROM unnest($18::smallint[], $19::bigint[]) AS l(line_no, quantity)`,
    [
      refund.store_id,
      refund.refund_id,
      refund.order_id,
      refund.payment_id,
      refund.destination,
      refund.status,
      refund.amount_paise,
      refund.goods_paise,
      refund.tax_paise,
      refund.fees_paise,
      refund.reason,
      refund.note,
      refund.borne_by,
      refund.created_at,
      refund.done_at,
      refund.actor.user_id,
      refund.actor.label,
      [...refund.lines.keys()],
      [...refund.lines.values()],
    ],
  )

export const listRefunds = (sql: Sql, storeId: string, orderId: string): Promise<RefundRow[]> =>
  sql.query<RefundRow>(`SELECT ${COLUMNS} FROM refunds WHERE store_id = $1 AND order_id = $2 ORDER BY created_at, refund_id`, [
    storeId,
    orderId,
  ])

export const listRefundLines = (sql: Sql, storeId: string, orderId: string): Promise<RefundLineRow[]> =>
  sql.query<RefundLineRow>(
    `SELECT l.refund_id, l.line_no, l.quantity FROM refunds r
     JOIN refund_lines l ON l.store_id = r.store_id AND l.refund_id = r.refund_id
     WHERE r.store_id = $1 AND r.order_id = $2 ORDER BY l.line_no`,
    [storeId, orderId],
  )

/** The payment whose money an order was paid with, when a service took it. */
export const findServicePayment = async (sql: Sql, storeId: string, orderId: string): Promise<string | null> => {
  const rows = await sql.query<{ payment_id: string }>(
    `SELECT payment_id FROM payments WHERE store_id = $1 AND order_id = $2 AND status = 'paid' AND NOT to_give_back
     AND reference IS NOT NULL LIMIT 1`,
    [storeId, orderId],
  )
  return rows[0]?.payment_id ?? null
}

/** Refunds that a service has still to carry out. */
export const listWaitingRefunds = (sql: Sql, now: Date, most: number): Promise<(RefundRow & { tries: number })[]> =>
  sql.query(`SELECT ${COLUMNS}, tries FROM refunds WHERE status = 'pending' AND next_at <= $1 ORDER BY next_at LIMIT $2`, [
    now,
    most,
  ])

/** How a try ended: done, given up, or tried again at a time. */
export const noteRefundTry = (
  sql: Sql,
  { store_id, refund_id }: Pick<RefundRow, 'store_id' | 'refund_id'>,
  { status, nextAt, at }: { status: RefundState; nextAt: Date; at: Date },
): Promise<number> =>
  sql.execute(
    `UPDATE refunds SET status = $3, next_at = $4, tries = tries + 1, done_at = CASE WHEN $3 = 'done' THEN $5::timestamptz END
     WHERE store_id = $1 AND refund_id = $2 AND status = 'pending'`,
    [store_id, refund_id, status, nextAt, at],
  )

/** What of an order's money has not come back yet, of what should. */
export const countOpenRefunds = async (sql: Sql, storeId: string, orderId: string): Promise<number> => {
  const rows = await sql.query<{ open: number }>(
    `SELECT count(*)::int AS open FROM refunds WHERE store_id = $1 AND order_id = $2 AND status <> 'done'`,
    [storeId, orderId],
  )
  return rows[0]?.open ?? 0
}

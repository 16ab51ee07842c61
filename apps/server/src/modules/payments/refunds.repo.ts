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
       INSERT INTO refunds (${COLUMNS}, actor_id, actor_label)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
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

/** A refund stands as its returns do: back when one of them is, else as the latest says. Does nothing once it is back. */
export const setRefundByReturns = (sql: Sql, storeId: string, refundId: string, at: Date): Promise<number> =>
  sql.execute(
    `UPDATE refunds f SET status = r.status, done_at = CASE WHEN r.status = 'done' THEN $3::timestamptz END,
       destination = CASE WHEN r.by_hand THEN 'cash' ELSE f.destination END
     FROM (SELECT status, by_hand FROM money_returns WHERE refund_id = $2 AND store_id = $1 ORDER BY status = 'done' DESC, round DESC LIMIT 1) r
     WHERE f.store_id = $1 AND f.refund_id = $2 AND f.status <> 'done'`,
    [storeId, refundId, at],
  )

/**
 * Is all the money of an order back that should be? No refund of it is open, and what they leave the payment service has returned: a called-off
 * order's rest goes back by itself, and may come after its refunds by lines.
 */
export const isAllBack = async (sql: Sql, storeId: string, orderId: string): Promise<boolean> => {
  const rows = await sql.query<{ is_back: boolean }>(
    `SELECT NOT EXISTS (SELECT 1 FROM refunds WHERE store_id = $1 AND order_id = $2 AND status <> 'done')
       AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.store_id = $1 AND p.order_id = $2 AND p.status = 'paid' AND NOT p.to_give_back
         AND p.reference IS NOT NULL AND p.received_paise > (SELECT coalesce(sum(r.amount_paise), 0) FROM refunds r
           WHERE r.store_id = $1 AND r.order_id = $2)) AS is_back`,
    [storeId, orderId],
  )
  return rows[0]?.is_back ?? false
}

/** What of an order's money has not come back yet, of what should. */
export const countOpenRefunds = async (sql: Sql, storeId: string, orderId: string): Promise<number> => {
  const rows = await sql.query<{ open: number }>(
    `SELECT count(*)::int AS open FROM refunds WHERE store_id = $1 AND order_id = $2 AND status <> 'done'`,
    [storeId, orderId],
  )
  return rows[0]?.open ?? 0
}

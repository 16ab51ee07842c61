import type { RecordedRefundReason, RefundBearer, RefundDestination, RefundState } from '@jhola/contract/payments/refunds/refunds'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import { refundedOf } from '../refunded.sql.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('payments')

/** A refund; in paise. */
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
  reason: RecordedRefundReason
  note: string | null
  borne_by: RefundBearer
  created_at: Date
  done_at: Date | null
  /** Money that the first payment does not hold. */
  of_rest: boolean
}

/** Quantity in base units. */
export type RefundLineRow = { refund_id: string; line_no: number; quantity: number }

const COLUMNS = `store_id, refund_id, order_id, payment_id, destination, status, amount_paise, goods_paise, tax_paise, fees_paise, reason, note,
  borne_by, created_at, done_at, of_rest`

export type NewRefund = RefundRow & { lines: ReadonlyMap<number, number>; actor: { user_id: string | null; label: string } }

const INSERT_REFUND = statement(
  'insert_refund',
  `WITH refund AS (
       INSERT INTO refunds (${COLUMNS}, actor_id, actor_label)
       VALUES (:store_id, :refund_id, :order_id, :payment_id, :destination, :status, :amount_paise, :goods_paise, :tax_paise, :fees_paise, :reason, :note, :borne_by, :created_at, :done_at, :of_rest, :user_id, :label)
     )
     INSERT INTO refund_lines (store_id, refund_id, line_no, quantity)
     SELECT :store_id, :refund_id, l.line_no, l.quantity FROM unnest(:line_nos::smallint[], :quantities::bigint[]) AS l(line_no, quantity)`,
)

/** Inserts a refund with its lines, in one statement. */
export const insertRefund = (sql: Sql, refund: NewRefund): Promise<number> =>
  sql.run(INSERT_REFUND, {
    store_id: refund.store_id,
    refund_id: refund.refund_id,
    order_id: refund.order_id,
    payment_id: refund.payment_id,
    destination: refund.destination,
    status: refund.status,
    amount_paise: refund.amount_paise,
    goods_paise: refund.goods_paise,
    tax_paise: refund.tax_paise,
    fees_paise: refund.fees_paise,
    reason: refund.reason,
    note: refund.note,
    borne_by: refund.borne_by,
    created_at: refund.created_at,
    done_at: refund.done_at,
    of_rest: refund.of_rest,
    user_id: refund.actor.user_id,
    label: refund.actor.label,
    line_nos: [...refund.lines.keys()],
    quantities: [...refund.lines.values()],
  })

const LIST_REFUNDS = statement(
  'list_refunds',
  `SELECT ${COLUMNS} FROM refunds WHERE store_id = :store_id AND order_id = :order_id ORDER BY created_at, refund_id`,
)

export const listRefunds = (sql: Sql, storeId: string, orderId: string): Promise<RefundRow[]> =>
  sql.rows(LIST_REFUNDS, { store_id: storeId, order_id: orderId })

const LIST_REFUND_LINES = statement(
  'list_refund_lines',
  `SELECT l.refund_id, l.line_no, l.quantity FROM refunds r
     JOIN refund_lines l ON l.store_id = r.store_id AND l.refund_id = r.refund_id
     WHERE r.store_id = :store_id AND r.order_id = :order_id ORDER BY l.line_no`,
)

export const listRefundLines = (sql: Sql, storeId: string, orderId: string): Promise<RefundLineRow[]> =>
  sql.rows(LIST_REFUND_LINES, { store_id: storeId, order_id: orderId })

const SET_REFUND_BY_RETURNS = statement(
  'set_refund_by_returns',
  `UPDATE refunds f SET status = r.status, done_at = CASE WHEN r.status = 'done' THEN :at::timestamptz END,
       destination = CASE WHEN r.by_hand THEN 'cash' ELSE f.destination END
     FROM (SELECT status, by_hand FROM money_returns WHERE refund_id = :refund_id AND store_id = :store_id ORDER BY status = 'done' DESC, round DESC LIMIT 1) r
     WHERE f.store_id = :store_id AND f.refund_id = :refund_id AND f.status <> 'done'`,
)

/**
 * Sets a refund's state from its payouts: completed when one of them is, else the state of the latest. Does nothing once it is
 * completed.
 */
export const setRefundByPayouts = (sql: Sql, storeId: string, refundId: string, at: Date): Promise<number> =>
  sql.run(SET_REFUND_BY_RETURNS, { store_id: storeId, refund_id: refundId, at })

const IS_ALL_BACK = statement(
  'is_all_back',
  `SELECT NOT EXISTS (SELECT 1 FROM refunds WHERE store_id = :store_id AND order_id = :order_id AND status <> 'done')
       AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.store_id = :store_id AND p.order_id = :order_id AND p.status = 'paid' AND NOT p.to_give_back
         AND p.reference IS NOT NULL AND p.received_paise > ${refundedOf('p.store_id')}) AS is_back`,
)

/**
 * True when the order is fully refunded: no refund of it is open, and the payment service has refunded the rest. The rest of a
 * cancelled order is refunded automatically, possibly after its refunds by lines.
 */
export const isFullyRefunded = async (sql: Sql, storeId: string, orderId: string): Promise<boolean> => {
  const row = await sql.first(IS_ALL_BACK, { store_id: storeId, order_id: orderId })
  return row?.is_back ?? false
}

const COUNT_OPEN_REFUNDS = statement(
  'count_open_refunds',
  `SELECT count(*)::int AS open FROM refunds WHERE store_id = :store_id AND order_id = :order_id AND status <> 'done'`,
)

/** The number of refunds of an order that are not completed. */
export const countOpenRefunds = async (sql: Sql, storeId: string, orderId: string): Promise<number> => {
  const row = await sql.first(COUNT_OPEN_REFUNDS, { store_id: storeId, order_id: orderId })
  return row?.open ?? 0
}

const FIND_HAND_RETURN = statement(
  'find_hand_return',
  'SELECT order_id FROM refunds WHERE store_id = :store_id AND refund_id = :refund_id AND payment_id IS NULL',
)

/** A return that goes by the shop's hands, due or done; `undefined` when the shop has none with this ID. */
export const findHandReturn = (sql: Sql, storeId: string, refundId: string) =>
  sql.first(FIND_HAND_RETURN, { store_id: storeId, refund_id: refundId })

const END_HAND_RETURN = statement(
  'end_hand_return',
  `UPDATE refunds SET status = 'done', done_at = :at, destination = :destination
     WHERE store_id = :store_id AND refund_id = :refund_id AND payment_id IS NULL AND status = 'pending'`,
)

/** Ends a due return by hand. Returns 0 when it was done already. */
export const endHandReturn = (
  sql: Sql,
  storeId: string,
  { refundId, destination, at }: { refundId: string; destination: RefundDestination; at: Date },
): Promise<number> => sql.run(END_HAND_RETURN, { store_id: storeId, refund_id: refundId, destination, at })

import type { MissingChoice } from '@jhola/contract/orders/missing-choice'
import type { OwnChangeBefore } from '@jhola/contract/orders/own-change/own-change-before'
import type { LineChange } from '@jhola/contract/orders/packing/apply-line-changes'
import type { AskedPacking, BillRow } from '@jhola/contract/orders/packing/asked-packing'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { OrderActor } from '../order-to-insert.sql.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('orders')

/** One order of a shop. */
export type OrderRef = { storeId: string; orderId: string }

const LINE_COLUMNS = `line_no, product_id, product_name, product_name_hi, image, unit, pack_size, unit_size, quantity, unit_price_paise,
  total_paise, gst_rate_percent, tax_paise, hsn, if_missing, counted`

const LIST_GIVEN_LINES = statement(
  'list_given_lines',
  `SELECT ${LINE_COLUMNS}, replaces, change FROM order_items WHERE store_id = :store_id AND order_id = :order_id ORDER BY line_no`,
)
const LIST_ORDERED_LINES = statement(
  'list_ordered_lines',
  `SELECT ${LINE_COLUMNS} FROM ordered_items WHERE store_id = :store_id AND order_id = :order_id ORDER BY line_no`,
)

/** A line that is given, with everything that is stored of it. */
export type GivenRow = Statements['list_given_lines']['row']
/** A line as it was ordered. */
export type OrderedRow = Statements['list_ordered_lines']['row']

/** The lines that are given now, and those that were ordered; the same while nothing was changed. */
export const listLines = async (
  tx: Sql,
  { storeId, orderId }: OrderRef,
): Promise<{ given: GivenRow[]; ordered: OrderedRow[] }> => {
  const of = { store_id: storeId, order_id: orderId }
  const given = await tx.rows(LIST_GIVEN_LINES, of)
  const ordered = await tx.rows(LIST_ORDERED_LINES, of)
  return { given, ordered: ordered.length > 0 ? ordered : given }
}

const FIND_PACKING_TERMS = statement(
  'find_packing_terms',
  `SELECT o.tax_mode, o.rounds_total, o.delivery_type, o.delivery_slot, o.discount_paise, o.delivery_fee_paise, o.express_fee_paise, o.if_missing, o.accept_by,
     coalesce(k.delivery_fee_paise, o.delivery_fee_paise) AS "ordered_fee_paise!", coalesce(k.change_no, 0) AS "change_no!"
   FROM orders o LEFT JOIN order_packings k ON k.store_id = o.store_id AND k.order_id = o.order_id
   WHERE o.store_id = :store_id AND o.order_id = :order_id`,
)

/** What of an order its packing needs besides the lines. */
export const findPackingTerms = async (tx: Sql, { storeId, orderId }: OrderRef) =>
  tx.first(FIND_PACKING_TERMS, { store_id: storeId, order_id: orderId })

const LOCK_PACKABLE_PRODUCTS = statement(
  'lock_packable_products',
  `SELECT p.product_id, p.active, p.name, p.name_hi, p.image, p.unit, p.pack_size, p.unit_size, p.price_paise, p.mrp_paise, p.gst_rate_percent,
     p.hsn, p.on_hand, p.reserved, p.stock_mode
   FROM products p WHERE p.store_id = :store_id AND p.product_id = ANY (:product_ids::uuid[])
   ORDER BY p.product_id FOR UPDATE`,
)
export type PackableRow = Statements['lock_packable_products']['row']

/** The products of an order and those that come into it, locked in ID order as every change of stock does. */
export const lockPackableProducts = (tx: Sql, storeId: string, productIds: readonly string[]): Promise<PackableRow[]> =>
  tx.rows(LOCK_PACKABLE_PRODUCTS, { store_id: storeId, product_ids: [...productIds] })

const KEEP_ORDERED_BILL = statement(
  'keep_ordered_bill',
  `INSERT INTO order_packings (store_id, order_id, subtotal_paise, discount_paise, tax_paise, delivery_fee_paise, express_fee_paise, round_off_paise, total_paise,
       change_no)
     SELECT store_id, order_id, subtotal_paise, discount_paise, tax_paise, delivery_fee_paise, express_fee_paise, round_off_paise, total_paise, 1
     FROM orders WHERE store_id = :store_id AND order_id = :order_id
     ON CONFLICT (store_id, order_id) DO UPDATE SET change_no = order_packings.change_no + 1
     RETURNING change_no`,
)
const KEEP_ORDERED_LINES = statement(
  'keep_ordered_lines',
  `INSERT INTO ordered_items (store_id, order_id, ${LINE_COLUMNS})
     SELECT store_id, order_id, ${LINE_COLUMNS} FROM order_items WHERE store_id = :store_id AND order_id = :order_id
     ON CONFLICT DO NOTHING`,
)

/** Gives the next change its number; the first one keeps what was ordered. */
export const nextChangeNo = async (tx: Sql, { storeId, orderId }: OrderRef): Promise<number> => {
  const of = { store_id: storeId, order_id: orderId }
  const row = await tx.first(KEEP_ORDERED_BILL, of)
  if (!row) throw new Error(`order ${orderId} is not there to be packed`)
  if (row.change_no === 1) await tx.run(KEEP_ORDERED_LINES, of)
  return row.change_no
}

const ORDER_THE_GIVEN_BILL = statement(
  'order_the_given_bill',
  `UPDATE order_packings k SET subtotal_paise = o.subtotal_paise, discount_paise = o.discount_paise, tax_paise = o.tax_paise,
       delivery_fee_paise = o.delivery_fee_paise, express_fee_paise = o.express_fee_paise, round_off_paise = o.round_off_paise,
       total_paise = o.total_paise
     FROM orders o WHERE o.store_id = :store_id AND o.order_id = :order_id AND k.store_id = o.store_id AND k.order_id = o.order_id`,
)
const DELETE_ORDERED_LINES = statement(
  'delete_ordered_lines',
  'DELETE FROM ordered_items WHERE store_id = :store_id AND order_id = :order_id',
)

/** What is given is what is ordered now, because the customer himself changed it. */
export const orderWhatIsGiven = async (tx: Sql, { storeId, orderId }: OrderRef): Promise<void> => {
  const of = { store_id: storeId, order_id: orderId }
  await tx.run(ORDER_THE_GIVEN_BILL, of)
  await tx.run(DELETE_ORDERED_LINES, of)
  await tx.run(KEEP_ORDERED_LINES, of)
}

const DELETE_GIVEN_LINES = statement(
  'delete_given_lines',
  'DELETE FROM order_items WHERE store_id = :store_id AND order_id = :order_id',
)
const INSERT_GIVEN_LINES = statement(
  'insert_given_lines',
  `INSERT INTO order_items (store_id, order_id, ${LINE_COLUMNS}, replaces, change)
     SELECT :store_id, :order_id, ${LINE_COLUMNS}, replaces, change FROM json_to_recordset(:lines::json) AS l (line_no smallint, product_id uuid,
       product_name text, product_name_hi text, image text, unit text, pack_size text, unit_size integer, quantity bigint,
       unit_price_paise bigint, total_paise bigint, gst_rate_percent numeric, tax_paise bigint, hsn text, if_missing text, counted boolean, replaces smallint, change text)`,
)
const WRITE_PACKED_BILL = statement(
  'write_packed_bill',
  `WITH packed AS (
       UPDATE orders SET subtotal_paise = :subtotal_paise, discount_paise = :discount_paise, tax_paise = :tax_paise,
         delivery_fee_paise = :delivery_fee_paise, express_fee_paise = :express_fee_paise, round_off_paise = :round_off_paise,
         total_paise = :total_paise, product_words = :product_words,
         paid_paise = CASE WHEN payment_status = 'completed' THEN coalesce(paid_paise, total_paise) ELSE paid_paise END
       WHERE store_id = :store_id AND order_id = :order_id
       RETURNING order_no, customer_phone, customer_name, delivery_address
     )
     UPDATE order_words w SET words = words_of_order(:order_id, p.order_no, p.customer_phone, p.customer_name, p.delivery_address, :product_words)
     FROM packed p WHERE w.store_id = :store_id AND w.order_id = :order_id`,
)

/** Writes the lines that are given and their bill. The caller holds the order's lock. */
export const writeGivenLines = async (tx: Sql, { storeId, orderId }: OrderRef, lines: readonly GivenRow[], bill: BillRow) => {
  const of = { store_id: storeId, order_id: orderId }
  await tx.run(DELETE_GIVEN_LINES, of)
  await tx.run(INSERT_GIVEN_LINES, { ...of, lines: JSON.stringify(lines) })
  const words = lines.map(({ product_name, product_name_hi }) => [product_name, product_name_hi].filter(Boolean).join(' '))
  await tx.run(WRITE_PACKED_BILL, { ...of, ...bill, product_words: words.join(' ') })
}

const INSERT_ORDER_CHANGE = statement(
  'insert_order_change',
  `INSERT INTO order_changes (store_id, order_id, change_no, state, changes, reason, total_before_paise, total_after_paise, actor_kind, actor_id,
       actor_label, actor_role, at, by_phone, question, answer_by, before)
     VALUES (:store_id, :order_id, :change_no, :state, :changes::jsonb, :reason, :total_before_paise, :total_after_paise, :actor_kind, :actor_id,
       :actor_label, :actor_role, :at, :by_phone, :question::jsonb, :answer_by, :before::jsonb)`,
)

/** One numbered change of an order, made or asked for. */
export type ChangeToInsert = OrderRef & {
  changeNo: number
  state: 'applied' | 'asked'
  changes: readonly LineChange[]
  reason: string | null
  before: number
  after: number
  actor: OrderActor
  byPhone: boolean
  /** What is asked and until when; null: nothing is. */
  question: { asked: AskedPacking; answerBy: Date } | null
  /** A change by the customer: the order before it. */
  own?: OwnChangeBefore
  at: Date
}

export const insertOrderChange = (tx: Sql, change: ChangeToInsert): Promise<number> =>
  tx.run(INSERT_ORDER_CHANGE, {
    store_id: change.storeId,
    order_id: change.orderId,
    change_no: change.changeNo,
    state: change.state,
    changes: JSON.stringify(change.changes),
    reason: change.reason,
    total_before_paise: change.before,
    total_after_paise: change.after,
    actor_kind: change.actor.kind,
    actor_id: change.actor.user_id,
    actor_label: change.actor.label,
    actor_role: change.actor.role ?? null,
    at: change.at,
    by_phone: change.byPhone,
    question: change.question && JSON.stringify(change.question.asked),
    answer_by: change.question?.answerBy ?? null,
    before: change.own ? JSON.stringify(change.own) : null,
  })

const SEE_OWN_CHANGES = statement(
  'see_own_changes',
  `UPDATE order_changes SET seen_at = :at WHERE store_id = :store_id AND order_id = :order_id AND before IS NOT NULL AND seen_at IS NULL`,
)

/** Marks what the customer changed as seen by the shop. Returns how many changes were new. */
export const seeOwnChanges = (tx: Sql, { storeId, orderId }: OrderRef, at: Date): Promise<number> =>
  tx.run(SEE_OWN_CHANGES, { store_id: storeId, order_id: orderId, at })

const WAS_CHANGED_SINCE = statement(
  'was_changed_since',
  `SELECT EXISTS (SELECT 1 FROM order_changes WHERE store_id = :store_id AND order_id = :order_id AND change_no < :before::int
     AND state = 'applied' AND actor_kind = 'shop' AND at > :since::timestamptz) AS "changed!"`,
)

/** Whether the shop made another change of this order since then, before the one with this number. */
export const wasChangedSince = async (
  tx: Sql,
  { storeId, orderId }: OrderRef,
  { since, before }: { since: Date; before: number },
): Promise<boolean> =>
  (await tx.first(WAS_CHANGED_SINCE, { store_id: storeId, order_id: orderId, since, before }))?.changed === true

const FIND_OPEN_QUESTION = statement(
  'find_open_question',
  `SELECT change_no, changes, question, answer_by, total_before_paise, total_after_paise, at FROM order_changes
     WHERE store_id = :store_id AND order_id = :order_id AND state = 'asked'`,
)

/** The question that the customer has not answered yet; `undefined` when there is none. */
export const findOpenQuestion = (tx: Sql, { storeId, orderId }: OrderRef) =>
  tx.first(FIND_OPEN_QUESTION, { store_id: storeId, order_id: orderId })

const CLOSE_QUESTION = statement(
  'close_question',
  `UPDATE order_changes SET state = :state, answered_at = :at WHERE store_id = :store_id AND order_id = :order_id AND state = 'asked'`,
)

/** Closes the open question of an order. */
export const closeQuestion = (
  tx: Sql,
  { storeId, orderId }: OrderRef,
  { state, at }: { state: 'accepted' | 'declined' | 'lapsed' | 'withdrawn'; at: Date },
): Promise<number> => tx.run(CLOSE_QUESTION, { store_id: storeId, order_id: orderId, state, at })

const REWRITE_QUESTION = statement(
  'rewrite_question',
  `UPDATE order_changes SET question = :question::jsonb, total_after_paise = :total_after_paise
     WHERE store_id = :store_id AND order_id = :order_id AND state = 'asked'`,
)

/** Says what the open question asks for now that other lines of the order were changed. */
export const rewriteQuestion = (
  tx: Sql,
  { storeId, orderId }: OrderRef,
  { asked, total }: { asked: AskedPacking; total: number },
): Promise<number> =>
  tx.run(REWRITE_QUESTION, { store_id: storeId, order_id: orderId, question: JSON.stringify(asked), total_after_paise: total })

const LIST_DUE_QUESTIONS = statement(
  'list_due_questions',
  `SELECT store_id, order_id FROM order_changes
     WHERE state = 'asked' AND answer_by <= :now AND (:after::uuid IS NULL OR order_id > :after) ORDER BY order_id LIMIT :limit`,
)

/** Questions whose time is over, of all shops, by order ID. */
export const listDueQuestions = (sql: Sql, page: { now: Date; after: string | null; limit: number }) =>
  sql.rows(LIST_DUE_QUESTIONS, page)

/** The choice of a line. */
export const choiceOf = (row: { if_missing: MissingChoice | null }, ofOrder: MissingChoice): MissingChoice =>
  row.if_missing ?? ofOrder

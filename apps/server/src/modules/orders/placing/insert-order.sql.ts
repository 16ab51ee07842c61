import { statementsOf } from '../../../platform/db/statement.ts'
import { insertIntoOrders } from '../order-columns.sql.ts'
import { STRANGER, TRUSTED, type TrustParts } from '../unproven/insert-stranger.sql.ts'
import type { Statements } from './statements.sql.ts'

const { family } = statementsOf<Statements>('orders')

/**
 * Places an order in one statement. It locks the products in ID order and checks the inputs of the price again (versions of store
 * and products, stock). Then it writes the idempotency key, the counters, the order, its lines, the stock reservation, the
 * ledger, the audit, the alarm and the outbox. When a check fails, nothing is written and `placed` is false. Two orders of one
 * phone at the same moment can choose the same position: the unique index accepts one, the other is retried. Whoever proved the number,
 * by an account or a code, has positions of their own above those of everybody who types it: strangers use up only the lower ones. NOTIFY, plpgsql and
 * foreign keys are not used here: they were measured to cost 20 to 60 % (docs/benchmarks.md, "Placing an order"). An order with a
 * slot reserves capacity in a separate statement text, so the usual statement does no extra work. So does an order of a number that
 * is not known to be proven (`unproven/insert-stranger.sql.ts`).
 *
 * Goods that nobody counts are not held: their lines say so, and no ledger entry is written for them.
 *
 * The reservation is computed from the locked row, not from the row that the UPDATE finds: PostgreSQL first evaluates the CHECK
 * on the row as the statement's snapshot has it, before it follows the row to its newest version. Stock that was full in the
 * snapshot and refilled while the statement waited for the lock would be refused.
 */
const insertOrderSql = ({ room, hasRoom, hasCounter, takePlace }: SlotParts, trust: TrustParts): string => `
WITH lines AS (
  SELECT * FROM unnest(:product_ids::uuid[], :versions::int[], :quantities::bigint[], :line_totals::bigint[], :line_taxes::bigint[], :movement_ids::uuid[],
    :choices::text[]) WITH ORDINALITY AS l(product_id, version, quantity, total_paise, tax_paise, movement_id, if_missing, line_no)
),
locked AS MATERIALIZED (
  SELECT p.product_id, p.version, p.active, p.on_hand, p.reserved, p.stock_mode = 'counted' AS counted, p.off_until > :at AS off,${trust.lockedColumns}
    p.name, p.name_hi, p.image, p.unit, p.pack_size, p.unit_size, p.price_paise, p.gst_rate_percent, p.hsn,
    p.expiry_date < (:at::timestamptz AT TIME ZONE 'Asia/Kolkata')::date AS expired
  FROM products p
  WHERE p.store_id = :store_id AND p.product_id = ANY(:product_ids::uuid[])
  ORDER BY p.product_id
  FOR UPDATE
),${room}${trust.proof}
verdict AS (
  SELECT
    (SELECT count(*) FROM locked k JOIN lines l USING (product_id)
      WHERE k.active AND k.expired IS NOT TRUE AND k.version = l.version AND k.off IS NOT TRUE
        AND (NOT k.counted OR k.on_hand - k.reserved >= l.quantity)) = cardinality(:product_ids::uuid[])
    AND EXISTS (SELECT 1 FROM stores s WHERE s.store_id = :store_id AND s.version = :store_version AND s.status = 'active') AS holds,
    (SELECT count(*) FROM (
      SELECT 1 FROM orders o WHERE o.customer_phone = :customer_phone AND NOT o.practice AND o.status NOT IN ('delivered', 'cancelled', 'refunded')
        AND (NOT own.is_own OR o.open_slot > :open_orders_most::int) LIMIT :open_orders_most
    ) open) AS open_orders,
    CASE WHEN :actor_kind = 'customer' THEN (
      SELECT min(slot) FROM generate_series(1, :open_orders_most::int * 2) AS slot
      WHERE own.is_own = (slot > :open_orders_most::int) AND NOT EXISTS (
        SELECT 1 FROM orders o WHERE o.customer_phone = :customer_phone AND o.open_slot = slot AND o.status NOT IN ('delivered', 'cancelled', 'refunded'))
    ) END AS open_slot,
    ${hasCounter} AS has_counter, ${hasRoom} AS has_room,
    :actor_kind = 'customer' AND EXISTS (
      SELECT 1 FROM blocked_numbers b WHERE b.store_id = :store_id AND b.phone = :customer_phone) AS blocked,
    ${trust.isProven} AS proven, ${trust.codeReason} AS code_reason
  FROM (SELECT :is_own_number OR EXISTS (SELECT 1 FROM users u
    WHERE u.user_id = :customer_user_id AND u.phone = :customer_phone AND u.phone_verified_at IS NOT NULL) AS is_own) own
),
key AS (
  INSERT INTO idempotency_keys (principal, key, route, request_hash, status, body, created_at)
  SELECT :principal?, :key?, :route?, :request_hash?, 201, :answer?, :at FROM verdict
  WHERE holds AND has_room AND open_orders < :open_orders_most AND NOT blocked AND code_reason IS NULL AND :key::text IS NOT NULL
  ON CONFLICT (principal, key) DO NOTHING
  RETURNING 1
),
go AS (
  SELECT 1 FROM verdict
  WHERE holds AND has_room AND open_orders < :open_orders_most AND NOT blocked AND code_reason IS NULL
    AND (:key::text IS NULL OR EXISTS (SELECT 1 FROM key))
),
${takePlace}${trust.count}counter AS (
  UPDATE store_counters SET order_no = order_no + 1, event_seq = event_seq + 1
  WHERE store_id = :store_id AND EXISTS (SELECT 1 FROM go)${trust.afterCount}
  RETURNING order_no, event_seq
),
placed AS (
  ${insertIntoOrders('placed')}
  FROM counter c, verdict v
  RETURNING order_no, product_words
),
words AS (
  INSERT INTO order_words (store_id, order_id, created_at, words)
  SELECT :store_id, :order_id, :at, words_of_order(:order_id, p.order_no, :customer_phone, :customer_name, :delivery_address, p.product_words) FROM placed p
),
items AS (
  INSERT INTO order_items (store_id, order_id, line_no, product_id, product_name, product_name_hi, image, unit, pack_size, unit_size,
    quantity, unit_price_paise, total_paise, gst_rate_percent, tax_paise, hsn, if_missing, counted)
  SELECT :store_id, :order_id, l.line_no, l.product_id, k.name, k.name_hi, k.image, k.unit, k.pack_size, k.unit_size,
    l.quantity, k.price_paise, l.total_paise, k.gst_rate_percent, l.tax_paise, k.hsn, nullif(l.if_missing, ''), k.counted
  FROM lines l JOIN locked k USING (product_id), counter
),
held AS (
  UPDATE products p SET on_hand = k.on_hand, reserved = k.reserved + l.quantity${trust.hold}
  FROM lines l JOIN locked k USING (product_id), counter${trust.fromProof}
  WHERE p.store_id = :store_id AND p.product_id = l.product_id AND k.counted
  RETURNING p.product_id, l.quantity, l.movement_id, p.on_hand, p.reserved
),
ledger AS (
  INSERT INTO stock_movements (store_id, movement_id, product_id, kind, quantity, delta_on_hand, delta_reserved, on_hand_after,
    reserved_after, order_id, actor_kind, actor_id, reason, at)
  SELECT :store_id, h.movement_id, h.product_id, 'reserve', h.quantity, 0, h.quantity, h.on_hand, h.reserved, :order_id, :actor_kind, :actor_id, NULL, :at
  FROM held h
),
audit AS (
  INSERT INTO order_events (store_id, order_id, version, type, from_status, to_status, actor_kind, actor_id, actor_label, actor_role, reason, at)
  SELECT :store_id, :order_id, 1, 'order.placed', NULL, 'pending', :actor_kind, :actor_id, :actor_label, :actor_role, NULL, :at FROM counter
),
alarm AS (
  INSERT INTO order_alarms (store_id, order_id, starts_at, deadline_at, next_at)
  SELECT :store_id, :order_id, :heard_at, :accept_by, :at FROM counter WHERE :accept_by::timestamptz IS NOT NULL
),
outbox AS (
  INSERT INTO store_events (store_id, seq, type, order_id, order_version, at)
  SELECT :store_id, c.event_seq, 'order.placed', :order_id, 1, :at FROM counter c
)
SELECT EXISTS (SELECT 1 FROM placed) AS placed, v.holds, v.has_counter, v.has_room, v.open_orders::int AS open_orders,
  v.blocked, v.proven, v.code_reason,
  (SELECT order_no FROM counter) AS order_no, (SELECT event_seq FROM counter) AS event_seq
FROM verdict v`

/** The parts of the statement that depend on the order's slot. */
type SlotParts = { room: string; hasCounter: string; hasRoom: string; takePlace: string }

const NO_SLOT: SlotParts = { room: '', hasCounter: 'true', hasRoom: 'true', takePlace: '' }

/**
 * The slot's counter is locked after the products and before the shop's own counter, in the same sequence as for a cancelled
 * order. Without a counter nothing is written: it must be created first.
 */
const IN_A_SLOT: SlotParts = {
  room: `
room AS MATERIALIZED (
  SELECT c.taken FROM slot_counters c
  WHERE c.store_id = :store_id AND c.date = :delivery_date::date AND c.slot = :delivery_slot AND (SELECT count(*) FROM locked) >= 0
  FOR UPDATE
),`,
  hasCounter: 'EXISTS (SELECT 1 FROM room)',
  hasRoom: `EXISTS (SELECT 1 FROM room r, stores s
      WHERE s.store_id = :store_id AND (s.slot_capacity IS NULL OR r.taken < s.slot_capacity))`,
  takePlace: `place AS (
  UPDATE slot_counters SET taken = taken + 1
  WHERE store_id = :store_id AND date = :delivery_date::date AND slot = :delivery_slot AND EXISTS (SELECT 1 FROM go)
),
`,
}

/** The statement without and with a slot, for a customer who is known to be proven and for everybody else. */
export const INSERT_ORDER = family('insert_order', {
  plain: insertOrderSql(NO_SLOT, TRUSTED),
  slotted: insertOrderSql(IN_A_SLOT, TRUSTED),
  stranger: insertOrderSql(NO_SLOT, STRANGER),
  stranger_slotted: insertOrderSql(IN_A_SLOT, STRANGER),
})

/**
 * Placing an order, whole, in one statement: products locked in id order, the facts it was priced by checked again (store and
 * product versions, stock), then the idempotency key, the counters, the order, its lines, the stock held for it, the
 * ledger, the audit, the alarm and the outbox. When anything no longer holds, nothing is written and `placed` is false.
 * Two orders of one phone at the same moment may pick one place: the unique index lets one through, the other tries again.
 * No NOTIFY, no plpgsql, no foreign keys in here: measured, they cost 20 to 60 % (docs/benchmarks.md, "Placing an order").
 * An order for a slot takes a place in it, in a statement of its own, so that the usual one does no more work than before.
 */
const insertOrderSql = ({ room, hasRoom, hasCounter, takePlace }: SlotParts): string => `
WITH lines AS (
  SELECT * FROM unnest($1::uuid[], $2::int[], $3::bigint[], $4::bigint[], $5::bigint[], $6::uuid[])
    WITH ORDINALITY AS l(product_id, version, quantity, total_paise, tax_paise, movement_id, line_no)
),
locked AS MATERIALIZED (
  SELECT p.product_id, p.version, p.active, p.on_hand - p.reserved AS available,
    p.name, p.name_hi, p.image, p.unit, p.pack_size, p.unit_size, p.price_paise, p.gst_rate_percent, p.hsn,
    p.expiry_date < ($34::timestamptz AT TIME ZONE 'Asia/Kolkata')::date AS expired
  FROM products p
  WHERE p.store_id = $7 AND p.product_id = ANY($1::uuid[])
  ORDER BY p.product_id
  FOR UPDATE
),${room}
verdict AS (
  SELECT
    (SELECT count(*) FROM locked k JOIN lines l USING (product_id)
      WHERE k.active AND k.expired IS NOT TRUE AND k.version = l.version AND k.available >= l.quantity) = cardinality($1::uuid[])
    AND EXISTS (SELECT 1 FROM stores s WHERE s.store_id = $7 AND s.version = $8 AND s.status = 'active') AS holds,
    (SELECT count(*) FROM (
      SELECT 1 FROM orders o WHERE o.customer_phone = $12 AND NOT o.practice AND o.status NOT IN ('delivered', 'cancelled', 'refunded') LIMIT $35
    ) open) AS open_orders,
    CASE WHEN $44 = 'customer' THEN (
      SELECT min(slot) FROM generate_series(1, $35::int) AS slot WHERE NOT EXISTS (
        SELECT 1 FROM orders o WHERE o.customer_phone = $12 AND o.open_slot = slot AND o.status NOT IN ('delivered', 'cancelled', 'refunded'))
    ) END AS open_slot,
    ${hasCounter} AS has_counter, ${hasRoom} AS has_room
),
key AS (
  INSERT INTO idempotency_keys (principal, key, route, request_hash, status, body, created_at)
  SELECT $36, $37, $38, $39, 201, $40, $34 FROM verdict
  WHERE holds AND has_room AND open_orders < $35 AND $37::text IS NOT NULL
  ON CONFLICT (principal, key) DO NOTHING
  RETURNING 1
),
go AS (
  SELECT 1 FROM verdict WHERE holds AND has_room AND open_orders < $35 AND ($37::text IS NULL OR EXISTS (SELECT 1 FROM key))
),
${takePlace}counter AS (
  UPDATE store_counters SET order_no = order_no + 1, event_seq = event_seq + 1
  WHERE store_id = $7 AND EXISTS (SELECT 1 FROM go)
  RETURNING order_no, event_seq
),
placed AS (
  INSERT INTO orders (store_id, order_id, order_no, token_hash, customer_user_id, customer_name, customer_phone, customer_email,
    delivery_type, delivery_address, landmark, pincode, latitude, longitude, notes,
    subtotal_paise, discount_paise, tax_paise, tax_mode, delivery_fee_paise, express_fee_paise, total_paise,
    status, payment_method, payment_status, delivery_slot, delivery_date, estimated_delivery, accept_by,
    channel, language, urgent, version, created_at, updated_at, open_slot, product_words)
  SELECT $7, $9, c.order_no, $10, $41, $11, $12, $13,
    $14, $15, $16, $17, $18, $19, $20,
    $21, $22, $23, $24, $25, $26, $27,
    'pending', $28, 'pending', $29, $30, $31, $32,
    $33, $42, $43, 1, $34, $34, v.open_slot,
    (SELECT string_agg(concat_ws(' ', k.name, k.name_hi), ' ' ORDER BY l.line_no) FROM lines l JOIN locked k USING (product_id))
  FROM counter c, verdict v
  RETURNING order_no, product_words
),
words AS (
  INSERT INTO order_words (store_id, order_id, created_at, words)
  SELECT $7, $9, $34, words_of_order($9, p.order_no, $12, $11, $15, p.product_words) FROM placed p
),
items AS (
  INSERT INTO order_items (store_id, order_id, line_no, product_id, product_name, product_name_hi, image, unit, pack_size, unit_size,
    quantity, unit_price_paise, total_paise, gst_rate_percent, tax_paise, hsn)
  SELECT $7, $9, l.line_no, l.product_id, k.name, k.name_hi, k.image, k.unit, k.pack_size, k.unit_size,
    l.quantity, k.price_paise, l.total_paise, k.gst_rate_percent, l.tax_paise, k.hsn
  FROM lines l JOIN locked k USING (product_id), counter
),
held AS (
  UPDATE products p SET reserved = p.reserved + l.quantity
  FROM lines l, counter
  WHERE p.store_id = $7 AND p.product_id = l.product_id
  RETURNING p.product_id, l.quantity, l.movement_id, p.on_hand, p.reserved
),
ledger AS (
  INSERT INTO stock_movements (store_id, movement_id, product_id, kind, quantity, delta_on_hand, delta_reserved, on_hand_after,
    reserved_after, order_id, actor_kind, actor_id, reason, at)
  SELECT $7, h.movement_id, h.product_id, 'reserve', h.quantity, 0, h.quantity, h.on_hand, h.reserved, $9, $44, $45, NULL, $34
  FROM held h
),
audit AS (
  INSERT INTO order_events (store_id, order_id, version, type, from_status, to_status, actor_kind, actor_id, actor_label, reason, at)
  SELECT $7, $9, 1, 'order.placed', NULL, 'pending', $44, $45, $46, NULL, $34 FROM counter
),
alarm AS (
  INSERT INTO order_alarms (store_id, order_id, starts_at, deadline_at, next_at)
  SELECT $7, $9, $32::timestamptz - make_interval(mins => s.accept_within_minutes), $32, $34
  FROM counter, stores s WHERE s.store_id = $7 AND $32::timestamptz IS NOT NULL
),
outbox AS (
  INSERT INTO store_events (store_id, seq, type, order_id, order_version, at)
  SELECT $7, c.event_seq, 'order.placed', $9, 1, $34 FROM counter c
)
SELECT EXISTS (SELECT 1 FROM placed) AS placed, v.holds, v.has_counter, v.has_room, v.open_orders::int AS open_orders,
  (SELECT order_no FROM counter) AS order_no, (SELECT event_seq FROM counter) AS event_seq
FROM verdict v`

/** What a statement says about the slot of its order. */
type SlotParts = { room: string; hasCounter: string; hasRoom: string; takePlace: string }

const NO_SLOT: SlotParts = { room: '', hasCounter: 'true', hasRoom: 'true', takePlace: '' }

/**
 * The slot's counter is locked after the products and before the shop's own counter, as a cancelled order does it. Without
 * a counter nothing is written: it has to be opened first.
 */
const IN_A_SLOT: SlotParts = {
  room: `
room AS MATERIALIZED (
  SELECT c.taken FROM slot_counters c
  WHERE c.store_id = $7 AND c.date = $30::date AND c.slot = $29 AND (SELECT count(*) FROM locked) >= 0
  FOR UPDATE
),`,
  hasCounter: 'EXISTS (SELECT 1 FROM room)',
  hasRoom: `EXISTS (SELECT 1 FROM room r, stores s
      WHERE s.store_id = $7 AND (s.slot_capacity IS NULL OR r.taken < s.slot_capacity))`,
  takePlace: `place AS (
  UPDATE slot_counters SET taken = taken + 1
  WHERE store_id = $7 AND date = $30::date AND slot = $29 AND EXISTS (SELECT 1 FROM go)
),
`,
}

export const INSERT_ORDER_SQL = insertOrderSql(NO_SLOT)
export const INSERT_SLOTTED_ORDER_SQL = insertOrderSql(IN_A_SLOT)

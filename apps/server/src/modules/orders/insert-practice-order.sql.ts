/**
 * Writes an order that a shop practises on, in one statement: the order with its lines, the audit, the alarm and the outbox, as for a
 * real one. Nothing is locked, held or counted for it but its own number; the rules of auto-accept pass it by.
 */
export const INSERT_PRACTICE_ORDER_SQL = `
WITH lines AS (
  SELECT * FROM unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::bigint[]) WITH ORDINALITY AS l(product_id, quantity, total_paise, tax_paise, line_no)
),
counter AS (
  UPDATE store_counters SET practice_no = practice_no + 1, event_seq = event_seq + 1 WHERE store_id = $5
  RETURNING practice_no, event_seq
),
placed AS (
  INSERT INTO orders (store_id, order_id, order_no, practice, token_hash, customer_name, customer_phone, delivery_type, delivery_address,
    subtotal_paise, discount_paise, tax_paise, tax_mode, delivery_fee_paise, express_fee_paise, total_paise,
    status, payment_method, payment_status, delivery_slot, estimated_delivery, accept_by, channel, language, version, created_at, updated_at)
  SELECT $5, $6, -c.practice_no, true, $7, $8, $9, $10, $11,
    $12, 0, $13, $14, $15, 0, $16,
    'pending', $17, 'pending', 'asap', $18, $19, 'test', $20, 1, $21, $21
  FROM counter c
),
items AS (
  INSERT INTO order_items (store_id, order_id, line_no, product_id, product_name, product_name_hi, image, unit, pack_size, unit_size,
    quantity, unit_price_paise, total_paise, gst_rate_percent, tax_paise, hsn)
  SELECT $5, $6, l.line_no, l.product_id, p.name, p.name_hi, p.image, p.unit, p.pack_size, p.unit_size,
    l.quantity, p.price_paise, l.total_paise, p.gst_rate_percent, l.tax_paise, p.hsn
  FROM lines l JOIN products p ON p.store_id = $5 AND p.product_id = l.product_id
),
audit AS (
  INSERT INTO order_events (store_id, order_id, version, type, from_status, to_status, actor_kind, actor_id, actor_label, reason, at)
  VALUES ($5, $6, 1, 'order.placed', NULL, 'pending', 'shop', $22, $23, NULL, $21)
),
alarm AS (
  INSERT INTO order_alarms (store_id, order_id, starts_at, deadline_at, next_at, judged_at) VALUES ($5, $6, $21, $19, $21, $21)
)
INSERT INTO store_events (store_id, seq, type, order_id, order_version, at)
SELECT $5, c.event_seq, 'order.placed', $6, 1, $21 FROM counter c`

import { insertIntoOrders } from '../order-columns.sql.ts'

/**
 * Inserts a test order in one statement: the order with its lines, the audit, the alarm and the outbox, as for a real order. It
 * locks, reserves and counts nothing but its own number; the auto-accept rules skip it.
 */
export const INSERT_TEST_ORDER_SQL = `
WITH lines AS (
  SELECT * FROM unnest(:product_ids::uuid[], :quantities::bigint[], :line_totals::bigint[], :line_taxes::bigint[]) WITH ORDINALITY AS l(product_id, quantity, total_paise, tax_paise, line_no)
),
counter AS (
  UPDATE store_counters SET practice_no = practice_no + 1, event_seq = event_seq + 1 WHERE store_id = :store_id
  RETURNING practice_no, event_seq
),
placed AS (
  ${insertIntoOrders('practice')}
  FROM counter c
),
items AS (
  INSERT INTO order_items (store_id, order_id, line_no, product_id, product_name, product_name_hi, image, unit, pack_size, unit_size,
    quantity, unit_price_paise, total_paise, gst_rate_percent, tax_paise, hsn)
  SELECT :store_id, :order_id, l.line_no, l.product_id, p.name, p.name_hi, p.image, p.unit, p.pack_size, p.unit_size,
    l.quantity, p.price_paise, l.total_paise, p.gst_rate_percent, l.tax_paise, p.hsn
  FROM lines l JOIN products p ON p.store_id = :store_id AND p.product_id = l.product_id
),
audit AS (
  INSERT INTO order_events (store_id, order_id, version, type, from_status, to_status, actor_kind, actor_id, actor_label, actor_role, reason, at)
  VALUES (:store_id, :order_id, 1, 'order.placed', NULL, 'pending', 'shop', :actor_id, :actor_label, :actor_role, NULL, :at)
),
alarm AS (
  INSERT INTO order_alarms (store_id, order_id, starts_at, deadline_at, next_at, judged_at) VALUES (:store_id, :order_id, :at, :accept_by, :at, :at)
)
INSERT INTO store_events (store_id, seq, type, order_id, order_version, at)
SELECT :store_id, c.event_seq, 'order.placed', :order_id, 1, :at FROM counter c`

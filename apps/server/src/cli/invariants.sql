-- Invariants of the data at every moment (npm run db -- invariants). Each query returns the rows that violate its rule, so
-- normally none. They must hold for live data: events older than a week are deleted, and times may be equal.

-- name: stock-is-its-ledger
SELECT p.store_id, p.product_id, p.on_hand, p.reserved, m.on_hand AS ledger_on_hand, m.reserved AS ledger_reserved
FROM products p
LEFT JOIN (
  SELECT store_id, product_id, sum(delta_on_hand)::bigint AS on_hand, sum(delta_reserved)::bigint AS reserved
  FROM stock_movements GROUP BY store_id, product_id
) m ON m.store_id = p.store_id AND m.product_id = p.product_id
WHERE p.on_hand <> coalesce(m.on_hand, 0) OR p.reserved <> coalesce(m.reserved, 0);

-- name: ledger-has-its-product
SELECT m.store_id, m.movement_id, m.product_id FROM stock_movements m
WHERE NOT EXISTS (SELECT 1 FROM products p WHERE p.store_id = m.store_id AND p.product_id = m.product_id);

-- name: reserved-is-pending
SELECT p.store_id, p.product_id, p.reserved, coalesce(w.quantity, 0) AS pending
FROM products p
LEFT JOIN (
  SELECT i.store_id, i.product_id, sum(i.quantity)::bigint AS quantity
  FROM orders o JOIN order_items i ON i.store_id = o.store_id AND i.order_id = o.order_id
  WHERE o.status = 'pending' AND NOT o.practice AND i.counted GROUP BY i.store_id, i.product_id
) w ON w.store_id = p.store_id AND w.product_id = p.product_id
WHERE p.reserved <> coalesce(w.quantity, 0);

-- name: unproven-held-is-open
SELECT p.store_id, p.product_id, p.unproven_held, coalesce(w.quantity, 0) AS open
FROM products p
LEFT JOIN (
  SELECT i.store_id, i.product_id, sum(i.quantity)::bigint AS quantity
  FROM unproven_orders u JOIN order_items i ON i.store_id = u.store_id AND i.order_id = u.order_id WHERE i.counted GROUP BY i.store_id, i.product_id
) w ON w.store_id = p.store_id AND w.product_id = p.product_id
WHERE p.unproven_held <> coalesce(w.quantity, 0);

-- name: open-unproven-orders-are-known
SELECT coalesce(o.store_id, u.store_id) AS store_id, coalesce(o.order_id, u.order_id) AS order_id, o.status
FROM (SELECT store_id, order_id, status FROM orders WHERE unproven AND status NOT IN ('delivered', 'cancelled', 'refunded')) o
FULL JOIN unproven_orders u ON u.store_id = o.store_id AND u.order_id = o.order_id
WHERE o.order_id IS NULL OR u.order_id IS NULL;

-- name: unproven-counters-count-orders
SELECT c.store_id, c.kind, c.key, c.open, count(u.order_id) AS orders FROM unproven_counts c
LEFT JOIN (SELECT store_id, order_id, unnest(kinds) AS kind, unnest(keys) AS key FROM unproven_orders) u
  ON u.store_id = c.store_id AND u.kind = c.kind AND u.key = c.key
GROUP BY c.store_id, c.kind, c.key, c.open HAVING c.open <> count(u.order_id);

-- name: mode-of-a-product-is-its-narrowest-choice
SELECT p.store_id, p.product_id, p.own_mode, p.stock_mode FROM products p JOIN stores s ON s.store_id = p.store_id
LEFT JOIN category_stock_modes c ON c.store_id = p.store_id AND c.category = p.category
WHERE p.stock_mode <> coalesce(p.own_mode, c.stock_mode, s.stock_mode);

-- name: no-negative-stock
SELECT store_id, product_id, on_hand, reserved FROM products WHERE on_hand < 0 OR reserved < 0 OR reserved > on_hand;

-- name: movement-does-what-its-kind-says
SELECT store_id, movement_id, kind, quantity, delta_on_hand, delta_reserved FROM stock_movements
WHERE (delta_on_hand, delta_reserved) IS DISTINCT FROM (CASE kind
    WHEN 'out' THEN -quantity WHEN 'sale' THEN -quantity WHEN 'reserve' THEN 0 WHEN 'release' THEN 0 WHEN 'change' THEN 0 ELSE quantity END,
  CASE kind WHEN 'reserve' THEN quantity WHEN 'change' THEN quantity WHEN 'sale' THEN -quantity WHEN 'release' THEN -quantity ELSE 0 END);

-- name: every-order-holds-its-goods
-- Of goods that are counted: one reserve for each ordered product, then sale or release; packing brings the sale to what is given; a return only after a sale.
-- A change by the customer moves what a pending order reserves, and makes what is given the ordered.
SELECT o.store_id, o.order_id, g.product_id, o.status
FROM (
  SELECT store_id, order_id, product_id, sum(change)::bigint AS change, sum(ordered)::bigint AS ordered, sum(given)::bigint AS given, sum(reserve)::bigint AS reserve,
    sum(sale)::bigint AS sale, sum(release)::bigint AS release, sum(packing)::bigint AS packing, sum(back)::bigint AS back
  FROM (
    SELECT i.store_id, i.order_id, i.product_id, CASE WHEN k.order_id IS NULL THEN i.quantity ELSE 0 END AS ordered, i.quantity AS given,
      0 AS reserve, 0 AS sale, 0 AS release, 0 AS packing, 0 AS back, 0 AS change
    FROM order_items i LEFT JOIN order_packings k ON k.store_id = i.store_id AND k.order_id = i.order_id WHERE i.counted
    UNION ALL
    SELECT store_id, order_id, product_id, quantity, 0, 0, 0, 0, 0, 0, 0 FROM ordered_items WHERE counted
    UNION ALL
    SELECT store_id, order_id, product_id, 0, 0, CASE kind WHEN 'reserve' THEN quantity ELSE 0 END, CASE kind WHEN 'sale' THEN quantity ELSE 0 END,
      CASE kind WHEN 'release' THEN quantity ELSE 0 END, CASE kind WHEN 'packing' THEN quantity ELSE 0 END, CASE kind WHEN 'return' THEN quantity ELSE 0 END,
      CASE kind WHEN 'change' THEN quantity ELSE 0 END
    FROM stock_movements WHERE order_id IS NOT NULL
  ) parts GROUP BY store_id, order_id, product_id
) g
JOIN orders o ON o.store_id = g.store_id AND o.order_id = g.order_id AND NOT o.practice
WHERE (g.reserve <> g.ordered AND NOT EXISTS (SELECT 1 FROM order_changes c
    WHERE c.store_id = o.store_id AND c.order_id = o.order_id AND c.before IS NOT NULL))
  OR g.sale + g.release <> CASE o.status WHEN 'pending' THEN 0 ELSE g.reserve + g.change END
  OR (o.status = 'pending' AND g.reserve + g.change <> g.given)
  OR (o.status IN ('confirmed', 'preparing', 'ready', 'out_for_delivery', 'delivered') AND (g.sale <> g.reserve + g.change OR g.sale - g.packing <> g.given))
  OR g.back <> CASE WHEN o.status = 'cancelled' THEN g.sale - g.packing WHEN o.status = 'refunded' THEN g.back ELSE 0 END;

-- name: order-total-adds-up
SELECT o.store_id, o.order_id, o.total_paise FROM orders o
JOIN (SELECT store_id, order_id, sum(total_paise)::bigint AS subtotal, sum(tax_paise)::bigint AS tax, count(*) AS lines
  FROM order_items GROUP BY store_id, order_id) i ON i.store_id = o.store_id AND i.order_id = o.order_id
WHERE o.subtotal_paise <> i.subtotal OR o.tax_paise <> i.tax
  OR o.total_paise <> o.subtotal_paise - o.discount_paise + o.delivery_fee_paise + o.express_fee_paise + o.round_off_paise
    + CASE o.tax_mode WHEN 'exclusive' THEN o.tax_paise ELSE 0 END;

-- name: order-has-lines
SELECT o.store_id, o.order_id FROM orders o
WHERE NOT EXISTS (SELECT 1 FROM order_items i WHERE i.store_id = o.store_id AND i.order_id = o.order_id);

-- name: line-total-is-price-times-quantity
SELECT store_id, order_id, line_no FROM order_items
WHERE total_paise <> (unit_price_paise * quantity * 2 + unit_size) / (unit_size * 2);

-- name: audit-counts-every-version
SELECT o.store_id, o.order_id, o.version, e.events, e.first_version, e.last_version FROM orders o
LEFT JOIN (SELECT store_id, order_id, count(*) AS events, min(version) AS first_version, max(version) AS last_version
  FROM order_events GROUP BY store_id, order_id) e ON e.store_id = o.store_id AND e.order_id = o.order_id
WHERE e.events IS DISTINCT FROM o.version::bigint OR e.first_version <> 1 OR e.last_version <> o.version;

-- name: audit-is-a-chain
SELECT store_id, order_id, version, from_status, before FROM (
  SELECT store_id, order_id, version, from_status, lag(to_status) OVER (PARTITION BY store_id, order_id ORDER BY version) AS before
  FROM order_events
) e WHERE from_status IS DISTINCT FROM before;

-- name: audit-ends-at-the-status
SELECT o.store_id, o.order_id, o.status, e.to_status FROM orders o
JOIN order_events e ON e.store_id = o.store_id AND e.order_id = o.order_id AND e.version = o.version
WHERE e.to_status <> o.status;

-- name: order-numbers-without-a-gap
SELECT o.store_id, count(*) AS orders, max(o.order_no) AS last_no, c.order_no AS counter FROM orders o
LEFT JOIN store_counters c ON c.store_id = o.store_id
WHERE NOT o.practice GROUP BY o.store_id, c.order_no
HAVING count(*) <> max(o.order_no) OR count(DISTINCT o.order_no) <> count(*) OR max(o.order_no) IS DISTINCT FROM c.order_no;

-- name: order-is-found-by-its-words
SELECT o.store_id, o.order_id FROM orders o LEFT JOIN order_words w USING (store_id, order_id)
WHERE (NOT o.practice) IS DISTINCT FROM (w.order_id IS NOT NULL)
  OR w.words <> words_of_order(o.order_id, o.order_no, o.customer_phone, o.customer_name, o.delivery_address, o.product_words)
  OR w.created_at <> o.created_at;

-- name: practice-touches-nothing
SELECT o.store_id, o.order_id FROM orders o WHERE o.practice AND (o.open_slot IS NOT NULL
  OR EXISTS (SELECT 1 FROM stock_movements m WHERE m.store_id = o.store_id AND m.order_id = o.order_id)
  OR EXISTS (SELECT 1 FROM payments p WHERE p.store_id = o.store_id AND p.order_id = o.order_id)
  OR EXISTS (SELECT 1 FROM reviews r WHERE r.store_id = o.store_id AND r.order_id = o.order_id));

-- name: paper-numbers-without-a-gap
SELECT coalesce(c.store_id, p.store_id) AS store_id, coalesce(c.series, p.series) AS series,
  coalesce(c.financial_year, p.financial_year) AS financial_year, c.last_no, p.papers, p.highest
FROM paper_counters c
FULL JOIN (SELECT store_id, series, financial_year, count(*) AS papers, max(no) AS highest FROM papers
  GROUP BY store_id, series, financial_year) p
  ON p.store_id = c.store_id AND p.series = c.series AND p.financial_year = c.financial_year
WHERE p.papers IS DISTINCT FROM c.last_no::bigint OR p.highest IS DISTINCT FROM c.last_no;

-- name: a-bill-is-what-its-order-cost
SELECT p.store_id, p.number, p.total_paise, o.total_paise AS order_paise FROM papers p
LEFT JOIN orders o ON o.store_id = p.store_id AND o.order_id = p.order_id
WHERE p.kind <> 'credit_note' AND (o.total_paise IS DISTINCT FROM p.total_paise OR o.status NOT IN ('delivered', 'refunded'));

-- name: credit-notes-take-back-no-more-than-their-bill
SELECT c.store_id, c.order_id, c.credited, b.total_paise FROM (
  SELECT store_id, order_id, sum(total_paise)::bigint AS credited FROM papers WHERE kind = 'credit_note' GROUP BY store_id, order_id
) c LEFT JOIN papers b ON b.store_id = c.store_id AND b.order_id = c.order_id AND b.kind <> 'credit_note'
WHERE b.total_paise IS NULL OR c.credited > b.total_paise;

-- name: an-order-is-paid-once
SELECT p.store_id, p.order_id, count(*) AS payments FROM payments p
WHERE p.status = 'paid' AND NOT p.to_give_back AND NOT p.for_rest GROUP BY p.store_id, p.order_id HAVING count(*) > 1;

-- name: service-money-is-what-the-order-says
SELECT o.store_id, o.order_id, o.total_paise, o.paid_paise, p.received_paise FROM orders o
JOIN payments p ON p.store_id = o.store_id AND p.order_id = o.order_id AND p.status = 'paid' AND NOT p.to_give_back AND NOT p.for_rest
WHERE p.received_paise <> coalesce(o.paid_paise, o.total_paise) - (SELECT coalesce(sum(e.amount_paise), 0) FROM order_receipts e
    WHERE e.store_id = o.store_id AND e.order_id = o.order_id) OR o.payment_status NOT IN ('completed', 'refunded');

-- name: refunded-money-is-back-or-on-its-way
-- A refunded order stays paid only while a payment service still has to refund it, or a refund by lines is not completed.
SELECT o.store_id, o.order_id, o.payment_status FROM orders o
WHERE o.status = 'refunded' AND o.payment_status <> 'refunded' AND NOT (o.payment_status = 'completed' AND (
  EXISTS (SELECT 1 FROM payments p WHERE p.store_id = o.store_id AND p.order_id = o.order_id AND p.status = 'paid' AND NOT p.to_give_back
    AND p.reference IS NOT NULL)
  OR EXISTS (SELECT 1 FROM refunds r WHERE r.store_id = o.store_id AND r.order_id = o.order_id AND r.status <> 'done')));

-- name: no-more-goes-back-than-came
SELECT o.store_id, o.order_id, o.refunded_paise, sum(r.amount_paise) AS refunds FROM orders o
JOIN refunds r ON r.store_id = o.store_id AND r.order_id = o.order_id
GROUP BY o.store_id, o.order_id HAVING coalesce(sum(r.amount_paise) FILTER (WHERE r.reason <> 'packed_less'), 0) > o.refunded_paise;

-- name: a-handed-over-order-is-settled
-- What was paid and not given back is what it costs. A cancelled order was not handed over: all of it goes back.
SELECT store_id, order_id, total_paise, paid_paise, given_back_paise FROM orders
WHERE status IN ('delivered', 'refunded') AND cancelled_by IS NULL AND payment_status IN ('completed', 'refunded')
  AND paid_paise - given_back_paise <> total_paise;

-- name: one-return-of-what-packing-made-cheaper
SELECT o.store_id, o.order_id, o.given_back_paise, sum(r.amount_paise) AS returned FROM orders o
LEFT JOIN refunds r ON r.store_id = o.store_id AND r.order_id = o.order_id AND r.reason = 'packed_less'
GROUP BY o.store_id, o.order_id, o.given_back_paise HAVING coalesce(sum(r.amount_paise), 0) <> o.given_back_paise;

-- name: services-return-no-more-than-they-took
SELECT p.payment_id, p.received_paise, sum(r.amount_paise) AS returned FROM payments p
JOIN money_returns r ON r.payment_id = p.payment_id AND r.status <> 'failed' AND NOT r.by_hand
GROUP BY p.payment_id, p.received_paise HAVING sum(r.amount_paise) > p.received_paise;

-- name: a-refund-is-back-when-one-of-its-returns-is
SELECT f.store_id, f.refund_id, f.status FROM refunds f
WHERE f.payment_id IS NOT NULL AND (f.status = 'done') IS DISTINCT FROM EXISTS (
  SELECT 1 FROM money_returns r WHERE r.refund_id = f.refund_id AND r.status = 'done');

-- name: no-more-goods-come-back-than-were-sold
SELECT i.store_id, i.order_id, i.line_no, i.quantity, sum(l.quantity) AS returned FROM order_items i
JOIN refunds r ON r.store_id = i.store_id AND r.order_id = i.order_id
JOIN refund_lines l ON l.store_id = r.store_id AND l.refund_id = r.refund_id AND l.line_no = i.line_no
GROUP BY i.store_id, i.order_id, i.line_no HAVING sum(l.quantity) > i.quantity;

-- name: events-without-a-gap
SELECT c.store_id, c.event_seq, e.first_seq, e.last_seq, e.events FROM store_counters c
JOIN (SELECT store_id, min(seq) AS first_seq, max(seq) AS last_seq, count(*) AS events FROM store_events GROUP BY store_id) e
  ON e.store_id = c.store_id
WHERE e.last_seq <> c.event_seq OR e.events <> e.last_seq - e.first_seq + 1;

-- name: one-event-for-each-audit-entry
SELECT c.store_id, c.event_seq, count(a.version) AS entries FROM store_counters c
LEFT JOIN order_events a ON a.store_id = c.store_id
GROUP BY c.store_id, c.event_seq HAVING count(a.version) <> c.event_seq;

-- name: event-names-its-audit-entry
SELECT e.store_id, e.seq, e.order_id, e.order_version FROM store_events e
LEFT JOIN order_events a ON a.store_id = e.store_id AND a.order_id = e.order_id AND a.version = e.order_version
WHERE a.type IS DISTINCT FROM e.type;

-- name: delivered-orders-are-counted
SELECT c.store_id, c.delivered, count(o.order_id) AS orders FROM store_counters c
LEFT JOIN orders o ON o.store_id = c.store_id AND o.status = 'delivered' AND NOT o.practice
GROUP BY c.store_id, c.delivered HAVING count(o.order_id) <> c.delivered;

-- name: store-has-its-counter
SELECT s.store_id FROM stores s WHERE NOT EXISTS (SELECT 1 FROM store_counters c WHERE c.store_id = s.store_id);

-- name: slot-counter-is-its-orders
-- Only orders that are not cancelled: a cancelled order has released its place, and a later refund does not change that.
SELECT coalesce(c.store_id, o.store_id) AS store_id, coalesce(c.date, o.date) AS date, coalesce(c.slot, o.slot) AS slot,
  c.taken, coalesce(o.orders, 0) AS orders
FROM slot_counters c
FULL JOIN (
  SELECT store_id, delivery_date AS date, delivery_slot AS slot, count(*) AS orders FROM orders
  WHERE delivery_slot IN ('morning', 'afternoon', 'evening') AND delivery_date IS NOT NULL
    AND status <> 'cancelled' AND cancelled_by IS NULL
  GROUP BY store_id, delivery_date, delivery_slot
) o ON o.store_id = c.store_id AND o.date = c.date AND o.slot = c.slot
WHERE c.taken IS DISTINCT FROM coalesce(o.orders, 0)::int;

-- name: cancelled-says-by-whom
SELECT store_id, order_id, status, cancelled_by FROM orders WHERE status = 'cancelled' AND cancelled_by IS NULL;

-- name: rating-is-its-reviews
SELECT s.store_id, s.rating_sum, s.rating_count, coalesce(sum(r.rating), 0) AS reviewed_sum, count(r.review_id) AS reviewed_count FROM stores s
LEFT JOIN reviews r ON r.store_id = s.store_id
GROUP BY s.store_id HAVING s.rating_sum <> coalesce(sum(r.rating), 0) OR s.rating_count <> count(r.review_id);

-- name: only-delivered-orders-are-reviewed
-- A review stays when its order is refunded later.
SELECT r.store_id, r.order_id, o.status FROM reviews r
LEFT JOIN orders o ON o.store_id = r.store_id AND o.order_id = r.order_id
WHERE (o.status IN ('delivered', 'refunded') AND o.cancelled_by IS NULL) IS NOT TRUE;

-- name: money-says-when-it-came
SELECT store_id, order_id, payment_status, paid_at, returned_at FROM orders
WHERE (payment_status IN ('completed', 'refunded')) <> (paid_at IS NOT NULL) OR (payment_status = 'refunded') <> (returned_at IS NOT NULL);

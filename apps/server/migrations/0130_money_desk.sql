-- When an order's money came (by a payment service or to the shop itself) and when the last of it was back; and when the shop looked for
-- what the customer says they have paid and did not find it.
ALTER TABLE orders
  ADD COLUMN paid_at timestamptz,
  ADD COLUMN paid_by_service boolean NOT NULL DEFAULT false,
  ADD COLUMN returned_at timestamptz,
  ADD COLUMN payment_missed_at timestamptz;
UPDATE orders o
SET paid_at = coalesce(
    (SELECT min(e.at) FROM order_events e
     WHERE e.store_id = o.store_id AND e.order_id = o.order_id AND (e.reason = 'payment_received' OR e.to_status = 'delivered')),
    o.updated_at),
  paid_by_service = EXISTS (SELECT 1 FROM payments p WHERE p.store_id = o.store_id AND p.order_id = o.order_id
    AND p.status IN ('paid', 'given_back') AND NOT p.to_give_back AND p.reference IS NOT NULL),
  returned_at = CASE WHEN o.payment_status = 'refunded' THEN o.updated_at END
WHERE o.payment_status IN ('completed', 'refunded');

CREATE INDEX orders_paid ON orders (store_id, paid_at) INCLUDE (payment_method, paid_by_service, total_paise)
  WHERE paid_at IS NOT NULL AND NOT practice;
CREATE INDEX orders_returned ON orders (store_id, returned_at) WHERE returned_at IS NOT NULL AND NOT practice;
CREATE INDEX orders_waiting_for_money ON orders (store_id, updated_at)
  WHERE payment_status = 'pending' AND NOT practice AND (status IN ('out_for_delivery', 'delivered') OR payment_claimed_at IS NOT NULL);
-- Called off, but its money is still with the shop or its payment service.
CREATE INDEX orders_money_of_dead ON orders (store_id, updated_at)
  WHERE payment_status = 'completed' AND NOT practice AND status IN ('cancelled', 'refunded');
CREATE INDEX refunds_by_day ON refunds (store_id, created_at);
CREATE INDEX refunds_done ON refunds (store_id, done_at) WHERE status = 'done';
CREATE INDEX payments_with_money ON payments (store_id, order_id) WHERE received_paise IS NOT NULL;
-- Held money that went back never was its order's.
UPDATE payments SET to_give_back = true WHERE status = 'given_back' AND received_paise <> amount_paise;

-- Days that were closed: what should have lain in the drawer, and what did.
CREATE TABLE day_closings (
  store_id text NOT NULL,
  day date NOT NULL,
  opening_paise bigint NOT NULL CHECK (opening_paise >= 0),
  cash_in_paise bigint NOT NULL CHECK (cash_in_paise >= 0),
  cash_out_paise bigint NOT NULL CHECK (cash_out_paise >= 0),
  taken_out_paise bigint NOT NULL CHECK (taken_out_paise >= 0),
  counted_paise bigint NOT NULL CHECK (counted_paise >= 0),
  pieces jsonb,
  reason text,
  note text,
  closed_at timestamptz NOT NULL,
  actor_id text,
  actor_label text NOT NULL,
  PRIMARY KEY (store_id, day),
  CONSTRAINT day_closings_reason CHECK (
    reason IS NOT NULL OR counted_paise = opening_paise + cash_in_paise - cash_out_paise - taken_out_paise)
);

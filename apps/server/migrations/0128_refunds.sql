-- What of an order's money went back, or is on its way back.
ALTER TABLE orders ADD COLUMN refunded_paise bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT orders_refunded CHECK (refunded_paise BETWEEN 0 AND total_paise);
UPDATE orders SET refunded_paise = total_paise WHERE payment_status = 'refunded';

-- Money that goes back while goods went out, by lines and quantities.
CREATE TABLE refunds (
  store_id text NOT NULL,
  refund_id uuid NOT NULL,
  order_id uuid NOT NULL,
  -- Through this payment's service; null: by the shop's own hands.
  payment_id uuid,
  destination text NOT NULL CHECK (destination IN ('source', 'cash')),
  status text NOT NULL CHECK (status IN ('pending', 'done', 'failed')),
  amount_paise bigint NOT NULL CHECK (amount_paise > 0),
  goods_paise bigint NOT NULL,
  tax_paise bigint NOT NULL,
  fees_paise bigint NOT NULL CHECK (fees_paise >= 0),
  reason text NOT NULL,
  note text,
  borne_by text NOT NULL CHECK (borne_by IN ('store', 'delivery', 'supplier')),
  actor_id text,
  actor_label text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  done_at timestamptz,
  PRIMARY KEY (store_id, refund_id)
);
CREATE INDEX refunds_by_order ON refunds (store_id, order_id, created_at);
CREATE INDEX refunds_waiting ON refunds (next_at) WHERE status = 'pending';

CREATE TABLE refund_lines (
  store_id text NOT NULL,
  refund_id uuid NOT NULL,
  line_no smallint NOT NULL,
  quantity bigint NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (store_id, refund_id, line_no)
);

-- What the bank of the test mode gave back: each once, by the name it was asked with.
CREATE TABLE test_bank_returns (
  key text PRIMARY KEY,
  reference text NOT NULL REFERENCES test_bank_payments (reference),
  amount_paise bigint NOT NULL CHECK (amount_paise > 0),
  at timestamptz NOT NULL
);
CREATE INDEX test_bank_returns_by_reference ON test_bank_returns (reference);

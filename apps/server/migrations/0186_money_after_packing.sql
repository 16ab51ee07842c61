-- What was paid for an order, where that is not its total: the order was packed after it was paid. Null: the total, once it is paid.
ALTER TABLE orders ADD COLUMN paid_paise bigint CHECK (paid_paise >= 0),
  -- What went back when it was handed over, because less was packed than was paid.
  ADD COLUMN given_back_paise bigint NOT NULL DEFAULT 0 CHECK (given_back_paise BETWEEN 0 AND coalesce(paid_paise, 0));

-- Money that came for an order after its first payment: what was owed when more was packed. Part of paid_paise.
CREATE TABLE order_receipts (
  store_id text NOT NULL,
  order_id uuid NOT NULL,
  receipt_no smallint NOT NULL,
  amount_paise bigint NOT NULL CHECK (amount_paise > 0),
  method text NOT NULL CHECK (method IN ('cod', 'upi', 'cash', 'card', 'netbanking', 'wallet')),
  -- A payment service confirmed it.
  by_service boolean NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (store_id, order_id, receipt_no)
);
CREATE INDEX order_receipts_by_time ON order_receipts (store_id, at);

-- An attempt to pay what is owed after packing, not the order.
ALTER TABLE payments ADD COLUMN for_rest boolean NOT NULL DEFAULT false;
-- A return by the shop's hands of money that the first payment does not hold.
ALTER TABLE refunds ADD COLUMN of_rest boolean NOT NULL DEFAULT false;

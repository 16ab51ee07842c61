-- UPI payments to the shop that were found in its statement or messages. Of those nothing is kept but the transfer's number, the amount and
-- the time. A transfer pays once, whatever how often it is told of.
CREATE TABLE upi_matches (
  utr text PRIMARY KEY,
  store_id text NOT NULL,
  order_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  amount_paise bigint NOT NULL CHECK (amount_paise > 0),
  credited_at timestamptz,
  -- By its own name, or because a person said so.
  is_sure boolean NOT NULL,
  actor_id text,
  matched_at timestamptz NOT NULL
);
CREATE INDEX upi_matches_by_order ON upi_matches (store_id, order_id);

-- What the customer says the transfer is called.
ALTER TABLE orders ADD COLUMN payment_claim_utr text;
CREATE INDEX orders_by_claim_utr ON orders (store_id, payment_claim_utr) WHERE payment_claim_utr IS NOT NULL;

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

-- What customers say their transfers are called. One name, one order.
CREATE TABLE upi_claims (
  store_id text NOT NULL,
  order_id uuid NOT NULL,
  utr text NOT NULL CHECK (utr ~ '^[0-9]{12}$'),
  claimed_at timestamptz NOT NULL,
  PRIMARY KEY (store_id, order_id)
);
CREATE UNIQUE INDEX upi_claims_utr ON upi_claims (store_id, utr);

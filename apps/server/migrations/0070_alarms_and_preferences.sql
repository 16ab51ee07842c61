-- What a shop prefers, by sections; what is missing is as the contract's defaults say.
CREATE TABLE shop_preferences (
  store_id text PRIMARY KEY REFERENCES stores (store_id),
  sections jsonb NOT NULL,
  updated_at timestamptz NOT NULL
);

-- One row for each order that a shop must answer, written with the order itself: who has been called so far, and when to look
-- again. It ends with the answer, or when nobody gave one.
CREATE TABLE order_alarms (
  store_id text NOT NULL,
  order_id uuid NOT NULL,
  -- Since when the shop could hear it: when it came, or when the shop opened.
  starts_at timestamptz NOT NULL,
  deadline_at timestamptz NOT NULL,
  next_at timestamptz NOT NULL,
  -- When the rules of auto-accept had their turn.
  judged_at timestamptz,
  pushed_at timestamptz,
  messaged_at timestamptz,
  customer_told_at timestamptz,
  ended_at timestamptz,
  ending text CHECK (ending IN ('answered', 'unanswered', 'withdrawn')),
  PRIMARY KEY (store_id, order_id),
  CHECK ((ended_at IS NULL) = (ending IS NULL))
) WITH (fillfactor = 80);
CREATE INDEX order_alarms_due ON order_alarms (next_at) WHERE ended_at IS NULL;
CREATE INDEX order_alarms_by_age ON order_alarms (ended_at);

-- Every decision of auto-accept with the rules that passed and failed, and the facts they looked at.
CREATE TABLE auto_accept_decisions (
  store_id text NOT NULL,
  order_id uuid NOT NULL,
  accepted boolean NOT NULL,
  passed text[] NOT NULL,
  failed text[] NOT NULL,
  facts jsonb NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (store_id, order_id)
);
CREATE INDEX auto_accept_decisions_by_time ON auto_accept_decisions (store_id, at DESC);

-- Why a shop is paused when its owner did not pause it, and since when.
ALTER TABLE stores
  ADD COLUMN pause_reason text CHECK (pause_reason IN ('unanswered_orders')),
  ADD COLUMN paused_at timestamptz;

-- Orders that wait already.
INSERT INTO order_alarms (store_id, order_id, starts_at, deadline_at, next_at)
SELECT o.store_id, o.order_id, o.accept_by - make_interval(mins => s.accept_within_minutes), o.accept_by, o.created_at
FROM orders o JOIN stores s ON s.store_id = o.store_id WHERE o.status = 'pending' AND o.accept_by IS NOT NULL;

-- Money that a payment service is asked to return: each try under a name of its own, and what the service said of it.
CREATE TABLE money_returns (
  provider text NOT NULL,
  -- Our name of it, the same for every call about it.
  key text NOT NULL,
  store_id text NOT NULL,
  order_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  -- A refund by lines; null: all of the payment that is left.
  refund_id uuid,
  -- Goes up when people have it tried again after the service refused.
  round smallint NOT NULL,
  amount_paise bigint NOT NULL CHECK (amount_paise > 0),
  status text NOT NULL CHECK (status IN ('pending', 'sent', 'done', 'failed')),
  by_hand boolean NOT NULL DEFAULT false,
  tries integer NOT NULL DEFAULT 0,
  -- When the service is called next, or asked what became of it.
  next_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (provider, key)
);
CREATE INDEX money_returns_by_payment ON money_returns (payment_id, round);
CREATE INDEX money_returns_by_order ON money_returns (store_id, order_id);
CREATE INDEX money_returns_waiting ON money_returns (next_at) WHERE status IN ('pending', 'sent');

INSERT INTO money_returns (provider, key, store_id, order_id, payment_id, refund_id, round, amount_paise, status, tries, next_at,
  created_at, changed_at)
SELECT p.provider, 'refund-' || r.refund_id, r.store_id, r.order_id, r.payment_id, r.refund_id, 1, r.amount_paise, r.status, r.tries,
  r.next_at, r.created_at, coalesce(r.done_at, r.created_at)
FROM refunds r JOIN payments p ON p.payment_id = r.payment_id;

DROP INDEX refunds_waiting;
ALTER TABLE refunds
  DROP COLUMN tries,
  DROP COLUMN next_at,
  DROP CONSTRAINT refunds_status_check,
  ADD CONSTRAINT refunds_status_check CHECK (status IN ('pending', 'sent', 'done', 'failed'));

-- The bank of the test mode returns money at once, after a while, or fails the first time; and tells what became of it.
ALTER TABLE test_bank_payments ADD COLUMN gives_back text NOT NULL DEFAULT 'at_once'
  CHECK (gives_back IN ('at_once', 'late', 'fails_first'));
ALTER TABLE test_bank_returns
  ADD COLUMN state text NOT NULL DEFAULT 'done' CHECK (state IN ('sent', 'done', 'failed')),
  ADD COLUMN done_at timestamptz;
ALTER TABLE test_bank_reports
  ADD COLUMN return_key text,
  DROP CONSTRAINT test_bank_reports_said_check,
  ADD CONSTRAINT test_bank_reports_said_check
    CHECK (said IN ('open', 'approved', 'declined', 'timed_out', 'return_sent', 'return_done', 'return_failed'));

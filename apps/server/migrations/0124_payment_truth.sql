-- What really came for an attempt, by the provider's own name of it. `held`: another amount than the one asked for.
ALTER TABLE payments
  DROP CONSTRAINT payments_status_check,
  ADD CONSTRAINT payments_status_check CHECK (status IN ('created', 'paid', 'failed', 'held', 'given_back')),
  ADD COLUMN transaction text,
  ADD COLUMN received_paise bigint CHECK (received_paise > 0),
  -- When its provider was asked last by our own job.
  ADD COLUMN asked_at timestamptz;
UPDATE payments SET received_paise = amount_paise WHERE status IN ('paid', 'given_back');
ALTER TABLE payments ADD CONSTRAINT payments_received CHECK (received_paise IS NOT NULL OR status IN ('created', 'failed'));
-- One transfer of money belongs to one attempt: it can never pay two orders.
CREATE UNIQUE INDEX payments_by_transaction ON payments (provider, transaction) WHERE transaction IS NOT NULL;
CREATE INDEX payments_to_ask ON payments (created_at) WHERE status IN ('created', 'failed');
CREATE INDEX payments_held ON payments (payment_id) WHERE status = 'held';

-- Reports of payment services that were taken in: each once, whatever how often it is sent. Of the report itself only a hash is kept.
CREATE TABLE payment_reports (
  provider text NOT NULL,
  event_id text NOT NULL,
  payment_id uuid,
  said text NOT NULL,
  body_hash bytea NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (provider, event_id)
);
CREATE INDEX payment_reports_by_time ON payment_reports (received_at);

-- Orders that wait for money before anybody packs them.
CREATE INDEX orders_unpaid ON orders (created_at)
  WHERE status = 'pending' AND payment_status = 'pending' AND payment_method NOT IN ('cod', 'cash');

-- The test bank names its reports, may approve after it gave up, and may send another amount.
ALTER TABLE test_bank_reports ADD COLUMN event_id uuid;
UPDATE test_bank_reports SET event_id = report_id;
ALTER TABLE test_bank_reports ALTER COLUMN event_id SET NOT NULL;
ALTER TABLE test_bank_payments
  ADD COLUMN approves_at timestamptz,
  ADD COLUMN paid_paise bigint CHECK (paid_paise > 0);

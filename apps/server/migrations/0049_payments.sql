-- Orders can be paid through a payment service too; whether a shop takes that is its own choice.
ALTER TABLE orders
  DROP CONSTRAINT orders_payment_method_check,
  ADD CONSTRAINT orders_payment_method_check CHECK (payment_method IN ('cod', 'upi', 'cash', 'card', 'netbanking', 'wallet'));
ALTER TABLE stores ADD COLUMN takes_online boolean NOT NULL DEFAULT true;

-- Attempts to pay an order. An order is paid by one of them at most; money that comes besides goes back.
CREATE TABLE payments (
  store_id text NOT NULL,
  payment_id uuid NOT NULL,
  order_id uuid NOT NULL,
  provider text NOT NULL,
  method text NOT NULL CHECK (method IN ('cod', 'upi', 'cash', 'card', 'netbanking', 'wallet')),
  amount_paise bigint NOT NULL CHECK (amount_paise > 0),
  status text NOT NULL CHECK (status IN ('created', 'paid', 'failed', 'given_back')),
  -- The provider's own name of it.
  reference text,
  failure text,
  to_give_back boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (store_id, payment_id)
);
CREATE UNIQUE INDEX payments_by_id ON payments (payment_id);
CREATE INDEX payments_by_order ON payments (store_id, order_id, created_at);
CREATE UNIQUE INDEX payments_by_reference ON payments (provider, reference) WHERE reference IS NOT NULL;
-- A second press goes on with the attempt that is open.
CREATE UNIQUE INDEX payments_open ON payments (store_id, order_id, provider, method) WHERE status = 'created';
CREATE INDEX payments_to_give_back ON payments (payment_id) WHERE status = 'paid' AND to_give_back;
CREATE INDEX orders_paid_and_cancelled ON orders (store_id, order_id) WHERE status = 'cancelled' AND payment_status = 'completed';

-- The bank of the test mode: its own books, as a payment service would keep them elsewhere, and what it has still to report.
CREATE TABLE test_bank_payments (
  reference text PRIMARY KEY,
  payment_id uuid NOT NULL,
  payee text NOT NULL,
  amount_paise bigint NOT NULL,
  method text NOT NULL,
  return_path text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'approved', 'declined', 'timed_out', 'given_back')),
  created_at timestamptz NOT NULL,
  decided_at timestamptz
);
CREATE TABLE test_bank_reports (
  report_id uuid PRIMARY KEY,
  reference text NOT NULL REFERENCES test_bank_payments (reference),
  said text NOT NULL CHECK (said IN ('open', 'approved', 'declined', 'timed_out')),
  due_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  sent_at timestamptz
);
CREATE INDEX test_bank_reports_waiting ON test_bank_reports (due_at) WHERE sent_at IS NULL;

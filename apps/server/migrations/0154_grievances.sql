-- Grievances of anybody, with the clock of the Consumer Protection (E-Commerce) Rules 2020, rule 4(5).
CREATE TABLE grievances (
  grievance_id uuid PRIMARY KEY,
  ticket text NOT NULL UNIQUE,
  kind text NOT NULL,
  name text NOT NULL,
  phone text,
  email text,
  store_id text REFERENCES stores (store_id),
  order_no text NOT NULL,
  text text NOT NULL,
  language text NOT NULL,
  received_at timestamptz NOT NULL,
  acknowledge_by timestamptz NOT NULL,
  redress_by timestamptz NOT NULL,
  acknowledged_at timestamptz,
  asked_shop_at timestamptz,
  shop_answer text,
  resolved_at timestamptz,
  answer text
);
CREATE INDEX grievances_open ON grievances (redress_by) WHERE resolved_at IS NULL;
CREATE INDEX grievances_by_phone ON grievances (phone);
CREATE INDEX grievances_by_store ON grievances (store_id, asked_shop_at) WHERE asked_shop_at IS NOT NULL;

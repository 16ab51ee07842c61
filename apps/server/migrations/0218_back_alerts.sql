-- Who wants to be told when a product is there again: an account, or the number of a guest. A row goes when its person was told.
CREATE TABLE back_alerts (
  store_id text NOT NULL REFERENCES stores (store_id),
  product_id uuid NOT NULL,
  alert_id uuid NOT NULL,
  user_id uuid REFERENCES users (user_id),
  phone text,
  language text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (store_id, product_id, alert_id),
  CHECK ((user_id IS NULL) <> (phone IS NULL))
);
CREATE UNIQUE INDEX back_alerts_by_user ON back_alerts (store_id, product_id, user_id) WHERE user_id IS NOT NULL;
CREATE UNIQUE INDEX back_alerts_by_phone ON back_alerts (store_id, product_id, phone) WHERE phone IS NOT NULL;
CREATE INDEX back_alerts_of_user ON back_alerts (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX back_alerts_of_phone ON back_alerts (phone) WHERE phone IS NOT NULL;

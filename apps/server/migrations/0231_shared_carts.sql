-- A cart that people of one home fill together. Only a hash of its id is stored: who knows the id may change it. It holds no phone and
-- no address; `changed_by` and the `by` of a line are first names that somebody chose to give.
CREATE TABLE shared_carts (
  cart_hash bytea PRIMARY KEY,
  store_id text NOT NULL REFERENCES stores (store_id),
  items jsonb NOT NULL,
  change_no integer NOT NULL DEFAULT 0,
  changed_by text,
  changed_at timestamptz NOT NULL,
  ordered_at timestamptz,
  stopped_at timestamptz
);
CREATE INDEX shared_carts_by_age ON shared_carts (changed_at);

-- Changes that were applied: each counts once.
CREATE TABLE shared_cart_changes (
  cart_hash bytea NOT NULL REFERENCES shared_carts (cart_hash) ON DELETE CASCADE,
  op_id uuid NOT NULL,
  PRIMARY KEY (cart_hash, op_id)
);

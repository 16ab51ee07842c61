-- Orders of numbers that have neither a delivered order at the shop nor a code: they may hold a part of the stock only, and
-- only so many of them may be open. See docs/decisions/051.
ALTER TABLE orders ADD COLUMN unproven boolean NOT NULL DEFAULT false;

-- What open unproven orders hold, in base units: reserved, and sold but not delivered yet.
ALTER TABLE products ADD COLUMN unproven_held bigint NOT NULL DEFAULT 0;

-- Above this value an unproven number needs a code.
ALTER TABLE stores ADD COLUMN code_above_paise bigint NOT NULL DEFAULT 200000 CHECK (code_above_paise >= 0);

-- An open unproven order, with the counters that it is counted in. The row goes when the order ends.
CREATE TABLE unproven_orders (
  store_id text NOT NULL,
  order_id uuid NOT NULL,
  kinds text[] NOT NULL,
  keys text[] NOT NULL,
  placed_at timestamptz NOT NULL,
  PRIMARY KEY (store_id, order_id)
);

-- Open unproven orders of a shop by number, device, address and network (keyed hashes), and of the whole shop. A CHECK, because
-- the row that ON CONFLICT updates is the newest one: the limit holds for orders that arrive at the same moment.
CREATE TABLE unproven_counts (
  store_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('number', 'device', 'address', 'network', 'shop')),
  key text NOT NULL,
  open integer NOT NULL,
  most integer NOT NULL,
  PRIMARY KEY (store_id, kind, key),
  CONSTRAINT unproven_counts_most CHECK (open <= most)
) WITH (fillfactor = 70);

-- Numbers that a shop takes no orders from.
CREATE TABLE blocked_numbers (
  store_id text NOT NULL REFERENCES stores (store_id),
  phone text NOT NULL,
  name text NOT NULL,
  blocked_by text NOT NULL,
  blocked_at timestamptz NOT NULL,
  PRIMARY KEY (store_id, phone)
);

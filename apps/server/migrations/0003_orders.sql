-- One row per store: the next order number and the last event number. Bumped in the order's own transaction.
CREATE TABLE store_counters (
  store_id text PRIMARY KEY,
  order_no bigint NOT NULL DEFAULT 0,
  event_seq bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 50);

CREATE TABLE orders (
  store_id text NOT NULL,
  order_id uuid NOT NULL,
  order_no bigint NOT NULL,
  token_hash bytea NOT NULL,
  customer_user_id uuid,
  customer_name text NOT NULL,
  customer_phone text NOT NULL,
  customer_email text,
  delivery_type text NOT NULL CHECK (delivery_type IN ('delivery', 'pickup')),
  delivery_address text NOT NULL,
  landmark text,
  pincode text,
  latitude double precision,
  longitude double precision,
  notes text,
  subtotal_paise bigint NOT NULL,
  discount_paise bigint NOT NULL,
  tax_paise bigint NOT NULL,
  tax_mode text NOT NULL CHECK (tax_mode IN ('exclusive', 'inclusive')),
  delivery_fee_paise bigint NOT NULL,
  express_fee_paise bigint NOT NULL,
  total_paise bigint NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'confirmed', 'preparing', 'ready', 'out_for_delivery', 'delivered', 'cancelled', 'refunded')),
  payment_method text NOT NULL CHECK (payment_method IN ('cod', 'upi', 'cash')),
  payment_status text NOT NULL CHECK (payment_status IN ('pending', 'completed', 'failed', 'refunded')),
  payment_claimed_at timestamptz,
  delivery_slot text NOT NULL,
  delivery_date date,
  estimated_delivery timestamptz,
  accept_by timestamptz,
  acknowledged_at timestamptz,
  cancellation_reason text,
  cancelled_by text CHECK (cancelled_by IN ('store', 'customer', 'system')),
  partner_name text,
  partner_phone text,
  partner_vehicle text,
  channel text NOT NULL,
  language text NOT NULL,
  urgent boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (store_id, order_id),
  CHECK (total_paise = subtotal_paise - discount_paise + delivery_fee_paise + express_fee_paise
    + CASE tax_mode WHEN 'exclusive' THEN tax_paise ELSE 0 END)
) WITH (fillfactor = 85);
CREATE INDEX orders_by_id ON orders (order_id);
CREATE INDEX orders_by_time ON orders (store_id, created_at, order_id);
CREATE INDEX orders_open ON orders (store_id, created_at) WHERE status NOT IN ('delivered', 'cancelled', 'refunded');
-- Serves both the limit of open orders per phone and a shop's history with one customer.
CREATE INDEX orders_by_customer ON orders (customer_phone, store_id, created_at);
CREATE INDEX orders_to_expire ON orders (accept_by) WHERE status = 'pending' AND accept_by IS NOT NULL;

CREATE TABLE order_items (
  store_id text NOT NULL,
  order_id uuid NOT NULL,
  line_no smallint NOT NULL,
  product_id uuid NOT NULL,
  product_name text NOT NULL,
  product_name_hi text,
  image text NOT NULL,
  unit text NOT NULL,
  pack_size text,
  unit_size integer NOT NULL,
  quantity bigint NOT NULL CHECK (quantity > 0),
  unit_price_paise bigint NOT NULL,
  total_paise bigint NOT NULL,
  gst_rate_percent numeric(4, 2) NOT NULL,
  tax_paise bigint NOT NULL,
  PRIMARY KEY (store_id, order_id, line_no)
);

-- The audit of every change; what the customer sees as history is read from here. version = the order's version after.
CREATE TABLE order_events (
  store_id text NOT NULL,
  order_id uuid NOT NULL,
  version integer NOT NULL,
  type text NOT NULL,
  from_status text,
  to_status text NOT NULL,
  actor_kind text NOT NULL CHECK (actor_kind IN ('shop', 'customer', 'system', 'payment')),
  actor_id text,
  actor_label text NOT NULL,
  reason text,
  at timestamptz NOT NULL,
  PRIMARY KEY (store_id, order_id, version)
);

-- The outbox and the feed that devices catch up from. seq is gapless per store, in commit order.
CREATE TABLE store_events (
  store_id text NOT NULL,
  seq bigint NOT NULL,
  type text NOT NULL,
  order_id uuid NOT NULL,
  order_version integer NOT NULL,
  at timestamptz NOT NULL,
  published_at timestamptz,
  -- Which app node sent it: the others send it to their own sockets.
  published_by text,
  PRIMARY KEY (store_id, seq)
) WITH (fillfactor = 85);
CREATE INDEX store_events_waiting ON store_events (at) WHERE published_at IS NULL;
CREATE INDEX store_events_published ON store_events (published_at);

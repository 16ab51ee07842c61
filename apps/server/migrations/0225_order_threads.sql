-- What a customer and the shop write about an order. One row of a thread counts and says how far each side has read; it is locked by who
-- writes, so that numbers have no gap and the order itself is not.
CREATE TABLE order_threads (
  store_id text NOT NULL,
  order_id uuid NOT NULL,
  last_no integer NOT NULL DEFAULT 0,
  last_customer_no integer NOT NULL DEFAULT 0,
  last_shop_no integer NOT NULL DEFAULT 0,
  customer_read_no integer NOT NULL DEFAULT 0,
  shop_read_no integer NOT NULL DEFAULT 0,
  written_at timestamptz NOT NULL,
  PRIMARY KEY (store_id, order_id)
);
-- What the badge of the board asks, and retention.
CREATE INDEX order_threads_unread ON order_threads (store_id) WHERE last_customer_no > shop_read_no;
CREATE INDEX order_threads_by_age ON order_threads (written_at);

CREATE TABLE order_messages (
  store_id text NOT NULL,
  order_id uuid NOT NULL,
  message_no integer NOT NULL,
  side text NOT NULL CHECK (side IN ('customer', 'shop')),
  body text,
  -- One of the usual replies, by its key: each reader sees it in their own language.
  quick text,
  photo_media_id uuid,
  at timestamptz NOT NULL,
  PRIMARY KEY (store_id, order_id, message_no),
  CHECK (num_nonnulls(body, quick, photo_media_id) = 1)
);

-- Photos of a handwritten list that a customer sent to a shop, until the bill that the shop typed is confirmed. Who it is and where to
-- are of the order that it becomes; the row goes 30 days after its end.
CREATE TABLE photo_lists (
  store_id text NOT NULL REFERENCES stores (store_id),
  list_id uuid NOT NULL,
  user_id uuid REFERENCES users (user_id),
  status text NOT NULL CHECK (status IN ('uploading', 'waiting', 'billed', 'ordered', 'refused', 'cancelled', 'expired')),
  photos_expected smallint NOT NULL CHECK (photos_expected BETWEEN 1 AND 3),
  customer_name text NOT NULL,
  customer_phone text NOT NULL,
  delivery_type text NOT NULL CHECK (delivery_type IN ('delivery', 'pickup')),
  delivery_address text NOT NULL,
  landmark text,
  pincode text,
  latitude double precision,
  longitude double precision,
  note text,
  language text NOT NULL,
  -- The bill as the shop sent it: lines with product, name, unit, quantity and price of a unit.
  bill jsonb,
  bill_total_paise bigint,
  shop_note text,
  reason text,
  order_id uuid,
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  expires_at timestamptz,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (store_id, list_id),
  CHECK ((bill IS NULL) = (bill_total_paise IS NULL)),
  CHECK ((status = 'ordered') = (order_id IS NOT NULL))
);
CREATE INDEX photo_lists_open ON photo_lists (store_id, sent_at) WHERE status IN ('uploading', 'waiting', 'billed');
CREATE INDEX photo_lists_expiring ON photo_lists (expires_at) WHERE expires_at IS NOT NULL;
CREATE INDEX photo_lists_by_age ON photo_lists (changed_at);
CREATE INDEX photo_lists_of_user ON photo_lists (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX photo_lists_of_phone ON photo_lists (customer_phone);

CREATE TABLE photo_list_photos (
  store_id text NOT NULL,
  list_id uuid NOT NULL,
  photo_no smallint NOT NULL,
  media_id uuid NOT NULL,
  PRIMARY KEY (store_id, list_id, photo_no),
  FOREIGN KEY (store_id, list_id) REFERENCES photo_lists (store_id, list_id) ON DELETE CASCADE
);

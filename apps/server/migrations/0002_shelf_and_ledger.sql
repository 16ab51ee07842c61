CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE products (
  store_id text NOT NULL,
  product_id uuid NOT NULL,
  name text NOT NULL,
  name_hi text,
  description text NOT NULL DEFAULT '',
  description_hi text,
  brand text NOT NULL DEFAULT '',
  category text NOT NULL,
  category_hi text,
  sku text,
  barcode text,
  hsn text,
  tags text[] NOT NULL DEFAULT '{}',
  aliases text NOT NULL DEFAULT '',
  image text NOT NULL,
  unit text NOT NULL,
  pack_size text,
  loose boolean NOT NULL DEFAULT false,
  -- Base units (g, ml, piece) in one selling unit: 1000 for loose goods by the kilogram, else 1.
  unit_size integer NOT NULL CHECK (unit_size > 0),
  price_paise bigint NOT NULL CHECK (price_paise >= 0),
  mrp_paise bigint CHECK (mrp_paise > 0),
  cost_paise bigint CHECK (cost_paise >= 0),
  gst_rate_percent numeric(4, 2) NOT NULL,
  -- Base units.
  on_hand bigint NOT NULL DEFAULT 0,
  reserved bigint NOT NULL DEFAULT 0,
  min_stock bigint NOT NULL DEFAULT 0,
  max_stock bigint NOT NULL DEFAULT 0,
  active boolean NOT NULL DEFAULT true,
  -- Goes up with name, price, tax or unit (never with stock): an order is priced by a version and refused by another.
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  search_text tsvector GENERATED ALWAYS AS (
    to_tsvector('simple', name || ' ' || coalesce(name_hi, '') || ' ' || brand || ' ' || category || ' ' || aliases || ' ' || coalesce(barcode, ''))
  ) STORED,
  PRIMARY KEY (store_id, product_id),
  CHECK (on_hand >= 0 AND reserved >= 0 AND reserved <= on_hand)
) WITH (fillfactor = 85);
CREATE INDEX products_by_category ON products (store_id, category, name);
CREATE INDEX products_search ON products USING gin (search_text);
CREATE INDEX products_similar ON products USING gin ((name || ' ' || aliases) gin_trgm_ops);
CREATE UNIQUE INDEX products_by_barcode ON products (store_id, barcode) WHERE barcode IS NOT NULL;

-- Append-only. quantity is signed for set and adjustment, else positive; balances are after the movement.
CREATE TABLE stock_movements (
  store_id text NOT NULL,
  movement_id uuid NOT NULL,
  product_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('in', 'out', 'set', 'adjustment', 'reserve', 'sale', 'release', 'return')),
  quantity bigint NOT NULL,
  delta_on_hand bigint NOT NULL,
  delta_reserved bigint NOT NULL,
  on_hand_after bigint NOT NULL CHECK (on_hand_after >= 0),
  reserved_after bigint NOT NULL CHECK (reserved_after >= 0),
  order_id uuid,
  actor_kind text NOT NULL,
  actor_id text,
  reason text,
  at timestamptz NOT NULL,
  PRIMARY KEY (store_id, movement_id)
);
CREATE INDEX stock_movements_by_product ON stock_movements (store_id, product_id, at);
-- A release or return runs once, however often it is asked for.
CREATE UNIQUE INDEX stock_movements_once ON stock_movements (store_id, order_id, product_id, kind) WHERE order_id IS NOT NULL;

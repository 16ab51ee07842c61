-- A product is counted, simply available, or asked for first. Shops choose for all, for a category, or for one product.
ALTER TABLE stores ADD COLUMN stock_mode text NOT NULL DEFAULT 'counted' CHECK (stock_mode IN ('counted', 'available', 'ask_first'));

CREATE TABLE category_stock_modes (
  store_id text NOT NULL,
  category text NOT NULL,
  stock_mode text NOT NULL CHECK (stock_mode IN ('counted', 'available', 'ask_first')),
  PRIMARY KEY (store_id, category)
);

ALTER TABLE products
  -- The product's own choice.
  ADD COLUMN own_mode text CHECK (own_mode IN ('counted', 'available', 'ask_first')),
  -- The mode that holds: its own, else its category's, else the shop's. Written whenever one of them changes, so that orders and lists
  -- need no other table.
  ADD COLUMN stock_mode text NOT NULL DEFAULT 'counted' CHECK (stock_mode IN ('counted', 'available', 'ask_first')),
  -- Until when it is off the shelf; the year 9999: until it is restocked.
  ADD COLUMN off_until timestamptz,
  -- The last proofs: sold, packed, scanned or confirmed; looked for and not there; and the last answer to a quick question.
  ADD COLUMN seen_at timestamptz,
  ADD COLUMN missed_at timestamptz,
  ADD COLUMN asked_at timestamptz;

-- Whether the ledger holds the goods of a line. The mode of a product may change while its orders are open.
ALTER TABLE order_items ADD COLUMN counted boolean NOT NULL DEFAULT true;
ALTER TABLE ordered_items ADD COLUMN counted boolean NOT NULL DEFAULT true;

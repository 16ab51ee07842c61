-- What is given may differ from what was ordered. order_items are the lines that are given: bills, returns, figures and stock read
-- them. What was ordered is copied when an order is first changed.

-- What the shop may do when a product is not there: for the order, and for one line.
ALTER TABLE orders ADD COLUMN if_missing text NOT NULL DEFAULT 'best_match' CHECK (if_missing IN ('best_match', 'call', 'leave_out'));
ALTER TABLE order_items ADD COLUMN if_missing text CHECK (if_missing IN ('best_match', 'call', 'leave_out')),
  -- The ordered line that this one replaces.
  ADD COLUMN replaces smallint,
  -- How it last differed from the order.
  ADD COLUMN change text CHECK (change IN ('fewer', 'weighed', 'replaced', 'price_corrected', 'added'));

-- The bill as it was ordered, of orders that were changed.
CREATE TABLE order_packings (
  store_id text NOT NULL,
  order_id uuid NOT NULL,
  subtotal_paise bigint NOT NULL,
  discount_paise bigint NOT NULL,
  tax_paise bigint NOT NULL,
  delivery_fee_paise bigint NOT NULL,
  express_fee_paise bigint NOT NULL,
  total_paise bigint NOT NULL,
  -- The number of the last change.
  change_no integer NOT NULL,
  PRIMARY KEY (store_id, order_id)
);

-- The lines as they were ordered, of orders that were changed. They never change.
CREATE TABLE ordered_items (
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
  hsn text,
  if_missing text CHECK (if_missing IN ('best_match', 'call', 'leave_out')),
  PRIMARY KEY (store_id, order_id, line_no)
);

-- Every change of an order's lines: who, when, why, and what became of it. `changes` as they were asked for.
CREATE TABLE order_changes (
  store_id text NOT NULL,
  order_id uuid NOT NULL,
  change_no integer NOT NULL,
  state text NOT NULL CHECK (state IN ('applied', 'asked', 'accepted', 'declined', 'lapsed', 'withdrawn')),
  changes jsonb NOT NULL,
  reason text,
  total_before_paise bigint NOT NULL,
  total_after_paise bigint NOT NULL,
  actor_kind text NOT NULL CHECK (actor_kind IN ('shop', 'customer', 'system', 'payment')),
  actor_id text,
  actor_label text NOT NULL,
  actor_role text CHECK (actor_role IN ('owner', 'manager', 'counter', 'packer', 'rider')),
  at timestamptz NOT NULL,
  -- The customer agreed by phone; the shop's person who says so is the actor.
  by_phone boolean NOT NULL DEFAULT false,
  -- What a question would make of the order: its lines, its bill and why the customer is asked.
  question jsonb,
  -- Until when the customer may answer, while it is asked.
  answer_by timestamptz,
  answered_at timestamptz,
  PRIMARY KEY (store_id, order_id, change_no)
);
-- One question of an order at a time, and those whose time is over.
CREATE UNIQUE INDEX order_changes_asked ON order_changes (store_id, order_id) WHERE state = 'asked';
CREATE INDEX order_changes_due ON order_changes (answer_by) WHERE state = 'asked';

-- Packing moves the stock of an order more than once; `quantity` is signed.
ALTER TABLE stock_movements DROP CONSTRAINT stock_movements_kind_check,
  ADD CONSTRAINT stock_movements_kind_check
    CHECK (kind IN ('in', 'out', 'set', 'adjustment', 'reserve', 'sale', 'release', 'return', 'packing'));
DROP INDEX stock_movements_once;
CREATE UNIQUE INDEX stock_movements_once ON stock_movements (store_id, order_id, product_id, kind)
  WHERE order_id IS NOT NULL AND kind <> 'packing';

-- Until packing starts the customer may change the order. The order before the change, for the shop's red and green, and when somebody
-- of the shop saw it.
ALTER TABLE order_changes ADD COLUMN before jsonb, ADD COLUMN seen_at timestamptz;

-- A change of a pending order moves what is reserved for it; `quantity` is signed.
ALTER TABLE stock_movements DROP CONSTRAINT stock_movements_kind_check,
  ADD CONSTRAINT stock_movements_kind_check
    CHECK (kind IN ('in', 'out', 'set', 'adjustment', 'reserve', 'sale', 'release', 'return', 'packing', 'change'));
DROP INDEX stock_movements_once;
CREATE UNIQUE INDEX stock_movements_once ON stock_movements (store_id, order_id, product_id, kind)
  WHERE order_id IS NOT NULL AND kind NOT IN ('packing', 'change');

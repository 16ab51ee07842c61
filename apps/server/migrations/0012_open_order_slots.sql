-- A phone may have three unfinished orders, however many it sends at the same moment: each takes one of three places.
-- NULL: an order that the shop typed in itself. Finished orders leave the index, and with it their place.
ALTER TABLE orders ADD COLUMN open_slot smallint CHECK (open_slot > 0);
CREATE UNIQUE INDEX orders_open_slots ON orders (customer_phone, open_slot)
  WHERE open_slot IS NOT NULL AND status NOT IN ('delivered', 'cancelled', 'refunded');

-- A shop tries out its counter with orders that are nobody's: they ring and are worked on, and count nowhere. Their numbers are
-- their own and negative, so that the series of real orders has no gap.
ALTER TABLE orders
  ADD COLUMN practice boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT orders_practice_numbers CHECK (practice = (order_no < 0));
ALTER TABLE store_counters ADD COLUMN practice_no bigint NOT NULL DEFAULT 0;

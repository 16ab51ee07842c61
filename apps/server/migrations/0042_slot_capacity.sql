-- How many orders a shop takes for one part of a day; null: as many as come.
ALTER TABLE stores ADD COLUMN slot_capacity integer CHECK (slot_capacity > 0);

-- Orders that stand for a part of a day: taken by the statement that places one, given back with the order that is called off.
-- Counted for every shop, so that a limit set later begins with the truth.
CREATE TABLE slot_counters (
  store_id text NOT NULL,
  date date NOT NULL,
  slot text NOT NULL CHECK (slot IN ('morning', 'afternoon', 'evening')),
  taken integer NOT NULL CHECK (taken >= 0),
  PRIMARY KEY (store_id, date, slot)
) WITH (fillfactor = 50);
INSERT INTO slot_counters (store_id, date, slot, taken)
SELECT store_id, delivery_date, delivery_slot, count(*) FROM orders
WHERE delivery_slot IN ('morning', 'afternoon', 'evening') AND delivery_date IS NOT NULL
  AND status <> 'cancelled' AND cancelled_by IS NULL
GROUP BY store_id, delivery_date, delivery_slot;

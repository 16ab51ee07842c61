-- What a customer said of single goods of an order ("ripe ones"), by product id. With the order, not with its lines: packing writes
-- those anew, and who is forgotten is taken out of one row.
ALTER TABLE orders ADD COLUMN item_notes jsonb;

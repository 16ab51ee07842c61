-- An order is rounded as it was when it was placed, however often it is priced anew. Null: an order from before, rounded as its shop
-- rounds now.
ALTER TABLE orders ADD COLUMN rounds_total boolean;

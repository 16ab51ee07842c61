-- Where a product stands in the shop, in the shop's own words ("A3"); empty: not said. Pick lists are grouped by it.
ALTER TABLE products ADD COLUMN shelf_place text NOT NULL DEFAULT '';

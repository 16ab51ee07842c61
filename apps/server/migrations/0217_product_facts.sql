-- What the law has a shop tell of packed goods before they are bought (Legal Metrology (Packaged Commodities) Rules 2011, 6(10)), and
-- the mark of food. Empty and NULL: the shop has not given it.
ALTER TABLE products
  ADD COLUMN maker text NOT NULL DEFAULT '',
  ADD COLUMN consumer_care text NOT NULL DEFAULT '',
  ADD COLUMN veg_mark text CHECK (veg_mark IN ('veg', 'non_veg'));

-- The history of a product tells who changed its price.
CREATE INDEX price_change_rows_by_product ON price_change_rows (store_id, product_id);

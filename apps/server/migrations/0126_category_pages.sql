-- Pages of a category come from this index alone: with the id they are in order to the last, and customers see what is active.
CREATE INDEX products_in_category ON products (store_id, category, name, product_id) INCLUDE (active) WHERE deleted_at IS NULL;
DROP INDEX products_by_category;

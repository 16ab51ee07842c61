-- What search knows of a product: its words, their sounds and what the thing is, made by the program when it writes the product
-- (packages/contract/src/catalogue/search), because SQL knows nothing of sounds. Tokens are `=word`, `~sound`, `^what it is` and
-- `#category`; places A (name), B (other words), D (beside).
ALTER TABLE products ADD COLUMN search_index tsvector NOT NULL DEFAULT '';
-- 0: made below, by words only. The program makes it anew where this is not the version it makes.
ALTER TABLE products ADD COLUMN search_version smallint NOT NULL DEFAULT 0;
UPDATE products p SET search_index = w.tokens
FROM (
  SELECT n.store_id, n.product_id, string_agg(DISTINCT '''=' || n.word || ''':1A', ' ')::tsvector AS tokens
  FROM (
    SELECT store_id, product_id,
      regexp_split_to_table(lower(concat_ws(' ', name, name_hi, brand, aliases, barcode)), '[[:space:][:punct:]]+') AS word
    FROM products
  ) n WHERE n.word <> '' AND length(n.word) <= 60
  GROUP BY n.store_id, n.product_id
) w
WHERE w.store_id = p.store_id AND w.product_id = p.product_id;
-- The store within the index: a word that every shop has is looked up in one of them only.
CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE INDEX products_search_index ON products USING gin (store_id, search_index);
-- Finds what is to be made anew without reading all.
CREATE INDEX products_search_version ON products (search_version);
DROP INDEX products_search;
DROP INDEX products_similar;
ALTER TABLE products DROP COLUMN search_text;

-- The owner's list of orders: any filter, search and sort over a shop's orders is answered from one index, without the table.
-- What an order's lines are called; written with the order.
ALTER TABLE orders ADD COLUMN product_words text NOT NULL DEFAULT '';
UPDATE orders o SET product_words = w.words
FROM (
  SELECT store_id, order_id, string_agg(concat_ws(' ', product_name, product_name_hi), ' ' ORDER BY line_no) AS words
  FROM order_items GROUP BY store_id, order_id
) w
WHERE w.store_id = o.store_id AND w.order_id = o.order_id;
-- Follows the order by itself, so that a customer who is forgotten is not found either. Cut where an index entry could become too
-- large; then it ends in an ellipsis, and the few orders that are that long are looked at themselves.
ALTER TABLE orders ADD COLUMN search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (
  left(lower(order_id::text || ' -' || lpad(order_no::text, 4, '0') || ' ' || customer_phone || ' ' || customer_name || ' '
    || delivery_address || ' ' || product_words), 500)
  || CASE WHEN length(customer_name) + length(delivery_address) + length(product_words) > 420 THEN '…' ELSE '' END
) STORED;
CREATE INDEX orders_list ON orders (store_id, created_at, order_id)
  INCLUDE (status, payment_method, payment_status, channel, total_paise, customer_name, search_text) WHERE NOT practice;
DROP INDEX orders_by_time;
-- An index alone answers only for pages that were vacuumed since they were written.
ALTER TABLE orders SET (autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_vacuum_scale_factor = 0.05);

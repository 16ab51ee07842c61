-- A bill names the HSN code that a product had when it was ordered, whatever becomes of the product.
ALTER TABLE order_items ADD COLUMN hsn text;
UPDATE order_items i SET hsn = p.hsn FROM products p
WHERE p.store_id = i.store_id AND p.product_id = i.product_id AND p.hsn IS NOT NULL;

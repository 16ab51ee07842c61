-- Customers pay whole rupees: the shop's setting. What is added to the exact amount is a line of its own; orders from before have none.
ALTER TABLE stores ADD COLUMN rounds_total boolean NOT NULL DEFAULT true;

-- The added parts are checked with it; a build from before writes none.
ALTER TABLE orders ADD COLUMN round_off_paise bigint NOT NULL DEFAULT 0 CHECK (round_off_paise BETWEEN -50 AND 50),
  DROP CONSTRAINT orders_check,
  ADD CONSTRAINT orders_total CHECK (total_paise = subtotal_paise - discount_paise + delivery_fee_paise + express_fee_paise + round_off_paise
    + CASE tax_mode WHEN 'exclusive' THEN tax_paise ELSE 0 END) NOT VALID;

ALTER TABLE order_packings ADD COLUMN round_off_paise bigint NOT NULL DEFAULT 0;

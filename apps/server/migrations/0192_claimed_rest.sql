-- The customer says that the rest, which packing made an order dearer by after it was paid, has been paid by UPI.
ALTER TABLE orders ADD COLUMN rest_claimed_at timestamptz;

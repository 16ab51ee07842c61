-- The customer says that the rest, which packing made an order dearer by after it was paid, has been paid by UPI: when, and how much it
-- was then. Packing may go on after that.
ALTER TABLE orders ADD COLUMN rest_claimed_at timestamptz, ADD COLUMN rest_claimed_paise bigint CHECK (rest_claimed_paise > 0);

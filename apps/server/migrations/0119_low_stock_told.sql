-- Products whose shop has been told that they run low; gone when there is enough again, so that the next time is told again.
-- It stood as 0106 for an hour, where databases that were further could not take it: some have it already.
CREATE TABLE IF NOT EXISTS low_stock_told (
  store_id text NOT NULL,
  product_id uuid NOT NULL,
  told_at timestamptz NOT NULL,
  PRIMARY KEY (store_id, product_id)
);

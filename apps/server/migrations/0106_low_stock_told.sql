-- Products whose shop has been told that they run low; gone when there is enough again, so that the next time is told again.
CREATE TABLE low_stock_told (
  store_id text NOT NULL,
  product_id uuid NOT NULL,
  told_at timestamptz NOT NULL,
  PRIMARY KEY (store_id, product_id)
);

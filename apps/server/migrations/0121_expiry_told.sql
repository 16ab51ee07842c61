-- The last day on which a shop was told of goods that expire.
CREATE TABLE expiry_told (
  store_id text PRIMARY KEY,
  told_on date NOT NULL
);

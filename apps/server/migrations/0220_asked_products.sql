-- What customers asked a shop for and did not find. A device asks for the same thing once a day; `device_hash` recognises it and names nobody.
CREATE TABLE asked_products (
  store_id text NOT NULL REFERENCES stores (store_id) ON DELETE CASCADE,
  asked_key text NOT NULL CHECK (length(asked_key) BETWEEN 1 AND 120),
  asked_on date NOT NULL,
  device_hash bytea NOT NULL,
  said text NOT NULL CHECK (length(said) BETWEEN 1 AND 80),
  asked_at timestamptz NOT NULL,
  PRIMARY KEY (store_id, asked_key, asked_on, device_hash)
);
CREATE INDEX asked_products_by_device ON asked_products (store_id, asked_on, device_hash);
CREATE INDEX asked_products_by_age ON asked_products (asked_at);

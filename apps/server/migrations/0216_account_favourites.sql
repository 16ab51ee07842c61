-- What a person usually buys at a shop, with the usual quantity: product ids as in account_carts. Goes with the account.
CREATE TABLE account_favourites (
  user_id uuid NOT NULL REFERENCES users (user_id),
  store_id text NOT NULL REFERENCES stores (store_id),
  items jsonb NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, store_id)
);

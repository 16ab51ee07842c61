-- Who took a shop's orders out, so that the next one goes with one tap. A row of somebody who works in the shop has only their account;
-- the others have no account and are known by what the shop typed. Unused rows go after half a year.
CREATE TABLE shop_riders (
  store_id text NOT NULL,
  rider_id uuid NOT NULL,
  -- What makes a rider the same as before: account, phone or name.
  rider_key text NOT NULL,
  user_id uuid,
  name text,
  phone text,
  vehicle_number text,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (store_id, rider_id),
  UNIQUE (store_id, rider_key),
  CHECK ((user_id IS NULL) = (name IS NOT NULL))
);

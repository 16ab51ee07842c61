-- What a shop has confirmed of its set-up, and when; and whether it has hidden the set-up from its dashboard.
CREATE TABLE store_set_up (
  store_id text PRIMARY KEY REFERENCES stores (store_id) ON DELETE CASCADE,
  place_at timestamptz,
  hours_at timestamptz,
  poster_at timestamptz,
  hidden_at timestamptz
);

-- Changes of many prices at once, kept so that they can be taken back.
CREATE TABLE price_changes (
  store_id text NOT NULL,
  change_id uuid NOT NULL,
  made_by uuid NOT NULL,
  made_at timestamptz NOT NULL,
  -- Percent or rupees, how much, and how it was rounded.
  what jsonb NOT NULL,
  undone_at timestamptz,
  PRIMARY KEY (store_id, change_id)
);

CREATE TABLE price_change_rows (
  store_id text NOT NULL,
  change_id uuid NOT NULL,
  product_id uuid NOT NULL,
  name text NOT NULL,
  old_paise bigint NOT NULL,
  new_paise bigint NOT NULL,
  PRIMARY KEY (store_id, change_id, product_id)
);

-- The last number of the codes that a shop gives its own goods.
CREATE TABLE shop_codes (
  store_id text PRIMARY KEY,
  last_number bigint NOT NULL
);

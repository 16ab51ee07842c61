-- What customers say of a shop: one review for each delivered order. A shop's rating is the sum of these and of nothing else.
CREATE TABLE reviews (
  review_id uuid PRIMARY KEY,
  store_id text NOT NULL REFERENCES stores (store_id),
  order_id uuid NOT NULL UNIQUE,
  rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  tags text[] NOT NULL DEFAULT '{}',
  text text NOT NULL DEFAULT '',
  -- The first name only: a review is public.
  customer_name text NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  answer text,
  answered_at timestamptz
);
CREATE INDEX reviews_by_store ON reviews (store_id, created_at DESC, review_id DESC);

CREATE TABLE stories (
  story_id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('customer', 'shopkeeper')),
  name text NOT NULL,
  city text NOT NULL,
  text text NOT NULL,
  phone text,
  language text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'shown', 'declined')),
  created_at timestamptz NOT NULL,
  judged_at timestamptz,
  judged_by uuid
);
CREATE INDEX stories_shown ON stories (created_at DESC) WHERE state = 'shown';
CREATE INDEX stories_by_time ON stories (created_at DESC, story_id DESC);

CREATE TABLE area_wishes (
  wish_id uuid PRIMARY KEY,
  pincode text,
  latitude double precision,
  longitude double precision,
  phone text,
  note text NOT NULL,
  created_at timestamptz NOT NULL,
  CHECK (pincode IS NOT NULL OR (latitude IS NOT NULL AND longitude IS NOT NULL))
);
CREATE INDEX area_wishes_by_time ON area_wishes (created_at DESC, wish_id DESC);

-- The carts of people with an account: the same on every device of theirs.
CREATE TABLE account_carts (
  user_id uuid NOT NULL REFERENCES users (user_id),
  store_id text NOT NULL REFERENCES stores (store_id),
  items jsonb NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, store_id)
);

-- What went wrong with an order, in the customer's words, and what the shop answered; the audit keeps every report.
ALTER TABLE orders
  ADD COLUMN problem_kind text,
  ADD COLUMN problem_text text,
  ADD COLUMN problem_at timestamptz,
  ADD COLUMN problem_answer text,
  ADD COLUMN problem_answered_at timestamptz;

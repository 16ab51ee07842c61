-- Secrets that the product makes for itself on first start (order tokens, code pepper ...).
CREATE TABLE app_secrets (
  name text PRIMARY KEY,
  secret text NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE users (
  user_id uuid PRIMARY KEY,
  name text NOT NULL,
  phone text UNIQUE,
  email text UNIQUE,
  role text NOT NULL CHECK (role IN ('customer', 'store_owner', 'store_staff', 'admin')),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE stores (
  store_id text PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  name text NOT NULL,
  name_hi text,
  owner_user_id uuid NOT NULL REFERENCES users (user_id),
  owner_name text NOT NULL,
  store_type text NOT NULL,
  picture text NOT NULL,
  phone text NOT NULL,
  whatsapp text,
  email text,
  street text NOT NULL,
  locality text NOT NULL,
  city text NOT NULL,
  state text NOT NULL,
  pincode text NOT NULL CHECK (pincode ~ '^[1-9][0-9]{5}$'),
  latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  -- Integer cell of the 0.05 degree grid (contract stores/distance.ts), so that nearby search needs a plain index only.
  cell integer NOT NULL,
  opens text NOT NULL,
  closes text NOT NULL,
  working_days smallint[] NOT NULL,
  closed_for_now boolean NOT NULL DEFAULT false,
  paused_until timestamptz,
  delivery_radius_km double precision NOT NULL CHECK (delivery_radius_km BETWEEN 1 AND 20),
  offers_delivery boolean NOT NULL DEFAULT true,
  offers_pickup boolean NOT NULL DEFAULT true,
  min_order_paise bigint NOT NULL CHECK (min_order_paise >= 0),
  delivery_fee_paise bigint NOT NULL CHECK (delivery_fee_paise >= 0),
  free_delivery_from_paise bigint NOT NULL CHECK (free_delivery_from_paise >= 0),
  express_fee_paise bigint NOT NULL CHECK (express_fee_paise >= 0),
  tax_mode text NOT NULL CHECK (tax_mode IN ('exclusive', 'inclusive')),
  takes_cod boolean NOT NULL DEFAULT true,
  upi_vpa text,
  gstin text,
  fssai text,
  prep_minutes integer NOT NULL DEFAULT 20 CHECK (prep_minutes BETWEEN 1 AND 240),
  accept_within_minutes integer NOT NULL DEFAULT 10 CHECK (accept_within_minutes BETWEEN 1 AND 120),
  rating_sum integer NOT NULL DEFAULT 0,
  rating_count integer NOT NULL DEFAULT 0,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'suspended')),
  -- Goes up with every change of the row: a cached copy is believed only while its version still stands.
  version integer NOT NULL DEFAULT 1,
  registered_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX stores_by_cell ON stores (cell) WHERE status = 'active';
CREATE INDEX stores_by_phone ON stores (phone);

-- Who works where, as what. An owner call acts on the caller's own store and nothing else.
CREATE TABLE memberships (
  store_id text NOT NULL REFERENCES stores (store_id),
  user_id uuid NOT NULL REFERENCES users (user_id),
  role text NOT NULL CHECK (role IN ('store_owner', 'store_staff')),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (store_id, user_id)
);
CREATE INDEX memberships_by_user ON memberships (user_id);

CREATE TABLE sessions (
  session_id uuid PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  user_id uuid NOT NULL REFERENCES users (user_id),
  store_id text,
  device text NOT NULL,
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX sessions_by_user ON sessions (user_id);

CREATE TABLE one_time_codes (
  code_id uuid PRIMARY KEY,
  channel text NOT NULL CHECK (channel IN ('sms', 'email')),
  recipient text NOT NULL,
  purpose text NOT NULL,
  code_hash bytea NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX one_time_codes_by_recipient ON one_time_codes (recipient, purpose, created_at);

-- The embedded message gateway: what would have gone out as SMS, WhatsApp or e-mail.
CREATE TABLE message_outbox (
  message_id uuid PRIMARY KEY,
  recipient text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('sms', 'whatsapp', 'email')),
  template text NOT NULL,
  body text NOT NULL,
  code text,
  created_at timestamptz NOT NULL
);
CREATE INDEX message_outbox_by_recipient ON message_outbox (recipient, created_at);

-- First answers of mutating calls, written in the transaction of their effect.
CREATE TABLE idempotency_keys (
  principal text NOT NULL,
  key text NOT NULL,
  route text NOT NULL,
  request_hash bytea NOT NULL,
  status smallint NOT NULL,
  body jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (principal, key)
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);

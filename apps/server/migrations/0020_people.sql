-- Ways to sign in by e-mail, what people keep about themselves, and what a shop sets for itself.
ALTER TABLE users
  ADD COLUMN password_hash text,
  ADD COLUMN email_verified_at timestamptz,
  ADD COLUMN language text,
  ADD COLUMN theme text NOT NULL DEFAULT 'system' CHECK (theme IN ('light', 'dark', 'system')),
  -- Set when the account was deleted: the row stays without name and contacts, because orders and events point at it.
  ADD COLUMN deleted_at timestamptz;

-- Links sent by e-mail; of the token only its hash.
CREATE TABLE email_links (
  link_id uuid PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  user_id uuid NOT NULL REFERENCES users (user_id),
  email text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('verify_email', 'reset_password', 'change_email')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX email_links_by_user ON email_links (user_id, purpose, created_at);
CREATE INDEX email_links_by_age ON email_links (created_at);

CREATE TABLE addresses (
  address_id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (user_id),
  label text NOT NULL,
  name text NOT NULL,
  phone text NOT NULL,
  line text NOT NULL,
  landmark text NOT NULL,
  city text NOT NULL,
  pincode text NOT NULL CHECK (pincode ~ '^[1-9][0-9]{5}$'),
  is_usual boolean NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX addresses_by_user ON addresses (user_id);
CREATE UNIQUE INDEX addresses_one_usual ON addresses (user_id) WHERE is_usual;

-- Every yes and every no, with its time: the latest counts.
CREATE TABLE consents (
  consent_id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (user_id),
  kind text NOT NULL,
  is_given boolean NOT NULL,
  device text NOT NULL,
  decided_at timestamptz NOT NULL
);
CREATE INDEX consents_by_user ON consents (user_id, kind, decided_at);

-- The audit log: what somebody did or tried. Nothing is changed or deleted in it before its time is over.
CREATE TABLE security_events (
  event_id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  user_id uuid,
  store_id text,
  device text NOT NULL,
  -- A keyed hash: equal addresses can be seen to be equal, and none can be read back.
  ip_hash bytea,
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX security_events_by_time ON security_events (at DESC, event_id DESC);
CREATE INDEX security_events_by_user ON security_events (user_id, at DESC);

-- Pictures that people upload, re-encoded; shown at /media/{media_id}.webp for ever the same.
CREATE TABLE media (
  media_id uuid PRIMARY KEY,
  store_id text REFERENCES stores (store_id),
  media_type text NOT NULL,
  bytes bytea NOT NULL,
  created_at timestamptz NOT NULL
);

ALTER TABLE stores DROP CONSTRAINT stores_status_check;
ALTER TABLE stores
  -- 'new': registered, its owner has not signed in yet; customers do not see it. 'closed': given up by its owner.
  ADD CONSTRAINT stores_status_check CHECK (status IN ('new', 'active', 'suspended', 'closed')),
  ADD COLUMN suspension_reason text,
  ADD COLUMN second_opens text,
  ADD COLUMN second_closes text,
  ADD COLUMN holidays text[] NOT NULL DEFAULT '{}',
  ADD COLUMN busy_until timestamptz,
  ADD COLUMN languages text[] NOT NULL DEFAULT '{}',
  ADD COLUMN offers_morning boolean NOT NULL DEFAULT true,
  ADD COLUMN offers_afternoon boolean NOT NULL DEFAULT true,
  ADD COLUMN offers_evening boolean NOT NULL DEFAULT true,
  ADD COLUMN offers_express boolean NOT NULL DEFAULT true,
  ADD COLUMN photo_media_id uuid REFERENCES media (media_id),
  ADD CONSTRAINT stores_second_window CHECK ((second_opens IS NULL) = (second_closes IS NULL));
CREATE INDEX stores_by_registration ON stores (registered_at DESC, store_id);

-- Null until the invited person signed in for the first time.
ALTER TABLE memberships ADD COLUMN joined_at timestamptz;
UPDATE memberships SET joined_at = created_at;

-- Messages that leave through SMTP or an HTTP provider: the outbox row is the queue.
ALTER TABLE message_outbox
  ADD COLUMN subject text,
  ADD COLUMN html text,
  ADD COLUMN state text NOT NULL DEFAULT 'kept' CHECK (state IN ('kept', 'waiting', 'sent', 'failed')),
  ADD COLUMN attempts smallint NOT NULL DEFAULT 0,
  ADD COLUMN next_attempt_at timestamptz,
  ADD COLUMN sent_at timestamptz,
  ADD COLUMN last_error text;
CREATE INDEX message_outbox_waiting ON message_outbox (next_attempt_at) WHERE state = 'waiting';

-- Which privacy notice was shown from when on, in its own words: what a person was told at any time can be proven.
CREATE TABLE notice_versions (
  version integer NOT NULL,
  language text NOT NULL,
  text_hash text NOT NULL,
  text text NOT NULL,
  shown_from timestamptz NOT NULL,
  PRIMARY KEY (version, language, text_hash)
);

-- In which language the words of a consent were shown. Null: decided before this was kept.
ALTER TABLE consents ADD COLUMN language text;

-- Who acts for a person after death or in incapacity (DPDP Act 2023, s. 14).
CREATE TABLE nominees (
  user_id uuid PRIMARY KEY REFERENCES users (user_id),
  name text NOT NULL,
  relation text NOT NULL,
  phone text NOT NULL,
  named_at timestamptz NOT NULL
);

-- Breaches of personal data and whom they were told (DPDP Act 2023, s. 8(6)). The message itself is in the outbox.
CREATE TABLE breaches (
  breach_id uuid PRIMARY KEY,
  title text NOT NULL,
  known_at timestamptz NOT NULL,
  told_at timestamptz NOT NULL,
  notice text NOT NULL,
  affected integer NOT NULL
);
CREATE TABLE breach_notices (
  breach_id uuid NOT NULL REFERENCES breaches (breach_id),
  recipient_hash text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('sms', 'whatsapp', 'email')),
  queued_at timestamptz NOT NULL,
  PRIMARY KEY (breach_id, recipient_hash, channel)
);

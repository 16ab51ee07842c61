-- Passkeys, authenticator apps and recovery codes, by person. A public key is no secret; the secret of an app is encrypted, recovery
-- codes are hashes.
CREATE TABLE passkeys (
  user_id uuid NOT NULL REFERENCES users (user_id),
  passkey_id uuid NOT NULL,
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  sign_count bigint NOT NULL CHECK (sign_count >= 0),
  transports text[] NOT NULL,
  is_synced boolean NOT NULL,
  is_backed_up boolean NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, passkey_id)
);

CREATE TABLE authenticator_apps (
  user_id uuid PRIMARY KEY REFERENCES users (user_id),
  secret bytea NOT NULL,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  last_step bigint
);

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users (user_id),
  code_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);

-- What a browser is asked to sign: once, within minutes. `session_id` null: a sign-in, when nobody is known yet.
CREATE TABLE passkey_challenges (
  challenge text PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('add', 'sign_in', 'prove')),
  session_id uuid REFERENCES sessions (session_id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenges_by_end ON passkey_challenges (expires_at);
CREATE INDEX passkey_challenges_by_session ON passkey_challenges (session_id);

-- How a session began; when its person last proved who they are; the passkey of it; when an admin showed the second factor.
-- Sessions of the earlier build have none of it: they are not fresh, and an admin shows a second factor once.
ALTER TABLE sessions
  ADD COLUMN signed_in_by text CHECK (signed_in_by IN ('code', 'passcode', 'password', 'passkey', 'pin')),
  ADD COLUMN fresh_at timestamptz,
  ADD COLUMN passkey_id uuid,
  ADD COLUMN second_factor_at timestamptz;

-- A new device asks to be let in by one that is signed in. Of the new device's secret only its hash. `user_id` null: nobody has
-- proven the number; the row is made all the same, so that the answer and the limits tell nothing.
CREATE TABLE sign_in_approvals (
  approval_id uuid PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  phone text NOT NULL,
  role text NOT NULL CHECK (role IN ('customer', 'store_owner')),
  user_id uuid REFERENCES users (user_id),
  number smallint NOT NULL,
  device text NOT NULL,
  device_key bytea NOT NULL,
  network_key bytea NOT NULL,
  standing text NOT NULL CHECK (standing IN ('known', 'near', 'unknown')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  answered_at timestamptz,
  is_approved boolean NOT NULL DEFAULT false,
  used_at timestamptz
);
CREATE INDEX sign_in_approvals_by_phone ON sign_in_approvals (phone, expires_at);
CREATE INDEX sign_in_approvals_by_user ON sign_in_approvals (user_id, expires_at);
CREATE INDEX sign_in_approvals_by_end ON sign_in_approvals (expires_at);

-- `device`: let in by another device of the account.
ALTER TABLE sessions DROP CONSTRAINT sessions_signed_in_by_check,
  ADD CONSTRAINT sessions_signed_in_by_check CHECK (signed_in_by IN ('code', 'passcode', 'password', 'passkey', 'pin', 'device'));

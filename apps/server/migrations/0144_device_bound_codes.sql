-- A code belongs to the device that asked for it, and counts by how that device stands to the account (decision 048).
-- Codes of the earlier build have no device: any device may use them, for the ten minutes that they are valid.
ALTER TABLE one_time_codes
  ADD COLUMN device_key bytea,
  ADD COLUMN network_key bytea,
  ADD COLUMN standing text NOT NULL DEFAULT 'unknown' CHECK (standing IN ('known', 'near', 'unknown'));
ALTER TABLE email_links
  ADD COLUMN device_key bytea,
  ADD COLUMN network_key bytea,
  ADD COLUMN standing text NOT NULL DEFAULT 'unknown' CHECK (standing IN ('known', 'near', 'unknown'));

-- Where a session was started, so that signing a device out also makes it unknown.
ALTER TABLE sessions ADD COLUMN device_key bytea;

-- Devices that have signed in to an account, and the network where they did last. Keys are hashes.
CREATE TABLE known_devices (
  user_id uuid NOT NULL REFERENCES users (user_id),
  device_key bytea NOT NULL,
  network_key bytea NOT NULL,
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, device_key)
);
CREATE INDEX known_devices_by_device ON known_devices (device_key);
CREATE INDEX known_devices_by_age ON known_devices (seen_at);

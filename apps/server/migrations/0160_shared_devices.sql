-- Devices that several people of a shop use. The key is the hash of the browser's own token (as in known_devices): a browser is shared
-- for one shop at most.
CREATE TABLE shared_devices (
  store_id text NOT NULL REFERENCES stores (store_id),
  device_id uuid NOT NULL,
  device_key bytea NOT NULL UNIQUE,
  device text NOT NULL,
  idle_minutes integer NOT NULL CHECK (idle_minutes IN (0, 5, 15, 60)),
  shared_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (store_id, device_id)
);

-- A person's PIN in a shop, as an argon2id hash. It goes with the membership.
CREATE TABLE staff_pins (
  store_id text NOT NULL,
  user_id uuid NOT NULL,
  pin_hash text NOT NULL,
  set_at timestamptz NOT NULL,
  PRIMARY KEY (store_id, user_id),
  FOREIGN KEY (store_id, user_id) REFERENCES memberships (store_id, user_id) ON DELETE CASCADE
);
CREATE INDEX staff_pins_by_user ON staff_pins (user_id);

-- Wrong PINs by device and person, so that a stranger elsewhere locks nobody.
CREATE TABLE pin_tries (
  store_id text NOT NULL,
  device_id uuid NOT NULL,
  user_id uuid NOT NULL,
  wrong integer NOT NULL CHECK (wrong > 0),
  PRIMARY KEY (store_id, device_id, user_id),
  FOREIGN KEY (store_id, device_id) REFERENCES shared_devices (store_id, device_id) ON DELETE CASCADE,
  FOREIGN KEY (store_id, user_id) REFERENCES memberships (store_id, user_id) ON DELETE CASCADE
);
CREATE INDEX pin_tries_by_user ON pin_tries (user_id);

-- A new shop may wait for an admin's look (STORE_REVIEW=on): it is approved, sent back with a reason, or refused.
ALTER TABLE stores DROP CONSTRAINT stores_status_check;
ALTER TABLE stores
  ADD CONSTRAINT stores_status_check
    CHECK (status IN ('new', 'in_review', 'sent_back', 'refused', 'active', 'suspended', 'closed')),
  -- A keyed hash of the browser that registered it, else of its address: how many shops one device registers.
  ADD COLUMN registered_device bytea;
CREATE INDEX stores_by_device ON stores (registered_device) WHERE registered_device IS NOT NULL;
CREATE INDEX stores_in_review ON stores (registered_at) WHERE status = 'in_review';

-- What customers report about shops, without an account. Of the device and the address only keyed hashes are kept.
CREATE TABLE store_reports (
  store_id text NOT NULL REFERENCES stores (store_id),
  report_id uuid NOT NULL,
  reason text NOT NULL,
  text text NOT NULL,
  device_hash bytea NOT NULL,
  address_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  handled_at timestamptz,
  PRIMARY KEY (store_id, report_id)
);
-- A device has one open report about a shop: a second one changes it.
CREATE UNIQUE INDEX store_reports_open ON store_reports (store_id, device_hash) WHERE handled_at IS NULL;
CREATE INDEX store_reports_by_device ON store_reports (device_hash, created_at);
CREATE INDEX store_reports_by_address ON store_reports (address_hash, created_at);
CREATE INDEX store_reports_handled ON store_reports (handled_at) WHERE handled_at IS NOT NULL;

-- Encrypted copies of what was erased, for a year (DPDP Rules 2025, rule 8(3); decision 058). Nothing but the operator's command
-- reads them.
CREATE TABLE sealed_records (
  kind text NOT NULL CHECK (kind IN ('account', 'order')),
  subject_id uuid NOT NULL,
  sealed bytea NOT NULL,
  sealed_at timestamptz NOT NULL,
  keep_until timestamptz NOT NULL,
  PRIMARY KEY (kind, subject_id)
);
CREATE INDEX sealed_records_by_end ON sealed_records (keep_until);

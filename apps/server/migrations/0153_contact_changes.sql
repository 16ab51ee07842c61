-- Every change of a proven number or address, and the link that undoes it for some days; of the link's token only its hash.
-- `old_contact` null: there was none of this kind, and the other contact was told.
CREATE TABLE contact_changes (
  change_id uuid PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  user_id uuid NOT NULL REFERENCES users (user_id),
  kind text NOT NULL CHECK (kind IN ('phone', 'email')),
  old_contact text,
  new_contact text NOT NULL,
  changed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  undone_at timestamptz
);
CREATE INDEX contact_changes_by_user ON contact_changes (user_id, changed_at);
CREATE INDEX contact_changes_by_contact ON contact_changes (old_contact) WHERE undone_at IS NULL;
CREATE INDEX contact_changes_by_end ON contact_changes (expires_at);

-- A link is written for an address without an account, too (user_id null; it opens nothing): both are the same work, and the limits
-- of one address count on these rows. A link that confirms a sign-up carries the password of that very sign-up: another one for the
-- same address, by somebody else, changes nothing in it.
ALTER TABLE email_links
  ALTER COLUMN user_id DROP NOT NULL,
  ADD COLUMN password_hash text;
CREATE INDEX email_links_by_email ON email_links (email, created_at);

-- Tries of a password, for an account that exists and for one that does not; `subject` is a keyed hash.
CREATE TABLE password_tries (
  subject bytea PRIMARY KEY,
  tries integer NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX password_tries_by_end ON password_tries (ends_at);

-- What an owner calls a helper, known in this shop only: an account's own name is not told to whoever types its number.
ALTER TABLE memberships ADD COLUMN name text;
-- Invitations of a shop within a day are counted here.
CREATE INDEX security_events_by_store ON security_events (store_id, kind, at) WHERE store_id IS NOT NULL;

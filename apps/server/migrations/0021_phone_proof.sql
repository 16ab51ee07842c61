-- A number counts as somebody's own only after a code that was sent there came back: an owner's or a helper's account begins with a
-- number that somebody else typed. Orders of a number are shown to, and forgotten with, its proven owner only.
ALTER TABLE users ADD COLUMN phone_verified_at timestamptz;
-- Until now every session began with such a code.
UPDATE users u SET phone_verified_at = u.created_at
WHERE u.phone IS NOT NULL AND EXISTS (SELECT 1 FROM sessions s WHERE s.user_id = u.user_id);
CREATE INDEX users_deleted ON users (user_id) WHERE deleted_at IS NOT NULL;
-- An account's own orders: its list, its export, and what is to be forgotten with it.
CREATE INDEX orders_by_account ON orders (customer_user_id, created_at) WHERE customer_user_id IS NOT NULL;

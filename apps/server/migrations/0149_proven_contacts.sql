-- What counts as proven of accounts that were made before. A number: a code that was sent there signed somebody in (phone_verified_at).
-- An address: a link or passcode that was sent there came back (email_verified_at). Everything else does not count.

-- The address of a registration that opened the account before the holder of the number came: whoever registered may be anybody.
CREATE TEMPORARY TABLE opened_by_address ON COMMIT DROP AS
SELECT DISTINCT u.user_id FROM users u JOIN stores s ON s.owner_user_id = u.user_id AND s.email = u.email AND s.registered_at = u.created_at
WHERE u.phone_verified_at > u.email_verified_at AND u.role <> 'admin';

UPDATE sessions SET revoked_at = now() WHERE revoked_at IS NULL AND user_id IN (SELECT user_id FROM opened_by_address);

UPDATE users SET email = NULL, email_verified_at = NULL, password_hash = NULL
WHERE user_id IN (SELECT user_id FROM opened_by_address)
  OR (email IS NOT NULL AND email_verified_at IS NULL AND phone IS NOT NULL AND role <> 'admin');

-- A shop whose owner never entered a code waits for it, invisible, as a new registration does. It is the owner's own again with that code.
UPDATE stores s SET status = 'new', version = version + 1 FROM users u
WHERE u.user_id = s.owner_user_id AND s.status = 'active' AND u.phone IS NOT NULL AND u.phone_verified_at IS NULL;

UPDATE sessions x SET revoked_at = now() FROM stores s WHERE x.store_id = s.store_id AND s.status = 'new' AND x.revoked_at IS NULL;

-- Nobody is signed in to an account without a proven contact.
UPDATE sessions x SET revoked_at = now() FROM users u
WHERE u.user_id = x.user_id AND x.revoked_at IS NULL AND u.phone_verified_at IS NULL AND u.email_verified_at IS NULL;

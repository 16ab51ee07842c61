-- Where a person worked before: the deletion of the account erases their name from that shop's records too.
CREATE TABLE former_memberships (
  store_id text NOT NULL REFERENCES stores (store_id),
  user_id uuid NOT NULL REFERENCES users (user_id),
  left_at timestamptz NOT NULL,
  PRIMARY KEY (store_id, user_id)
);
CREATE INDEX former_memberships_by_user ON former_memberships (user_id);

-- People who left before this table existed are found by what they did.
INSERT INTO former_memberships (store_id, user_id, left_at)
SELECT seen.store_id, u.user_id, now()
FROM (
  SELECT store_id, actor_id FROM order_events WHERE actor_kind = 'shop'
  UNION
  SELECT store_id, actor_id FROM refunds
) seen
JOIN users u ON u.user_id::text = seen.actor_id
WHERE NOT EXISTS (SELECT 1 FROM memberships m WHERE m.store_id = seen.store_id AND m.user_id = u.user_id);

-- The names of accounts that were deleted meanwhile.
UPDATE order_events e SET actor_label = regexp_replace(e.actor_label, '^.* · ', '')
FROM former_memberships f JOIN users u ON u.user_id = f.user_id
WHERE u.deleted_at IS NOT NULL AND e.store_id = f.store_id AND e.actor_kind = 'shop' AND e.actor_id = f.user_id::text;

UPDATE refunds r SET actor_label = regexp_replace(r.actor_label, '^.* · ', '')
FROM former_memberships f JOIN users u ON u.user_id = f.user_id
WHERE u.deleted_at IS NOT NULL AND r.store_id = f.store_id AND r.actor_id = f.user_id::text;

DELETE FROM former_memberships f USING users u WHERE u.user_id = f.user_id AND u.deleted_at IS NOT NULL;

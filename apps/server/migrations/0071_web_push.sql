-- Browsers that asked for push. It ends with the session that asked.
CREATE TABLE push_subscriptions (
  subscription_id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (user_id),
  store_id text,
  session_id uuid NOT NULL,
  endpoint text NOT NULL UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX push_subscriptions_by_user ON push_subscriptions (user_id, created_at);
CREATE INDEX push_subscriptions_by_store ON push_subscriptions (store_id);
CREATE INDEX push_subscriptions_by_session ON push_subscriptions (session_id);

CREATE TABLE notification_settings (
  user_id uuid PRIMARY KEY REFERENCES users (user_id),
  settings jsonb NOT NULL,
  updated_at timestamptz NOT NULL
);

-- Pushes that have to leave; gone when they left, or when nobody needs them any more.
CREATE TABLE push_outbox (
  push_id uuid PRIMARY KEY,
  subscription_id uuid NOT NULL REFERENCES push_subscriptions (subscription_id) ON DELETE CASCADE,
  payload jsonb NOT NULL,
  topic text NOT NULL,
  attempts smallint NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX push_outbox_waiting ON push_outbox (next_attempt_at);
CREATE INDEX push_outbox_by_subscription ON push_outbox (subscription_id);

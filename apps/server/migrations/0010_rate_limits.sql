-- Shared budgets of callers (platform/http/rate-limits.ts). UNLOGGED: after a crash everybody starts with a fresh budget.
-- Shape and column order are those of rate-limiter-flexible; expire is epoch ms.
CREATE UNLOGGED TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limits_by_expiry ON rate_limits (expire);

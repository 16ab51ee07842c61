-- One row that /ready writes: a database that only answers reads, or has no room left, is not ready.
CREATE TABLE readiness_probe (
  probe smallint PRIMARY KEY CHECK (probe = 1),
  written_at timestamptz NOT NULL
);

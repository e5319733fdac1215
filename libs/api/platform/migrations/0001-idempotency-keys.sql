CREATE TABLE idempotency_keys (
  scope text NOT NULL,
  key text NOT NULL,
  request_hash text NOT NULL,
  locked_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  -- Null until the first call has finished.
  response_status integer,
  response_body text,
  PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at);

-- What is limited, counted in one place: look-ups, asks for calls and messages, PINs and codes. The tables that counted before
-- (air_lookup_failures, auth_asks, sign_in_attempts) are only read here; a later release drops them.
CREATE TABLE limited_tries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  scope text NOT NULL,
  -- Fingerprint of a phone, an address, an order's number.
  key text NOT NULL,
  at timestamptz NOT NULL,
  -- When it no longer counts; without it, only when it is taken back.
  until timestamptz
);
CREATE INDEX limited_tries_key ON limited_tries (kind, scope, key, at);
CREATE INDEX limited_tries_kind ON limited_tries (kind, scope, at);
CREATE INDEX limited_tries_until ON limited_tries (until);

-- A locked phone stays locked.
INSERT INTO limited_tries (kind, scope, key, at)
  SELECT 'pin', 'phone', key, last_at FROM sign_in_attempts CROSS JOIN LATERAL generate_series(1, wrong)
  WHERE scope = 'phone';

-- Requests for a call are counted there too.
ALTER TABLE callbacks ALTER COLUMN phone_key DROP NOT NULL, ALTER COLUMN address_key DROP NOT NULL;

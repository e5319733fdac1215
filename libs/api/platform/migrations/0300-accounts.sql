-- A deleted account stays as a row without identity: what it bought and earned still adds up.
CREATE TABLE users (
  id uuid PRIMARY KEY,
  phone_key text UNIQUE,
  -- Phone, name and e-mail, encrypted.
  sealed text,
  pin_hash text,
  langcode text NOT NULL,
  consented_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz
);

-- Registrations that wait for their code; the newest of a phone replaces the one before.
CREATE TABLE registrations (
  phone_key text PRIMARY KEY,
  sealed text NOT NULL,
  pin_hash text NOT NULL,
  langcode text NOT NULL,
  created_at timestamptz NOT NULL
);

-- The one living code of a phone for each purpose.
CREATE TABLE sms_codes (
  phone_key text NOT NULL,
  purpose text NOT NULL,
  id uuid NOT NULL,
  code_mac text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (phone_key, purpose)
);

-- When a phone may be sent its next code; kept for known and unknown phones alike.
CREATE TABLE sms_waits (
  phone_key text PRIMARY KEY,
  sms_after timestamptz NOT NULL
);

-- Asks for messages and calls, to count by.
CREATE TABLE auth_asks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  phone_key text NOT NULL,
  address_key text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX auth_asks_phone ON auth_asks (phone_key, kind, at);
CREATE INDEX auth_asks_address ON auth_asks (address_key, kind, at);
CREATE INDEX auth_asks_at ON auth_asks (at);

-- Wrong tries in a row, by fingerprint of the phone or of the address.
CREATE TABLE sign_in_attempts (
  scope text NOT NULL,
  key text NOT NULL,
  wrong integer NOT NULL,
  free_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (scope, key)
);

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  -- The number of its newest token; an older one is refused, and ends the session when it comes to be refreshed.
  turn integer NOT NULL,
  turned_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX sessions_user ON sessions (user_id) WHERE ended_at IS NULL;
CREATE INDEX sessions_turned ON sessions (turned_at);

-- Messages on their way: written by what they are about, sent by a job, emptied once they are sent.
CREATE TABLE messages (
  id uuid PRIMARY KEY,
  channel text NOT NULL,
  status text NOT NULL,
  sealed text,
  created_at timestamptz NOT NULL,
  done_at timestamptz
);
CREATE INDEX messages_created ON messages (created_at);

-- What the sandbox's telephone has received.
CREATE TABLE sandbox_messages (
  message_id uuid PRIMARY KEY,
  sealed text NOT NULL,
  at timestamptz NOT NULL
);

CREATE TABLE callbacks (
  id uuid PRIMARY KEY,
  -- Fingerprint of the idempotency key and the body: a call that takes a dead one over finds its row.
  request_key text NOT NULL UNIQUE,
  status text NOT NULL,
  topic text NOT NULL,
  lang text NOT NULL,
  page_path text NOT NULL,
  order_number text,
  -- Phone and name, encrypted.
  sealed text NOT NULL,
  -- Fingerprints to count requests by; neither can be turned back.
  phone_key text NOT NULL,
  address_key text NOT NULL,
  open_now boolean NOT NULL,
  call_by timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  done_at timestamptz
);
CREATE INDEX callbacks_phone ON callbacks (phone_key, created_at);
CREATE INDEX callbacks_address ON callbacks (address_key, created_at);
CREATE INDEX callbacks_waiting ON callbacks (call_by) WHERE status = 'waiting';
CREATE INDEX callbacks_created_at ON callbacks (created_at);

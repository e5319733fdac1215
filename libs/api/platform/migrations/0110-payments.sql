CREATE TABLE payments (
  id uuid PRIMARY KEY,
  request_key text NOT NULL UNIQUE,
  order_kind text NOT NULL,
  order_number text NOT NULL,
  method text NOT NULL,
  provider text NOT NULL,
  -- The provider's own number of the payment; null until it has answered.
  provider_id text,
  confirmation_url text,
  return_url text NOT NULL,
  lang text NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL,
  status text NOT NULL,
  failure text,
  checks integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL
);
CREATE INDEX payments_order ON payments (order_kind, order_number, created_at);
CREATE UNIQUE INDEX payments_provider ON payments (provider, provider_id);
-- Two people who press "pay" at once: one of them starts a payment.
CREATE UNIQUE INDEX payments_open ON payments (order_kind, order_number) WHERE status IN ('created', 'redirected', 'pending');

-- What providers told us: one row per event, with the answer a repeated event gets again.
CREATE TABLE payment_events (
  provider text NOT NULL,
  event_id text NOT NULL,
  provider_id text NOT NULL,
  kind text NOT NULL,
  received_at timestamptz NOT NULL,
  -- json, not jsonb: a repeated event gets the same bytes.
  answer json,
  PRIMARY KEY (provider, event_id)
);

-- Append only: every movement of money, from one account to another. A payment is charged once and refunded once.
CREATE TABLE ledger (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments (id),
  entry text NOT NULL,
  debit text NOT NULL,
  credit text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  at timestamptz NOT NULL,
  UNIQUE (payment_id, entry)
);

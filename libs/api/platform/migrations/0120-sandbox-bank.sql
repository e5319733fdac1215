-- The sandbox bank stands for the outside world: nothing but its own code reads these tables.
CREATE TABLE sandbox_bank_payments (
  id text PRIMARY KEY,
  -- The shop's own number of the payment: asked twice, the bank opens it once.
  merchant_reference text NOT NULL UNIQUE,
  amount bigint NOT NULL,
  currency text NOT NULL,
  method text NOT NULL,
  lang text NOT NULL,
  description text NOT NULL,
  return_url text NOT NULL,
  callback_url text NOT NULL,
  status text NOT NULL,
  failure text,
  refunded boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);

CREATE TABLE sandbox_bank_events (
  id text PRIMARY KEY,
  payment_id text NOT NULL REFERENCES sandbox_bank_payments (id),
  kind text NOT NULL,
  created_at timestamptz NOT NULL,
  delivered_at timestamptz
);

-- Transactions of Payme's Merchant API. Moments are milliseconds, as on the wire; 0 until they come.
CREATE TABLE payme_transactions (
  id text PRIMARY KEY,
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  payment_id uuid NOT NULL REFERENCES payments (id),
  amount bigint NOT NULL CHECK (amount > 0),
  time bigint NOT NULL,
  create_time bigint NOT NULL,
  perform_time bigint NOT NULL DEFAULT 0,
  cancel_time bigint NOT NULL DEFAULT 0,
  state smallint NOT NULL CHECK (state IN (1, 2, -1, -2)),
  reason smallint,
  fiscal json
);
CREATE INDEX payme_transactions_payment ON payme_transactions (payment_id);
CREATE INDEX payme_transactions_time ON payme_transactions (time);

-- Digests of keys that Payme has changed by itself, by the digest of the configured key.
CREATE TABLE payme_keys (
  replaced text PRIMARY KEY,
  digest text NOT NULL
);

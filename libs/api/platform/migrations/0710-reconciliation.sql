-- Until when each provider's statement has been compared with the ledger, and where they differ.
CREATE TABLE payment_statements (
  provider text PRIMARY KEY,
  compared_until timestamptz NOT NULL
);
CREATE TABLE statement_differences (
  provider text NOT NULL,
  provider_id text NOT NULL,
  -- Null: we know of no such payment.
  payment_id uuid REFERENCES payments (id),
  -- When the payment began.
  begun_at timestamptz NOT NULL,
  charged_here bigint NOT NULL,
  charged_there bigint NOT NULL,
  returned_here bigint NOT NULL,
  returned_there bigint NOT NULL,
  currency text NOT NULL,
  found_at timestamptz NOT NULL,
  PRIMARY KEY (provider, provider_id)
);

-- Transactions of Click's SHOP API; Click's numbers are larger than 2^53 and are kept as text.
CREATE TABLE click_transactions (
  id text PRIMARY KEY,
  prepare_id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  paydoc_id text NOT NULL,
  payment_id uuid NOT NULL REFERENCES payments (id),
  state text NOT NULL CHECK (state IN ('prepared', 'paid', 'cancelled', 'reversed')),
  prepared_at timestamptz NOT NULL
);
CREATE INDEX click_transactions_payment ON click_transactions (payment_id);

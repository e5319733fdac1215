-- Tax receipts that are sent after their money has moved: one for each movement of the ledger that wants one. A row is there
-- before the provider is asked to move the money. One whose attempt was refused is sent as another attempt, with another key.
CREATE TABLE payment_receipts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  payment_id uuid NOT NULL REFERENCES payments (id),
  entry text NOT NULL,
  -- As in the ledger: '' for all of a payment.
  reference text NOT NULL,
  -- not-due: the money has not moved; waiting: the provider does not have the receipt; pending: it does; done; refused: the
  -- cash register has refused it.
  state text NOT NULL DEFAULT 'not-due',
  attempt integer NOT NULL DEFAULT 0,
  -- The provider's.
  receipt_id text,
  checks integer NOT NULL DEFAULT 0,
  UNIQUE (payment_id, entry, reference)
);
CREATE INDEX payment_receipts_open ON payment_receipts (payment_id) WHERE state IN ('waiting', 'pending', 'refused');

-- Money of a payment may go back in parts, each under a number of its own; the rest goes under the payment's.
CREATE TABLE payment_returns (
  reference text PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments (id),
  amount bigint NOT NULL CHECK (amount > 0),
  sent boolean NOT NULL DEFAULT false,
  checks integer NOT NULL DEFAULT 0
);
CREATE INDEX payment_returns_payment ON payment_returns (payment_id);
INSERT INTO payment_returns (reference, payment_id, amount, sent, checks)
SELECT id::text, id, coalesce(refund_amount, amount), status = 'refunded', refund_checks
FROM payments
WHERE status IN ('refund-pending', 'refunded');
ALTER TABLE payments DROP COLUMN refund_amount;
ALTER TABLE payments DROP COLUMN refund_checks;

-- A payment is charged once; it goes back once under each number.
ALTER TABLE ledger ADD COLUMN reference text NOT NULL DEFAULT '';
ALTER TABLE ledger DROP CONSTRAINT ledger_payment_id_entry_key;
ALTER TABLE ledger ADD CONSTRAINT ledger_once UNIQUE (payment_id, entry, reference);

-- Which flights of which passengers; null: the order as it was sold. `closes`: nothing of the order is left.
ALTER TABLE air_refunds ADD COLUMN part jsonb;
ALTER TABLE air_refunds ADD COLUMN closes boolean NOT NULL DEFAULT true;
-- One refund at a time; a returned part leaves room for the next one.
DROP INDEX air_refunds_live;
CREATE UNIQUE INDEX air_refunds_live ON air_refunds (order_number) WHERE state IN ('in-review', 'at-carrier', 'at-bank');

-- An order moves points once for each reason, and once for each part of it that is given back.
ALTER TABLE points_ledger ADD COLUMN part text NOT NULL DEFAULT '';
ALTER TABLE points_ledger DROP CONSTRAINT points_ledger_order_kind_order_number_reason_key;
ALTER TABLE points_ledger ADD CONSTRAINT points_ledger_once UNIQUE (order_kind, order_number, reason, part);

-- The sandbox supplier's: which part a quote is for.
ALTER TABLE sandbox_supplier_cancellations ADD COLUMN part jsonb;

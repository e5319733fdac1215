-- A prepaid order has a second receipt, of entry 'completion', once it is delivered: it waits from this moment. Others wait from
-- the moment their money has moved, which is the ledger's.
ALTER TABLE payment_receipts ADD COLUMN due_at timestamptz;

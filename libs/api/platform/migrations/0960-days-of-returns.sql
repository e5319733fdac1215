-- When the payer had the money of a return. Null: not yet, or nobody knows.
ALTER TABLE payment_returns ADD COLUMN sent_at timestamptz;
UPDATE payment_returns SET sent_at = ledger.at
FROM ledger
WHERE sent AND ledger.payment_id = payment_returns.payment_id AND entry = 'refund'
  AND ledger.reference = CASE WHEN payment_returns.reference = ledger.payment_id::text THEN '' ELSE payment_returns.reference END;

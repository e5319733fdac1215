-- By then the bank has decided, or the payment is closed.
ALTER TABLE payments ADD COLUMN held_until timestamptz;
UPDATE payments SET held_until = created_at + interval '24 hours';
ALTER TABLE payments ALTER COLUMN held_until SET NOT NULL;

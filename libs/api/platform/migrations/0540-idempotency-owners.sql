-- The call that works on a key: a call that was taken over may not write over the answer of its successor.
ALTER TABLE idempotency_keys ADD COLUMN owner text;

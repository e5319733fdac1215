-- What the tax receipt of a return lists. Null: it began before this was kept, or the payment did.
ALTER TABLE payment_returns ADD COLUMN receipt_lines jsonb;

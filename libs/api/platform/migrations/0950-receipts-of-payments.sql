-- What the tax receipt of a payment lists: all of it that goes back is listed in the same way. Null: begun before this was kept.
ALTER TABLE payments ADD COLUMN receipt_lines jsonb;

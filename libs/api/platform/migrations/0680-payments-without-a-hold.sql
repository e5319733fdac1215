-- Programs of the release before this column begin payments without it.
ALTER TABLE payments ALTER COLUMN held_until SET DEFAULT now() + interval '24 hours';

-- Money that the bank keeps for us until there is something to deliver; none of it has moved yet.
ALTER TABLE payments ADD COLUMN reserved boolean NOT NULL DEFAULT false;

-- The bookings the sandbox supplier of hotels remembers: the outside world, as our own code may know it only through the port.
CREATE TABLE sandbox_room_bookings (
  id text PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  confirmation text NOT NULL,
  availability text NOT NULL CHECK (availability IN ('free-sale', 'on-request', 'waiting-list')),
  -- What the first guest's surname provokes; the surname itself is not kept.
  behaviour text,
  price bigint NOT NULL,
  currency text NOT NULL,
  cancellation jsonb NOT NULL,
  -- The end of the day of arrival at the hotel.
  cancel_before timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  penalty bigint,
  voucher_asked_at timestamptz
);

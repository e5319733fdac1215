-- The proof that personal data was destroyed, as the order 179 of Roskomnadzor (28.10.2022) asks for: what an act and an extract of
-- the log of events say. The person is named by the number of the erased account.
CREATE TABLE account_erasures (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  reason text NOT NULL CHECK (reason IN ('asked-by-person', 'purpose-reached')),
  events jsonb NOT NULL,
  erased_at timestamptz NOT NULL
);
CREATE INDEX account_erasures_erased_at ON account_erasures (erased_at);

-- Null: the bookings of an erased account still name their persons.
ALTER TABLE users ADD COLUMN bookings_erased_at timestamptz;
CREATE INDEX users_with_bookings ON users (id) WHERE deleted_at IS NOT NULL AND bookings_erased_at IS NULL;

-- Since when an order names nobody: its account was erased, and the journey is over.
ALTER TABLE air_orders ADD COLUMN persons_erased_at timestamptz;
ALTER TABLE hotel_orders ADD COLUMN persons_erased_at timestamptz;

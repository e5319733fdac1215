-- Changes of booked stays: what the guest wants, and how far it has come.
CREATE TABLE hotel_changes (
  id uuid PRIMARY KEY,
  order_number text NOT NULL REFERENCES hotel_orders (number),
  -- The guest's key: a repeated request finds the change it began.
  request_key text NOT NULL UNIQUE,
  state text NOT NULL CHECK (state IN ('requested', 'in-review', 'confirmed', 'refused', 'withdrawn')),
  -- Guests and wishes as they shall be.
  wanted_sealed text NOT NULL,
  polls integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX hotel_changes_open ON hotel_changes (order_number)
WHERE state IN ('requested', 'in-review');
CREATE INDEX hotel_changes_order ON hotel_changes (order_number);

CREATE TABLE hotel_change_steps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  change_id uuid NOT NULL REFERENCES hotel_changes (id),
  state text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX hotel_change_steps_change ON hotel_change_steps (change_id);

-- Whether the supplier takes changes; null for orders that were booked before we asked.
ALTER TABLE hotel_orders ADD COLUMN amendable boolean;

-- The latest change that was requested from a supplier, written down before it is sent.
ALTER TABLE acase_orders ADD COLUMN change_reference text;
ALTER TABLE acase_orders ADD COLUMN change_asked_at timestamptz;
ALTER TABLE sandbox_room_bookings ADD COLUMN change_reference text;
ALTER TABLE sandbox_room_bookings ADD COLUMN change_behaviour text;
ALTER TABLE sandbox_room_bookings ADD COLUMN changed_at timestamptz;

-- Flights and hotels that users keep; which ones is readable only with the server's data key.
CREATE TABLE favourites (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  kind text NOT NULL CHECK (kind IN ('air', 'hotel')),
  -- Tells the same one kept twice.
  item_key text NOT NULL,
  sealed text NOT NULL,
  -- The order in which they were kept.
  turn bigserial NOT NULL,
  UNIQUE (user_id, item_key)
);

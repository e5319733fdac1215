-- Who an order belongs to: the session it was booked in, or else whoever confirms its booker's phone by an account.
ALTER TABLE air_orders ADD COLUMN user_id uuid REFERENCES users (id);
-- Null for orders older than this column until the server's next start has read their sealed phones.
ALTER TABLE air_orders ADD COLUMN booker_fingerprint text;
CREATE INDEX air_orders_user ON air_orders (user_id, created_at);
CREATE INDEX air_orders_booker ON air_orders (booker_fingerprint, created_at);

-- Points that pay a part of the price, and those the rest of it brings.
ALTER TABLE air_orders ADD COLUMN points_spent integer NOT NULL DEFAULT 0;
ALTER TABLE air_orders ADD COLUMN points_worth bigint NOT NULL DEFAULT 0;
ALTER TABLE air_orders ADD COLUMN points_earned integer NOT NULL DEFAULT 0;
UPDATE air_orders SET points_earned = (sold -> 'fare' ->> 'pointsEarned')::integer;
ALTER TABLE air_refunds ADD COLUMN points_returned integer NOT NULL DEFAULT 0;

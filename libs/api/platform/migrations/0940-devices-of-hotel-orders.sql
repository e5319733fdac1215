-- The browser a room was booked in: a second order of the same guests for the same nights is asked about there.
ALTER TABLE hotel_orders ADD COLUMN device_key text;
CREATE INDEX hotel_orders_device ON hotel_orders (device_key, created_at) WHERE device_key IS NOT NULL;

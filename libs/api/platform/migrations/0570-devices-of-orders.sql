-- The browser an order was booked in: so many unpaid orders of one may hold seats.
ALTER TABLE air_orders ADD COLUMN device_key text;
CREATE INDEX air_orders_device ON air_orders (device_key, created_at) WHERE device_key IS NOT NULL;

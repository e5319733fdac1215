-- The order on other days of the same room that this one takes the place of, once it is paid.
ALTER TABLE hotel_orders ADD COLUMN replaces text REFERENCES hotel_orders (number);
CREATE INDEX hotel_orders_replaces ON hotel_orders (replaces) WHERE replaces IS NOT NULL;

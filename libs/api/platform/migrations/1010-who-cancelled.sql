-- Who cancelled an order of flights that nobody had paid; null for older orders, and for those that were not.
ALTER TABLE air_orders ADD COLUMN cancelled_by text;

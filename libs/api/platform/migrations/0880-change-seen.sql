-- What an order at the supplier seemed to tell of a change before it was sent: not a response to it.
ALTER TABLE acase_orders ADD COLUMN change_seen text;

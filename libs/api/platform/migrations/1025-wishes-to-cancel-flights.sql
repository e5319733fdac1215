-- Who asked to cancel an order of flights while a bank held its payment: the bank's answer carries it out. Null: nobody has.
ALTER TABLE air_orders ADD COLUMN cancel_wished_by text;

-- The operator who works on an order that does not get on by itself.
CREATE TABLE order_owners (
  order_kind text NOT NULL,
  order_number text NOT NULL,
  operator text NOT NULL,
  taken_at timestamptz NOT NULL,
  PRIMARY KEY (order_kind, order_number)
);

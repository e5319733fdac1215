CREATE TABLE air_tickets (
  order_number text NOT NULL REFERENCES air_orders (number),
  lang text NOT NULL,
  pdf bytea NOT NULL,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (order_number, lang)
);

-- Where suppliers keep the logos of airlines: learnt from their offers, shown by our own address.
CREATE TABLE carrier_logos (
  carrier text PRIMARY KEY CHECK (carrier ~ '^[A-Z0-9]{2}$'),
  url text NOT NULL,
  told_at timestamptz NOT NULL
);

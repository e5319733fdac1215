-- The sandbox supplier's: bags and seats that it sold beside its tickets.
CREATE TABLE sandbox_supplier_extras (
  reference text NOT NULL,
  key text NOT NULL,
  order_id text NOT NULL,
  extra jsonb NOT NULL,
  flight text,
  designator text,
  lost boolean NOT NULL DEFAULT false,
  PRIMARY KEY (reference, key),
  UNIQUE (flight, designator)
);
CREATE INDEX sandbox_supplier_extras_order ON sandbox_supplier_extras (order_id);

-- Bags and seats that are bought beside a fare: what was chosen, what it costs, and how far it has come.
CREATE TABLE air_extras (
  id uuid PRIMARY KEY,
  order_number text NOT NULL REFERENCES air_orders (number),
  state text NOT NULL CHECK (state IN ('to-pay', 'at-carrier', 'done', 'declined', 'expired', 'withdrawn')),
  with_order boolean NOT NULL,
  items jsonb NOT NULL,
  payment_id uuid REFERENCES payments (id),
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX air_extras_open ON air_extras (order_number)
WHERE state IN ('to-pay', 'at-carrier');
CREATE INDEX air_extras_order ON air_extras (order_number);

CREATE TABLE air_extras_steps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  extras_id uuid NOT NULL REFERENCES air_extras (id),
  state text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX air_extras_steps_extras ON air_extras_steps (extras_id);

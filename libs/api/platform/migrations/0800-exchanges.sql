-- Exchanges of air tickets: what the visitor wants, what it costs, and how far it has come.
CREATE TABLE air_exchanges (
  id uuid PRIMARY KEY,
  order_number text NOT NULL REFERENCES air_orders (number),
  state text NOT NULL CHECK (
    state IN ('quoted', 'in-review', 'offered', 'to-pay', 'at-carrier', 'done', 'declined', 'expired', 'withdrawn')
  ),
  wishes jsonb NOT NULL,
  before jsonb NOT NULL,
  offers jsonb NOT NULL,
  offer_id uuid,
  payment_id uuid REFERENCES payments (id),
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX air_exchanges_open ON air_exchanges (order_number)
WHERE state IN ('in-review', 'offered', 'to-pay', 'at-carrier');
CREATE INDEX air_exchanges_order ON air_exchanges (order_number);

CREATE TABLE air_exchange_steps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  exchange_id uuid NOT NULL REFERENCES air_exchanges (id),
  state text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX air_exchange_steps_exchange ON air_exchange_steps (exchange_id);

-- The sandbox supplier's: what it offered for its tickets, and the new ones.
CREATE TABLE sandbox_supplier_exchanges (
  id text PRIMARY KEY,
  order_id text NOT NULL,
  offer_id text NOT NULL,
  total bigint NOT NULL,
  slices jsonb NOT NULL,
  expires_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  tickets jsonb NOT NULL
);

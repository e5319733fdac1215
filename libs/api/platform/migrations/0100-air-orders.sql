CREATE TABLE air_orders (
  number text PRIMARY KEY,
  -- The booker's key: a retried or resumed request finds the order it began.
  request_key text NOT NULL UNIQUE,
  status text NOT NULL,
  tickets text NOT NULL,
  -- What the supplier was last asked and said; see order-states.ts.
  supply text NOT NULL,
  lang text NOT NULL,
  offer_id text NOT NULL,
  fare_id text NOT NULL,
  pnr text,
  supplier_order_id text,
  currency text NOT NULL,
  total bigint NOT NULL,
  supplier_total bigint NOT NULL,
  -- The itinerary and fare as they were sold; nothing personal.
  sold jsonb NOT NULL,
  booker_sealed text NOT NULL,
  pay_before timestamptz,
  issue_attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL
);
CREATE INDEX air_orders_pnr ON air_orders (pnr);

CREATE TABLE air_order_passengers (
  order_number text NOT NULL REFERENCES air_orders (number),
  position integer NOT NULL,
  type text NOT NULL,
  surname_key text NOT NULL,
  sealed text NOT NULL,
  ticket_number text,
  PRIMARY KEY (order_number, position)
);

CREATE TABLE air_order_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_number text NOT NULL REFERENCES air_orders (number),
  status text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX air_order_history_order ON air_order_history (order_number);

-- Wrong look-ups, by fingerprint of the address or of the number asked for.
CREATE TABLE air_lookup_failures (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  scope text NOT NULL,
  key text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX air_lookup_failures_key ON air_lookup_failures (scope, key, at);

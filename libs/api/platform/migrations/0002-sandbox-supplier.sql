-- The sandbox supplier's memory: the outside world, as our own code may know it only through the port.
CREATE TABLE sandbox_supplier_orders (
  id text PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  pnr text NOT NULL UNIQUE,
  offer_id text NOT NULL,
  fare_id text NOT NULL,
  validating_carrier text NOT NULL,
  surnames jsonb NOT NULL,
  total bigint NOT NULL,
  currency text NOT NULL,
  status text NOT NULL,
  pay_before timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  issue_asked_at timestamptz,
  tickets jsonb NOT NULL
);

-- Offers whose price went up after they were shown: the new price stays.
CREATE TABLE sandbox_supplier_price_changes (
  offer_id text PRIMARY KEY,
  raise_percent integer NOT NULL
);

CREATE SEQUENCE sandbox_supplier_ticket_numbers START 4180000001;

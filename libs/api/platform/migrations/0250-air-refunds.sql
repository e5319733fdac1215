-- Two deadlines of a hold, how the seats are got, and the rules as they were sold.
ALTER TABLE air_orders ADD COLUMN seats text NOT NULL DEFAULT 'held';
ALTER TABLE air_orders ADD COLUMN seats_until timestamptz;
ALTER TABLE air_orders ADD COLUMN price_until timestamptz;
ALTER TABLE air_orders ADD COLUMN rules jsonb;

CREATE TABLE air_refunds (
  id uuid PRIMARY KEY,
  order_number text NOT NULL REFERENCES air_orders (number),
  state text NOT NULL,
  kind text NOT NULL,
  reason text,
  -- What the visitor wrote to the person who checks; it may name an illness.
  comment_sealed text,
  -- The carrier's own number of its sums; null until it is asked.
  supplier_quote_id text,
  payment_id uuid NOT NULL REFERENCES payments (id),
  lines jsonb NOT NULL,
  total bigint NOT NULL CHECK (total >= 0),
  currency text NOT NULL,
  basis_since date NOT NULL,
  sent_by date NOT NULL,
  points_cancelled integer NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX air_refunds_order ON air_refunds (order_number, created_at);
-- An order is given back once.
CREATE UNIQUE INDEX air_refunds_live ON air_refunds (order_number) WHERE state IN ('in-review', 'at-carrier', 'at-bank', 'returned');

CREATE TABLE air_refund_steps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  refund_id uuid NOT NULL REFERENCES air_refunds (id),
  state text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX air_refund_steps_refund ON air_refund_steps (refund_id);

-- How much of a payment goes back; null: nothing does.
ALTER TABLE payments ADD COLUMN refund_amount bigint;
ALTER TABLE payments ADD COLUMN refund_checks integer NOT NULL DEFAULT 0;

-- The sandbox bank's refunds: one for each reference of the shop.
CREATE TABLE sandbox_bank_refunds (
  merchant_reference text PRIMARY KEY,
  payment_id text NOT NULL REFERENCES sandbox_bank_payments (id),
  amount bigint NOT NULL,
  settles_at timestamptz NOT NULL
);

-- The sandbox supplier's memory of what it sold on which terms, and of orders given back.
ALTER TABLE sandbox_supplier_orders ADD COLUMN terms jsonb;
CREATE TABLE sandbox_supplier_cancellations (
  id text PRIMARY KEY,
  order_id text NOT NULL REFERENCES sandbox_supplier_orders (id),
  tariff_kept bigint NOT NULL,
  taxes_kept bigint NOT NULL,
  expires_at timestamptz NOT NULL,
  confirmed_at timestamptz
);

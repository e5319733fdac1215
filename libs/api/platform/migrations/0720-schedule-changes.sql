-- Changes of flights by airlines: what was sold, what is flown now, and what the visitor has said.
CREATE TABLE air_schedule_changes (
  id uuid PRIMARY KEY,
  order_number text NOT NULL REFERENCES air_orders (number),
  supplier_change_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('new', 'accepted', 'declined', 'expired')),
  kind text NOT NULL CHECK (kind IN ('cancelled', 'delayed', 'moved')),
  slices jsonb NOT NULL,
  acceptable boolean NOT NULL,
  found_at timestamptz NOT NULL,
  decided_at timestamptz,
  UNIQUE (order_number, supplier_change_id)
);
CREATE UNIQUE INDEX air_schedule_changes_open ON air_schedule_changes (order_number) WHERE state = 'new';

-- When the airline is asked next whether the flights of an order are as they were sold; null: it need not be asked.
ALTER TABLE air_orders ADD COLUMN look_at timestamptz;
CREATE INDEX air_orders_look ON air_orders (look_at) WHERE look_at IS NOT NULL;
UPDATE air_orders SET look_at = now()
WHERE status = 'paid' AND supply = 'issued'
  AND (sold -> 'slices' -> -1 -> 'segments' -> -1 ->> 'arrivingAt')::timestamptz > now();

-- The sandbox supplier's: the flights it sold, and whether their change was accepted.
ALTER TABLE sandbox_supplier_orders ADD COLUMN slices jsonb;
ALTER TABLE sandbox_supplier_orders ADD COLUMN change_accepted boolean NOT NULL DEFAULT false;

-- Money that came when nothing of its order waited for it any more, and went back; what it was begun for.
CREATE TABLE air_late_payments (
  payment_id uuid PRIMARY KEY REFERENCES payments (id),
  order_number text NOT NULL REFERENCES air_orders (number),
  paid_for text NOT NULL CHECK (paid_for IN ('order', 'extras', 'exchange')),
  amount bigint NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX air_late_payments_order ON air_late_payments (order_number);

-- Bags that we asked Duffel to add to an order, written down before it is asked: an answer that never came is found in the order.
CREATE TABLE duffel_extras (
  reference text PRIMARY KEY,
  order_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('asked', 'made', 'refused')),
  asked_at timestamptz NOT NULL,
  expected jsonb NOT NULL
);
-- Of two open requests nobody could tell which one the order has.
CREATE UNIQUE INDEX duffel_extras_open ON duffel_extras (order_id)
WHERE state = 'asked';

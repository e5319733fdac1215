-- Append-only: a balance is the sum of its rows, and one order moves points once for each reason.
CREATE TABLE points_ledger (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  reason text NOT NULL,
  order_kind text NOT NULL,
  order_number text NOT NULL,
  points integer NOT NULL,
  at timestamptz NOT NULL,
  UNIQUE (order_kind, order_number, reason)
);
CREATE INDEX points_ledger_user ON points_ledger (user_id, id);

-- What we asked Duffel to book, written down before it is asked: an answer that never came is looked up by it.
CREATE TABLE duffel_orders (
  reference text PRIMARY KEY,
  state text NOT NULL CHECK (state IN ('asked', 'made', 'refused')),
  asked_at timestamptz NOT NULL,
  offer_id text NOT NULL,
  passenger_ids jsonb NOT NULL,
  slices integer NOT NULL,
  order_id text UNIQUE,
  account_amount bigint NOT NULL,
  account_currency text NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL
);

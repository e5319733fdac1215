-- What we requested Sirena-Travel to book, written down before it is requested: a response that never came is looked up by it.
-- Locators are used again after years, so an order is known by its day too. The names are needed to open an order, and are sealed.
CREATE TABLE sirena_orders (
  reference text PRIMARY KEY,
  state text NOT NULL CHECK (state IN ('asked', 'made', 'refused')),
  asked_at timestamptz NOT NULL,
  order_id text UNIQUE,
  names_sealed text NOT NULL,
  account_amount bigint NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL
);

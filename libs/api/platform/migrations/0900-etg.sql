-- Hotels of ETG as they were read last, by country and language.
CREATE TABLE etg_dictionaries (
  kind text NOT NULL,
  scope text NOT NULL,
  lang text NOT NULL,
  body jsonb NOT NULL,
  read_at timestamptz NOT NULL,
  PRIMARY KEY (kind, scope, lang)
);

-- What we requested ETG to book, written down before it is requested: a response that never came is looked up by it.
CREATE TABLE etg_orders (
  reference text PRIMARY KEY,
  state text NOT NULL CHECK (state IN ('asked', 'made', 'refused')),
  asked_at timestamptz NOT NULL,
  attempts integer NOT NULL,
  order_id text UNIQUE,
  cancel_before timestamptz NOT NULL,
  account_amount bigint NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL
);

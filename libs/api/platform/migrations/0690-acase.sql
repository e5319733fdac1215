-- Dictionaries of Академсервис as they were read last: cities, hotels and what stands near, by language.
CREATE TABLE acase_dictionaries (
  kind text NOT NULL,
  scope text NOT NULL,
  lang text NOT NULL,
  body jsonb NOT NULL,
  read_at timestamptz NOT NULL,
  PRIMARY KEY (kind, scope, lang)
);

-- What we asked Академсервис to book, written down before it is asked: an answer that never came is looked up by it.
CREATE TABLE acase_orders (
  reference text PRIMARY KEY,
  state text NOT NULL CHECK (state IN ('asked', 'made', 'refused')),
  asked_at timestamptz NOT NULL,
  arrival date NOT NULL,
  order_id text UNIQUE,
  cancel_before timestamptz NOT NULL,
  account_amount bigint NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL
);

-- Hotels of several suppliers that are one house: a supplier's own code, and the code it is sold under.
CREATE TABLE hotel_links (
  hotel text PRIMARY KEY,
  same_as text NOT NULL,
  linked_at timestamptz NOT NULL,
  CHECK (hotel <> same_as)
);
CREATE INDEX hotel_links_same_as ON hotel_links (same_as);

-- Hotels of orders have a phone; those that were sold before do not know it.
UPDATE hotel_orders SET sold = jsonb_set(
  jsonb_set(sold, '{ru,stay,hotel,phone}', '""'), '{uz,stay,hotel,phone}', '""')
WHERE sold #> '{ru,stay,hotel,phone}' IS NULL;

-- The lowest price of a trip as somebody last saw it: our own searches, and what the supplier remembers.
CREATE TABLE price_observations (
  origin text NOT NULL,
  destination text NOT NULL,
  out_day date NOT NULL,
  -- Null: one way.
  back_day date,
  cabin text NOT NULL,
  -- Nonstop flights only.
  direct boolean NOT NULL,
  -- Who it was asked for: the price of a seat depends on how many are wanted.
  adult smallint NOT NULL,
  child smallint NOT NULL,
  baby smallint NOT NULL,
  currency text NOT NULL,
  -- Tariff and taxes per passenger type, before our fees; null: nothing is sold.
  lines jsonb,
  source text NOT NULL,
  observed_at timestamptz NOT NULL,
  UNIQUE NULLS NOT DISTINCT
    (origin, destination, out_day, back_day, cabin, direct, adult, child, baby, currency)
);

CREATE INDEX price_observations_out_day ON price_observations (out_day);

-- The lowest price of each journey of several flights that somebody has searched, so that it can be watched.
CREATE TABLE itinerary_prices (
  flights text NOT NULL,
  out_day date NOT NULL,
  cabin text NOT NULL,
  adult smallint NOT NULL,
  child smallint NOT NULL,
  baby smallint NOT NULL,
  currency text NOT NULL,
  -- Tariff and taxes per passenger type, before our fees; null: nothing is sold.
  lines jsonb,
  observed_at timestamptz NOT NULL,
  PRIMARY KEY (flights, cabin, adult, child, baby, currency)
);

CREATE INDEX itinerary_prices_out_day ON itinerary_prices (out_day);

-- The flights of a watched journey after the first one.
ALTER TABLE price_alerts ADD COLUMN onward jsonb NOT NULL DEFAULT '[]';

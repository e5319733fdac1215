-- What a night of a stay costs at least, as the last search of it found, for calendars. A price lives as long as the offers it was found
-- among, half an hour, and is not worth a log.
CREATE UNLOGGED TABLE hotel_night_prices (
  edition text NOT NULL,
  hotel text NOT NULL,
  arrival date NOT NULL,
  nights smallint NOT NULL,
  adults smallint NOT NULL,
  -- In order, by commas, because a child's bed costs by age; empty without children.
  child_ages text NOT NULL,
  currency text NOT NULL,
  -- For all guests, with our fees; null: nothing was confirmed at once and paid now.
  per_night bigint,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (hotel, edition, currency, adults, child_ages, arrival, nights)
);

CREATE INDEX hotel_night_prices_expires ON hotel_night_prices (expires_at);

-- The key of fingerprints outlives the data key that it came from.
ALTER TABLE secret_checks ADD COLUMN kept text;

-- How far a walk through the sealed columns has come.
CREATE TABLE sealed_walks (
  place text PRIMARY KEY,
  position text,
  seen bigint NOT NULL DEFAULT 0,
  resealed bigint NOT NULL DEFAULT 0,
  finished_at timestamptz
);

-- What the last walk could not open.
CREATE TABLE unreadable_rows (
  place text NOT NULL,
  "row" text NOT NULL,
  found_at timestamptz NOT NULL,
  PRIMARY KEY (place, "row")
);

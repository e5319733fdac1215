-- What the agency's people have been told of, so that they are told once.
CREATE TABLE staff_notices (
  event text PRIMARY KEY,
  told_at timestamptz NOT NULL
);

-- People of the agency: each has a token of their own, of which a digest is kept.
CREATE TABLE operators (
  name text PRIMARY KEY,
  role text NOT NULL CHECK (role IN ('viewer', 'operator', 'admin')),
  token_digest text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  ended_at timestamptz
);

-- What they have seen and done. Names and phones that were searched for are not kept: only what was found.
CREATE TABLE operator_acts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  operator text NOT NULL,
  act text NOT NULL,
  subject text NOT NULL,
  -- The HTTP status, or the code of the problem.
  outcome text NOT NULL
);
CREATE INDEX operator_acts_at ON operator_acts (at);

CREATE TABLE journal_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  level text NOT NULL,
  product text NOT NULL,
  -- Which build of which program, in which language, of which edition's settings: the headers of the call.
  agent text,
  locale text,
  source text,
  text text NOT NULL,
  context jsonb NOT NULL
);
CREATE INDEX journal_entries_at ON journal_entries (at);

-- Searches for flights, so that every API answers for those of the others. They live half an hour and are not worth a log:
-- after a crash of the server they are gone, and clients search again.
CREATE UNLOGGED TABLE air_search_runs (
  id uuid PRIMARY KEY,
  started_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX air_search_runs_expires ON air_search_runs (expires_at);

-- Several clients may share a run.
CREATE UNLOGGED TABLE air_searches (
  id uuid PRIMARY KEY,
  run_id uuid NOT NULL REFERENCES air_search_runs (id) ON DELETE CASCADE
);
CREATE INDEX air_searches_run ON air_searches (run_id);

-- What became known of a run, one piece of news after another; the last one says that there is no more.
CREATE UNLOGGED TABLE air_search_news (
  run_id uuid NOT NULL REFERENCES air_search_runs (id) ON DELETE CASCADE,
  version integer NOT NULL,
  -- Offers as the bytes that are answered, and how many sellers were heard; empty: the run is complete.
  news bytea,
  PRIMARY KEY (run_id, version)
);

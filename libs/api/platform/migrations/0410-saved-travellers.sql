-- People a user travels with; who they are is readable only with the server's data key.
CREATE TABLE saved_travellers (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  -- Tells a person saved twice by the document.
  document_key text NOT NULL,
  sealed text NOT NULL,
  changed_at timestamptz NOT NULL,
  UNIQUE (user_id, document_key)
);

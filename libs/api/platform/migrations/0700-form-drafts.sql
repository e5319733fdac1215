-- What a signed-in user has typed of a booking; readable only with the server's data key, and forgotten by itself.
CREATE TABLE form_drafts (
  user_id uuid NOT NULL REFERENCES users (id),
  product text NOT NULL CHECK (product IN ('air', 'hotel')),
  sealed text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, product)
);
CREATE INDEX form_drafts_expires_at ON form_drafts (expires_at);

-- Fingerprints of the secrets that the rest of the database is sealed and signed with.
CREATE TABLE secret_checks (
  name text PRIMARY KEY,
  fingerprint text NOT NULL
);

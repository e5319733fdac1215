-- What a claim is proved with. Names and contents say things about people's health: both are sealed, and go with the refund.
CREATE TABLE air_refund_documents (
  id uuid PRIMARY KEY,
  refund_id uuid NOT NULL REFERENCES air_refunds (id) ON DELETE CASCADE,
  kind text NOT NULL,
  bytes integer NOT NULL,
  name_sealed text NOT NULL,
  content_sealed text NOT NULL,
  received_at timestamptz NOT NULL
);
CREATE INDEX air_refund_documents_refund ON air_refund_documents (refund_id);

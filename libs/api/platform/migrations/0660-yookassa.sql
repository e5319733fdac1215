-- Refunds at YooKassa, by our reference. One that YooKassa has cancelled is asked for again as another attempt, with another key.
CREATE TABLE yookassa_refunds (
  reference text PRIMARY KEY,
  attempt integer NOT NULL DEFAULT 0,
  refund_id text
);

-- A person has given the tickets back at the supplier: the refund only sends the money.
ALTER TABLE air_refunds ADD COLUMN by_hand boolean NOT NULL DEFAULT false;

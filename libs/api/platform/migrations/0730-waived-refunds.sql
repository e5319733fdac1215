-- A person has agreed with the carrier what it keeps, whatever its own quote says.
ALTER TABLE air_refunds ADD COLUMN waived boolean NOT NULL DEFAULT false;
UPDATE air_refunds SET waived = true
WHERE kind = 'forced' OR id IN (SELECT refund_id FROM air_refund_steps WHERE state = 'in-review');

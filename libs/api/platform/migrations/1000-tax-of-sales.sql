-- How the sale of a payment was listed on its tax receipt: what goes back or is completed has the same tax, whatever is set by then.
CREATE TABLE yookassa_sold_tax (
  payment_id uuid PRIMARY KEY REFERENCES payments (id),
  receipts jsonb NOT NULL
);

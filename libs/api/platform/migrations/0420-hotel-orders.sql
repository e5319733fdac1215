CREATE TABLE hotel_orders (
  number text PRIMARY KEY,
  -- The booker's key: a retried or resumed request finds the order it began.
  request_key text NOT NULL UNIQUE,
  status text NOT NULL,
  -- What the supplier was last asked and said; see order-states.ts.
  supply text NOT NULL,
  voucher text NOT NULL,
  where_to_pay text NOT NULL,
  lang text NOT NULL,
  offer_id text NOT NULL,
  supplier_order_id text,
  -- The hotel's own number; null until it confirmed.
  confirmation text,
  currency text NOT NULL,
  total bigint NOT NULL,
  supplier_price bigint NOT NULL,
  -- Stay and tariff as they were sold, in every language; nothing personal.
  sold jsonb NOT NULL,
  -- Booker, guests and their wish.
  persons_sealed text NOT NULL,
  -- Whom it belongs to: the session it was booked in, or else whoever confirms its booker's phone by an account.
  user_id uuid REFERENCES users (id),
  booker_fingerprint text,
  -- The end of the day of arrival at the hotel: nothing can be cancelled after it.
  arrival_ends timestamptz NOT NULL,
  pay_before timestamptz,
  answer_by timestamptz,
  polls integer NOT NULL DEFAULT 0,
  voucher_task text,
  voucher_number text,
  cancel_reason text,
  cancel_penalty bigint,
  cancel_refund bigint,
  refund_payment_id text,
  -- The supplier will not do by itself what the order needs.
  needs_person boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);
CREATE INDEX hotel_orders_user ON hotel_orders (user_id, created_at);
CREATE INDEX hotel_orders_booker ON hotel_orders (booker_fingerprint, created_at);
CREATE INDEX hotel_orders_moving ON hotel_orders (status) WHERE status NOT IN ('finished', 'canceled');

-- Fingerprints of the words of the buyer's name, in all the ways they may be spelled: what a look-up is held against.
CREATE TABLE hotel_order_buyer_words (
  order_number text NOT NULL REFERENCES hotel_orders (number),
  word_key text NOT NULL,
  PRIMARY KEY (order_number, word_key)
);

CREATE TABLE hotel_order_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_number text NOT NULL REFERENCES hotel_orders (number),
  status text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX hotel_order_history_order ON hotel_order_history (order_number);

CREATE TABLE hotel_vouchers (
  order_number text NOT NULL REFERENCES hotel_orders (number),
  lang text NOT NULL,
  pdf bytea NOT NULL,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (order_number, lang)
);

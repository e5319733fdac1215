-- Searches whose price somebody wants to hear of by e-mail. The address is sealed, and gone once the alert has ended.
CREATE TABLE price_alerts (
  id uuid PRIMARY KEY,
  status text NOT NULL CHECK (status IN ('waiting', 'active', 'ended')),
  search_key text NOT NULL,
  origin text NOT NULL,
  destination text NOT NULL,
  out_day date NOT NULL,
  back_day date,
  cabin text NOT NULL,
  adult integer NOT NULL,
  child integer NOT NULL,
  baby integer NOT NULL,
  currency text NOT NULL,
  lang text NOT NULL,
  user_id uuid REFERENCES users (id),
  requested_by uuid REFERENCES users (id),
  email_key text,
  sealed text,
  confirm_hash text,
  stop_hash text NOT NULL,
  price bigint,
  price_known boolean NOT NULL,
  created_at timestamptz NOT NULL,
  checked_at timestamptz,
  written_at timestamptz,
  ended_at timestamptz,
  CHECK ((status = 'ended') = (sealed IS NULL) AND (sealed IS NULL) = (email_key IS NULL))
);
CREATE UNIQUE INDEX price_alerts_open ON price_alerts (email_key, search_key) WHERE status <> 'ended';
CREATE UNIQUE INDEX price_alerts_confirm ON price_alerts (confirm_hash);
CREATE UNIQUE INDEX price_alerts_stop ON price_alerts (stop_hash);
CREATE INDEX price_alerts_search ON price_alerts (search_key) WHERE status = 'active';
CREATE INDEX price_alerts_day ON price_alerts (out_day) WHERE status <> 'ended';
CREATE INDEX price_alerts_user ON price_alerts (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX price_alerts_requested ON price_alerts (requested_by) WHERE requested_by IS NOT NULL;
CREATE INDEX price_alerts_ended ON price_alerts (ended_at) WHERE ended_at IS NOT NULL;

CREATE TABLE price_alert_addresses (
  user_id uuid NOT NULL REFERENCES users (id),
  email_key text NOT NULL,
  confirmed_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, email_key)
);

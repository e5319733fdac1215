-- Browsers on which the owner of a phone has signed in: strangers who guess elsewhere do not lock these out.
CREATE TABLE known_devices (
  phone_key text NOT NULL,
  device_key text NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (phone_key, device_key)
);
CREATE INDEX known_devices_seen ON known_devices (seen_at);

-- Wrong PINs stop counting after thirty days.
UPDATE limited_tries SET until = at + interval '30 days' WHERE kind = 'pin' AND scope = 'phone' AND until IS NULL;

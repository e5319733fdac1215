import type { PlainDate } from './plain-date';

/** The calendar day at `instant` in a place whose clock is `utcOffsetMinutes` ahead of UTC. */
export function dayAt(instant: Date, utcOffsetMinutes: number): PlainDate {
  return new Date(instant.getTime() + utcOffsetMinutes * 60_000).toISOString().slice(0, 10);
}

/** The calendar day at `instant` in an IANA zone. For servers: a visitor's own zone data may be years old. */
export function dayInZone(instant: Date, zone: string): PlainDate {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant);
}

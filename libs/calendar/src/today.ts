import type { PlainDate } from './plain-date';

/** The calendar day at `instant` in a place whose clock is `utcOffsetMinutes` ahead of UTC. */
export function dayAt(instant: Date, utcOffsetMinutes: number): PlainDate {
  return new Date(instant.getTime() + utcOffsetMinutes * 60_000).toISOString().slice(0, 10);
}

/** A cache by zone, because creating a format takes longer than using it a thousand times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(zone, made);
  return made;
}

/** The calendar day at `instant` in an IANA zone. For servers: a visitor's own zone data may be years old. */
export const dayInZone = (instant: Date, zone: string): PlainDate => formatOf(zone).format(instant);

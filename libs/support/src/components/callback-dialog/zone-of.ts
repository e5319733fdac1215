import type { Edition } from '@karvon/edition';

type Support = Edition['support'];

/** The time zone of the office hours as 'UTC+5', which needs no translation. */
export function zoneOf({ utcOffsetMinutes }: Pick<Support, 'utcOffsetMinutes'>): string {
  const offset = Math.abs(utcOffsetMinutes);
  const minutes = offset % 60 ? `:${String(offset % 60).padStart(2, '0')}` : '';
  return `UTC${utcOffsetMinutes < 0 ? '−' : '+'}${Math.floor(offset / 60)}${minutes}`;
}

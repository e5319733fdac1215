import type { Edition } from '@karvon/edition';

type Support = Edition['support'];

/** 'UTC+5': whose clock the hours are on, without a name that would need two languages. */
export function zoneOf({ utcOffsetMinutes }: Pick<Support, 'utcOffsetMinutes'>): string {
  const offset = Math.abs(utcOffsetMinutes);
  const minutes = offset % 60 ? `:${String(offset % 60).padStart(2, '0')}` : '';
  return `UTC${utcOffsetMinutes < 0 ? '−' : '+'}${Math.floor(offset / 60)}${minutes}`;
}

import type { Edition } from '@karvon/edition';

type Support = Edition['support'];

/** '09:00' for 540, minutes from midnight. */
export function clockOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** 'UTC+5': whose clock the hours are on, without a name that would need two languages. */
export function zoneOf({ utcOffsetMinutes }: Pick<Support, 'utcOffsetMinutes'>): string {
  const offset = Math.abs(utcOffsetMinutes);
  const minutes = offset % 60 ? `:${String(offset % 60).padStart(2, '0')}` : '';
  return `UTC${utcOffsetMinutes < 0 ? '−' : '+'}${Math.floor(offset / 60)}${minutes}`;
}

/** Never closed. */
export function isAlwaysOpen({ opensAt, closesAt }: Support): boolean {
  return opensAt === 0 && closesAt === 1440;
}

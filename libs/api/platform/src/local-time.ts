import { dayAt } from '@karvon/calendar';

/** '2026-11-21T14:35:00+05:00': the moment as the edition's clock shows it. */
export function localTime(moment: Date, utcOffsetMinutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const clock = new Date(moment.getTime() + utcOffsetMinutes * 60_000);
  const sign = utcOffsetMinutes < 0 ? '-' : '+';
  const offset = Math.abs(utcOffsetMinutes);
  const zone = `${sign}${two(Math.floor(offset / 60))}:${two(offset % 60)}`;
  return `${dayAt(moment, utcOffsetMinutes)}T${two(clock.getUTCHours())}:${two(clock.getUTCMinutes())}:00${zone}`;
}

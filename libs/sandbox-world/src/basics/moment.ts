import { addDays, daysBetween, type PlainDate } from '@karvon/calendar';
import { IANAZone } from 'luxon';

/** Whole minutes since 1970-01-01T00:00Z. Airline times have no seconds. */
export type EpochMinute = number;

/** Days since 1970-01-01: a calendar day in a form for arithmetic. */
export type DayNumber = number;

const epoch = '1970-01-01';
export const minutesPerDay = 1440;
const dayMs = minutesPerDay * 60_000;

export const dayNumberOf = (date: PlainDate): DayNumber => daysBetween(epoch, date);

const dates = new Map<DayNumber, PlainDate>();
export function dateOf(day: DayNumber): PlainDate {
  let date = dates.get(day);
  if (!date) dates.set(day, (date = addDays(epoch, day)));
  return date;
}

/** The day of the week: 0 = Monday … 6 = Sunday. */
export const weekdayIndexOf = (day: DayNumber): number => (((day + 3) % 7) + 7) % 7;

const zones = new Map<string, { zone: IANAZone; byDay: Map<DayNumber, number | null> }>();

/** Minutes east of UTC in `zone` at `at`. A day without a clock change is looked up once. */
export function offsetAt(zone: string, at: EpochMinute): number {
  let entry = zones.get(zone);
  if (!entry) zones.set(zone, (entry = { zone: IANAZone.create(zone), byDay: new Map() }));
  const day = Math.floor(at / minutesPerDay);
  let known = entry.byDay.get(day);
  if (known === undefined) {
    const start = entry.zone.offset(day * dayMs);
    known = start === entry.zone.offset((day + 1) * dayMs) ? start : null;
    entry.byDay.set(day, known);
  }
  return known ?? entry.zone.offset(at * 60_000);
}

/** The instant of a wall-clock time; a time skipped by a clock change moves forward. */
export function instantOf(zone: string, day: DayNumber, minuteOfDay: number): EpochMinute {
  const wall = day * minutesPerDay + minuteOfDay;
  const guess = wall - offsetAt(zone, wall);
  return wall - offsetAt(zone, guess);
}

/** Wall-clock day and minute of an instant. */
export function wallClock(zone: string, at: EpochMinute) {
  const offset = offsetAt(zone, at);
  const wall = at + offset;
  const day = Math.floor(wall / minutesPerDay);
  return { day, minute: wall - day * minutesPerDay, offset };
}

const two = (n: number): string => String(n).padStart(2, '0');

/** 'YYYY-MM-DDTHH:mm' on the wall clock of `zone`, and the offset as '+05:00'. */
export function localTime(zone: string, at: EpochMinute): { local: string; utcOffset: string } {
  const { day, minute, offset } = wallClock(zone, at);
  const abs = Math.abs(offset);
  return {
    local: `${dateOf(day)}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
    utcOffset: `${offset < 0 ? '-' : '+'}${two(Math.floor(abs / 60))}:${two(abs % 60)}`,
  };
}

/** The minute of 'YYYY-MM-DDTHH:mm' in UTC; without a text, the earliest minute. */
export function instantOfUtc(text: string | undefined): EpochMinute {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(text ?? '');
  if (!match) return -Infinity;
  const [, date = '', hour, minute] = match;
  return dayNumberOf(date) * minutesPerDay + Number(hour) * 60 + Number(minute);
}

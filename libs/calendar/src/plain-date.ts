/**
 * A calendar day as 'YYYY-MM-DD'. It is never a `Date`: east of UTC, where all our visitors live,
 * `new Date(2026, 2, 9).toISOString()` names the day before.
 */
export type PlainDate = string;

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const dayMs = 86_400_000;

/** Days since 1970-01-01; NaN when the text is not a real day. */
function toEpochDay(date: PlainDate): number {
  const match = pattern.exec(date);
  if (!match) return NaN;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const epochDay = Date.UTC(year, month - 1, day) / dayMs;
  return fromEpochDay(epochDay) === date ? epochDay : NaN;
}

function fromEpochDay(epochDay: number): PlainDate {
  return new Date(epochDay * dayMs).toISOString().slice(0, 10);
}

/** True for a day that exists: '2028-02-29' yes, '2027-02-29' no. */
export function isPlainDate(text: string): boolean {
  return !Number.isNaN(toEpochDay(text));
}

/** Throws RangeError when `date` is not a real day. */
export function addDays(date: PlainDate, days: number): PlainDate {
  const epochDay = toEpochDay(date);
  if (Number.isNaN(epochDay)) throw new RangeError(`Not a calendar day: ${date}`);
  return fromEpochDay(epochDay + days);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return toEpochDay(to) - toEpochDay(from);
}

/** Moves by whole months; a day past the month's end becomes its last day. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const { year, month, day } = partsOf(date);
  const index = year * 12 + (month - 1) + months;
  const target = { year: Math.floor(index / 12), month: (index % 12) + 1 };
  return plainDate(
    target.year,
    target.month,
    Math.min(day, daysInMonth(target.year, target.month)),
  );
}

/** 1 = Monday … 7 = Sunday. */
export function weekdayOf(date: PlainDate): number {
  return ((((toEpochDay(date) + 3) % 7) + 7) % 7) + 1;
}

/** The numbers in a date, month 1–12. */
export function partsOf(date: PlainDate): { year: number; month: number; day: number } {
  const match = pattern.exec(date);
  if (!match) throw new RangeError(`Not a calendar day: ${date}`);
  return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
}

export function plainDate(year: number, month: number, day: number): PlainDate {
  const pad = (value: number, size: number) => String(value).padStart(size, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

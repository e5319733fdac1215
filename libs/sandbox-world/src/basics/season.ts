import { dateOf, dayNumberOf, weekdayIndexOf, type DayNumber } from './moment';

const muslimCountries = new Set(
  'UZ KZ KG TJ TM AZ TR AE SA QA KW BH OM JO LB EG MA TN DZ PK BD MY ID IR IQ MV'.split(' '),
);
const schoolYearCountries = new Set('RU BY KZ UZ KG TJ AM AZ GE MD'.split(' '));
const warmCountries = new Set('TR EG AE TH VN MV LK CU DO GR CY ES IT GE ID'.split(' '));

/** First days of the feasts by astronomical prediction: Eid al-Fitr, then Eid al-Adha. */
const fitr = ['2026-03-20', '2027-03-10', '2028-02-26', '2029-02-14', '2030-02-04'].map(
  dayNumberOf,
);
const adha = ['2026-05-27', '2027-05-16', '2028-05-05', '2029-04-24', '2030-04-13'].map(
  dayNumberOf,
);
const near = (
  day: DayNumber,
  feasts: readonly DayNumber[],
  before: number,
  after: number,
): boolean => feasts.some((feast) => day >= feast - before && day <= feast + after);

const between = (monthDay: string, from: string, to: string): boolean =>
  monthDay >= from && monthDay <= to;

const either = (countries: ReadonlySet<string>, from: string, to: string): boolean =>
  countries.has(from) || countries.has(to);

/** How demand on the day of departure changes a fare: 0.86 in a dead week, 1.45 before New Year. */
export function seasonFactor(day: DayNumber, from: string, to: string): number {
  const date = dateOf(day).slice(5);
  const schools = either(schoolYearCountries, from, to);
  const muslim = either(muslimCountries, from, to);
  const peaks: [boolean, number][] = [
    [date >= '12-20' || date <= '01-10', 1.45],
    [between(date, '06-10', '08-31'), warmCountries.has(to) ? 1.4 : 1.25],
    [schools && between(date, '10-25', '11-05'), 1.18],
    [schools && between(date, '03-20', '04-01'), 1.18],
    [schools && between(date, '04-27', '05-11'), 1.22],
    [muslim && between(date, '03-17', '03-25'), 1.25],
    [muslim && (near(day, fitr, 5, 5) || near(day, adha, 5, 5)), 1.35],
    [to === 'SA' && (near(day, fitr, 30, 0) || near(day, adha, 20, 0)), 1.4],
    [from === 'UZ' && to === 'RU' && between(date, '02-10', '04-20'), 1.2],
    [from === 'RU' && to === 'UZ' && between(date, '11-15', '12-19'), 1.15],
  ];
  const peak = Math.max(1, ...peaks.filter(([now]) => now).map(([, factor]) => factor));
  const quiet = between(date, '01-14', '02-09') || between(date, '11-06', '12-10');
  return peak === 1 && quiet ? 0.86 : peak;
}

const weekdays = [1.02, 0.94, 0.94, 0.98, 1.07, 1.02, 1.06];

/** Fridays and Sundays cost more, Tuesdays and Wednesdays less. */
export const weekdayFactor = (day: DayNumber): number => weekdays[weekdayIndexOf(day)] as number;

// prettier-ignore
const advance: readonly (readonly [days: number, factor: number])[] = [
  [0, 1.6], [3, 1.42], [7, 1.24], [14, 1.1], [30, 0.98], [60, 0.92], [150, 0.92], [330, 1.02],
];

/** Late buyers pay more; between the points of the curve the factor is interpolated. */
export function advanceFactor(daysAhead: number): number {
  for (let i = 1; i < advance.length; i++) {
    const [toDays, to] = advance[i] as [number, number];
    const [fromDays, from] = advance[i - 1] as [number, number];
    if (daysAhead <= toDays)
      return from + ((to - from) * (daysAhead - fromDays)) / (toDays - fromDays);
  }
  return 1.02;
}

/** Night departures are cheap; those of the morning and evening rush are not. */
export function hourFactor(minuteOfDay: number): number {
  const hour = minuteOfDay / 60;
  if (hour < 5) return 0.92;
  if (hour < 9.5) return 1.04;
  return hour >= 17 && hour < 21 ? 1.05 : 1;
}

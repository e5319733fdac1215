import { dateOf, dayNumberOf, weekdayIndexOf, type DayNumber } from './moment';

const muslimCountries = new Set(
  'UZ KZ KG TJ TM AZ TR AE SA QA KW BH OM JO LB EG MA TN DZ PK BD MY ID IR IQ MV'.split(' '),
);
const schoolYearCountries = new Set('RU BY KZ UZ KG TJ AM AZ GE MD'.split(' '));
const warmCountries = new Set('TR EG AE TH VN MV LK CU DO GR CY ES IT GE ID'.split(' '));

/** First days of the two Eids, as astronomers expect them. */
// prettier-ignore
const eids = [
  '2026-03-20', '2026-05-27', '2027-03-10', '2027-05-16', '2028-02-26', '2028-05-05',
  '2029-02-14', '2029-04-24', '2030-02-04', '2030-04-13',
].map(dayNumberOf);

const between = (monthDay: string, from: string, to: string): boolean =>
  monthDay >= from && monthDay <= to;

/** How demand of the day of departure moves a fare: about 0.85 in a dead week, 1.6 before New Year. */
export function seasonFactor(day: DayNumber, from: string, to: string): number {
  const date = dateOf(day).slice(5);
  const either = (countries: ReadonlySet<string>) => countries.has(from) || countries.has(to);
  const peaks = [1];
  if (date >= '12-20' || date <= '01-10') peaks.push(1.45);
  if (between(date, '06-10', '08-31')) peaks.push(warmCountries.has(to) ? 1.4 : 1.25);
  if (
    schoolYearCountries.has(from) &&
    (between(date, '10-25', '11-05') || between(date, '03-22', '04-01'))
  )
    peaks.push(1.18);
  if (either(schoolYearCountries) && between(date, '04-27', '05-11')) peaks.push(1.22);
  if (either(muslimCountries)) {
    if (between(date, '03-17', '03-25')) peaks.push(1.25);
    if (eids.some((eid) => day >= eid - 5 && day <= eid + 5)) peaks.push(1.35);
    if (eids.some((eid, i) => i % 2 === 0 && day >= eid - 30 && day < eid - 5))
      peaks.push(to === 'SA' ? 1.4 : 0.95);
  }
  if (from === 'UZ' && to === 'RU' && between(date, '02-10', '04-20')) peaks.push(1.2);
  if (from === 'RU' && to === 'UZ' && between(date, '11-15', '12-19')) peaks.push(1.15);
  const peak = Math.max(...peaks);
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

/** Late buyers pay more; between the points of the curve the factor slides. */
export function advanceFactor(daysAhead: number): number {
  for (let i = 1; i < advance.length; i++) {
    const [toDays, to] = advance[i] as [number, number];
    const [fromDays, from] = advance[i - 1] as [number, number];
    if (daysAhead <= toDays)
      return from + ((to - from) * (daysAhead - fromDays)) / (toDays - fromDays);
  }
  return 1.02;
}

/** Night departures are cheap, the morning and the evening rush are not. */
export function hourFactor(minuteOfDay: number): number {
  const hour = minuteOfDay / 60;
  if (hour < 5) return 0.92;
  if (hour < 9.5) return 1.04;
  return hour >= 17 && hour < 21 ? 1.05 : 1;
}

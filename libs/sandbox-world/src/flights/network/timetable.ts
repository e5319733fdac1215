import type { AircraftType } from '../carriers/aircraft';
import type { FlightAirport } from './airport';
import type { Carrier } from '../carriers/carrier';
import { chance, draw } from '../../basics/chance';
import { dayNumberOf, minutesPerDay, offsetAt } from '../../basics/moment';
import type { Departure } from './route';
import { zoneOf } from '../carriers/world-zones';

const everyDay = 0b1111111;
/** Timetables use winter time, so that they do not depend on the day of the request. */
const drawnOn = dayNumberOf('2026-01-15') * minutesPerDay;

/** `count` days of a week, spread evenly; the seed decides which. */
export function operatingDays(key: string, count: number): number {
  if (count >= 7) return everyDay;
  const first = draw(`${key}:day`, 0, 6);
  let mask = 0;
  for (let i = 0; i < count; i++) mask |= 1 << ((first + Math.round((i * 7) / count)) % 7);
  return mask;
}

/** The same days `shift` days later: Monday's late flight comes back on Tuesday. */
export function shiftDays(mask: number, shift: number): number {
  const by = ((shift % 7) + 7) % 7;
  return ((mask << by) | (mask >> (7 - by))) & everyDay;
}

const nightClosed = (airport: FlightAirport): boolean =>
  ['EUR', 'EAS', 'NAM', 'OCE'].includes(zoneOf(airport.country));

export interface Rotation {
  readonly out: Departure;
  readonly back: Departure;
}

export interface RotationPlan {
  readonly seed: string;
  readonly carrier: Carrier;
  readonly base: FlightAirport;
  readonly away: FlightAirport;
  readonly minutesOut: number;
  readonly aircraft: AircraftType;
  readonly weekly: number;
  /** The first free flight number; a rotation uses two. */
  readonly firstNumber: number;
}

/** Departures from the base in waves over the day, and back after the turnaround. */
export function rotations(plan: RotationPlan): Rotation[] {
  const { base, away, weekly } = plan;
  const count = Math.ceil(weekly / 7);
  const key = `${plan.seed}:${plan.carrier.code}:${base.iata}:${away.iata}`;
  const clockShift = offsetAt(away.zone, drawnOn) - offsetAt(base.zone, drawnOn);
  return Array.from({ length: count }, (_, i) => {
    const wave = (i + chance(`${key}:wave:${i}`)) / count;
    const minute = (Math.round((300 + wave * 1240) / 5) * 5) % minutesPerDay;
    const days = operatingDays(`${key}:${i}`, Math.min(7, weekly - i * 7));
    const turnaround = plan.aircraft.seats > 220 ? 95 : plan.aircraft.seats > 120 ? 65 : 45;
    const slack = draw(`${key}:turn:${i}`, 0, 6) * 5;
    let back = minute + plan.minutesOut + turnaround + slack + clockShift;
    const clock = ((back % minutesPerDay) + minutesPerDay) % minutesPerDay;
    if (nightClosed(away) && clock < 330) back += 360 - clock + draw(`${key}:dawn:${i}`, 0, 18) * 5;
    const shift = Math.floor(back / minutesPerDay);
    const number = plan.firstNumber + 2 * i;
    return {
      out: { number: String(number), minute, days },
      back: {
        number: String(number + 1),
        minute: back - shift * minutesPerDay,
        days: shiftDays(days, shift),
      },
    };
  });
}

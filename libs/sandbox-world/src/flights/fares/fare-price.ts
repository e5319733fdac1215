import { chance } from '../../basics/chance';
import type { Journey } from '../journeys/connections';
import { flightKey, type Flight } from '../network/flight';
import { distanceKm } from '../../basics/geometry';
import { wallClock, type DayNumber } from '../../basics/moment';
import { selfTransfersIn } from '../journeys/self-transfer';
import { mayFly } from '../network/traffic-rights';
import { advanceFactor, hourFactor, seasonFactor, weekdayFactor } from '../../basics/season';

export type Cabin = 'economy' | 'business';

const byStops = [1.12, 1, 0.96, 0.97];
const leastCents = 1900;

/**
 * The lowest tariff of a journey for an adult, without taxes, in US cents. It depends on the distance between the ends, and then
 * on the day, the hours and the connections.
 */
export function tariffCents(
  seed: string,
  journey: Journey,
  cabin: Cabin,
  today: DayNumber,
): number {
  const first = journey[0] as Flight;
  const last = journey[journey.length - 1] as Flight;
  const from = first.route.origin;
  const to = last.route.destination;
  const shortest = distanceKm(from, to);
  const flown = journey.reduce((sum, { route }) => sum + route.distanceKm, 0);
  // Where airlines may not fly directly, the price is that of the detour.
  const km = mayFly(from.country, to.country) ? shortest : Math.max(shortest, flown * 0.8);
  const market = 3600 + 5 * Math.min(km, 5000) + 3.6 * Math.max(0, km - 5000);
  const detour = 0.7 * Math.max(0, flown - km);
  const quality =
    journey.reduce((sum, flight) => sum + worth(flight) * flight.route.distanceKm, 0) / flown;
  const luck = 0.86 + 0.28 * chance(`${seed}:fare:${journey.map(flightKey).join('+')}`);
  const cents =
    (market + detour) *
    quality *
    (byStops[journey.length - 1] ?? 1) *
    // Two separate tickets need no common fare of their carriers.
    0.96 ** selfTransfersIn(journey) *
    seasonFactor(first.day, from.country, to.country) *
    weekdayFactor(first.day) *
    advanceFactor(Math.max(0, first.day - today)) *
    hourFactor(wallClock(from.zone, first.departs).minute) *
    luck;
  return Math.max(leastCents, cents * (cabin === 'business' ? 2.9 + km / 12_000 : 1));
}

const byKind = { 'full-service': 0.86, 'low-cost': 0.78, charter: 0.82 };

const worth = ({ route: { carrier } }: Flight): number =>
  byKind[carrier.kind] + carrier.quality * (carrier.kind === 'full-service' ? 0.05 : 0.02);

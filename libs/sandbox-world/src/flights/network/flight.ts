import { hashOf } from '../../basics/chance';
import { instantOf, weekdayIndexOf, type DayNumber, type EpochMinute } from '../../basics/moment';
import type { Departure, Route } from './route';

/** A flight on a certain day. */
export interface Flight {
  readonly route: Route;
  readonly departure: Departure;
  /** Local day of departure. */
  readonly day: DayNumber;
  readonly departs: EpochMinute;
  readonly arrives: EpochMinute;
}

/** The flights of a route on a local day, by departure time. */
export function flightsOn(route: Route, day: DayNumber): Flight[] {
  const weekday = 1 << weekdayIndexOf(day);
  return route.departures
    .filter((departure) => (departure.days & weekday) !== 0)
    .map((departure) => {
      const departs = instantOf(route.origin.zone, day, departure.minute);
      return { route, departure, day, departs, arrives: departs + route.minutes };
    })
    .sort((a, b) => a.departs - b.departs);
}

/** The key of a flight on a day, 'HY601/TAS-VKO/g0u': carrier, number, route, and the day's number in base 36. */
export const flightKey = ({ route, departure, day }: Flight): string =>
  `${route.carrier.code}${departure.number}/${route.origin.iata}-${route.destination.iata}/${day.toString(36)}`;

const fullLoad = 30;

/** Seats still for sale, 0 to 30; fewer as the day comes near. */
export function seatsLeft(seed: string, flight: Flight, today: DayNumber): number {
  const drawn = (hashOf(`${seed}:seats:${flightKey(flight)}`) % (fullLoad + 6)) - 1;
  const daysAhead = flight.day - today;
  const sold = daysAhead < 3 ? 6 : daysAhead < 10 ? 3 : daysAhead < 30 ? 1 : 0;
  return Math.max(0, Math.min(fullLoad, drawn - sold));
}

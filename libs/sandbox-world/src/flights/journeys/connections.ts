import { minimumConnection } from './connecting-time';
import { flightsOn, type Flight } from '../network/flight';
import { sellTogether } from '../carriers/interline';
import type { Leg, Path } from './journey-paths';
import { wallClock, type DayNumber } from '../../basics/moment';
import type { Route } from '../network/route';

/** The flights of one slice, in order. */
export type Journey = readonly Flight[];

export interface ConnectionRules {
  readonly longestLayover: number;
  /** How many departures of one route are offered after an arrival. */
  readonly choices: number;
  /** Whether two routes may follow each other on one ticket. */
  readonly compatible: (a: Route, b: Route) => boolean;
  /** False for a flight with too few seats. */
  readonly available: (flight: Flight) => boolean;
}

export const usualCompatibility = (a: Route, b: Route): boolean =>
  sellTogether(a.carrier, b.carrier);

type FlightsOfDay = (route: Route, day: DayNumber) => readonly Flight[];

/** Caches the flights of routes during one search. */
export function flightBoard(): FlightsOfDay {
  const known = new Map<Route, Map<DayNumber, Flight[]>>();
  return (route, day) => {
    let days = known.get(route);
    if (!days) known.set(route, (days = new Map()));
    let flights = days.get(day);
    if (!flights) days.set(day, (flights = flightsOn(route, day)));
    return flights;
  };
}

/** Every way to fly a path that leaves on `day`, with connections between the shortest and the longest allowed. */
export function journeysOn(
  path: Path,
  day: DayNumber,
  rules: ConnectionRules,
  board: FlightsOfDay,
): Journey[] {
  const [first, ...rest] = path.legs as [Leg, ...Leg[]];
  let journeys: Flight[][] = first.flatMap((route) =>
    board(route, day)
      .filter(rules.available)
      .map((flight) => [flight]),
  );
  for (const leg of rest) {
    journeys = journeys.flatMap((journey) =>
      onward(journey[journey.length - 1] as Flight, leg, rules, board).map((next) => [
        ...journey,
        next,
      ]),
    );
  }
  return journeys;
}

function onward(arrival: Flight, leg: Leg, rules: ConnectionRules, board: FlightsOfDay): Flight[] {
  const found: Flight[] = [];
  for (const route of leg) {
    if (!rules.compatible(arrival.route, route)) continue;
    const latest = arrival.arrives + rules.longestLayover;
    const from = wallClock(route.origin.zone, arrival.arrives).day;
    let taken = 0;
    for (let day = from; day <= from + 2 && taken < rules.choices; day++) {
      for (const flight of board(route, day)) {
        if (flight.departs > latest || taken >= rules.choices) break;
        const wait = flight.departs - arrival.arrives;
        if (wait < minimumConnection(arrival, flight) || !rules.available(flight)) continue;
        found.push(flight);
        taken++;
      }
    }
  }
  return found;
}

import type { FlightAirport } from '../network/airport';
import { distanceKm } from '../../basics/geometry';
import type { Network } from '../network/network';
import type { Route } from '../network/route';

/** All carriers' routes from one airport to another. */
export type Leg = readonly Route[];

/** A sequence of legs from the origin to the destination: one leg is nonstop, two legs have one connection. */
export interface Path {
  readonly legs: readonly Leg[];
  readonly km: number;
}

export interface PathQuery {
  readonly network: Network;
  readonly origin: FlightAirport;
  readonly destination: FlightAirport;
  /** All airports of an airport's city: one may land at one and leave from another. */
  readonly cityOf: (airport: FlightAirport) => readonly FlightAirport[];
}

export type LegCount = 1 | 2 | 3 | 4 | 5;

const finders: Record<LegCount, (query: PathQuery) => Leg[][]> = {
  1: nonstop,
  2: oneStop,
  3: twoStops,
  4: threeStops,
  5: fourStops,
};

/** All paths with a number of legs that airlines sell, the shortest first. */
export function pathsBetween(query: PathQuery, legs: LegCount): Path[] {
  return finders[legs](query)
    .filter((path) => !touchesItsEnds(path, query))
    .map((path) => ({ legs: path, km: path.reduce((sum, leg) => sum + kmOf(leg), 0) }))
    .sort((a, b) => a.km - b.km);
}

/** The longest path that travellers accept between two places at that distance. */
export const acceptableKm = (directKm: number, legs: LegCount): number =>
  legs <= 2 ? Math.max(directKm * 2.2, directKm + 1600) : Math.max(directKm * 2.4, directKm + 2400);

const kmOf = (leg: Leg): number => leg[0]?.distanceKm ?? 0;

/** Whether a path has a stop in its city of departure or of arrival, at any airport of that city. */
function touchesItsEnds(path: readonly Leg[], { origin, destination }: PathQuery): boolean {
  const isEnd = ({ cityCode }: FlightAirport) =>
    cityCode === origin.cityCode || cityCode === destination.cityCode;
  return path.some(
    ([route], index) =>
      route !== undefined &&
      ((index > 0 && isEnd(route.origin)) || (index < path.length - 1 && isEnd(route.destination))),
  );
}

function nonstop({ network, origin, destination }: PathQuery): Leg[][] {
  const leg = network.between(origin, destination);
  return leg.length > 0 ? [[leg]] : [];
}

function oneStop({ network, origin, destination, cityOf }: PathQuery): Leg[][] {
  const into = network.into(destination);
  const paths: Leg[][] = [];
  for (const [iata, first] of network.outOf(origin)) {
    const middle = network.airport(iata);
    if (!middle || iata === destination.iata) continue;
    for (const exit of cityOf(middle)) {
      const second = exit.iata === origin.iata ? undefined : into.get(exit.iata);
      if (second) paths.push([first, second]);
    }
  }
  return paths;
}

function twoStops({ network, origin, destination }: PathQuery): Leg[][] {
  const paths: Leg[][] = [];
  const starts = nearest(network, network.outOf(origin), destination, 40);
  const ends = nearest(network, network.into(destination), origin, 60);
  for (const { airport: a, leg: first } of starts) {
    const out = network.outOf(a);
    for (const { airport: b, leg: last } of ends) {
      const middle = out.get(b.iata);
      if (middle && distinct(origin, a, b, destination)) paths.push([first, middle, last]);
    }
  }
  return paths;
}

function threeStops({ network, origin, destination }: PathQuery): Leg[][] {
  const paths: Leg[][] = [];
  const starts = nearest(network, network.outOf(origin), destination, 10);
  const ends = nearest(network, network.into(destination), origin, 10);
  for (const { airport: a, leg: first } of starts) {
    for (const { airport: b, leg: last } of ends) {
      if (!distinct(origin, a, b, destination)) continue;
      const into = network.into(b);
      for (const [iata, second] of network.outOf(a)) {
        const third =
          iata === origin.iata || iata === destination.iata ? undefined : into.get(iata);
        if (third) paths.push([first, second, third, last]);
      }
    }
  }
  return paths;
}

/** A flight to a neighbour on the way, and from there a path with three stops. */
function fourStops(query: PathQuery): Leg[][] {
  const { network, origin, destination } = query;
  return nearest(network, network.outOf(origin), destination, 10)
    .filter(({ airport }) => airport.iata !== destination.iata)
    .flatMap(({ airport, leg }) =>
      threeStops({ ...query, origin: airport })
        .filter((path) => path.every(([route]) => route?.destination.iata !== origin.iata))
        .map((path) => [leg, ...path]),
    );
}

const distinct = (...airports: FlightAirport[]): boolean =>
  new Set(airports.map(({ iata }) => iata)).size === airports.length;

/** The `count` neighbours through which the path to `far` is shortest. */
function nearest(
  network: Network,
  board: ReadonlyMap<string, Leg>,
  far: FlightAirport,
  count: number,
): { airport: FlightAirport; leg: Leg; km: number }[] {
  return [...board]
    .flatMap(([iata, leg]) => {
      const airport = network.airport(iata);
      return airport ? [{ airport, leg, km: kmOf(leg) + distanceKm(airport, far) }] : [];
    })
    .sort((a, b) => a.km - b.km)
    .slice(0, count);
}

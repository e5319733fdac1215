import type { Route } from './route';

/** Routes by the airport at their other end. */
export type Rows = ReadonlyMap<string, readonly Route[]>;

/** Routes found by either end. */
export interface RouteBoard {
  outOf(iata: string): Rows;
  into(iata: string): Rows;
  add(routes: readonly Route[]): void;
}

type Side = Map<string, Map<string, Route[]>>;

const nothing: Rows = new Map();

export function createRouteBoard(): RouteBoard {
  const departures: Side = new Map();
  const arrivals: Side = new Map();
  return {
    outOf: (iata) => departures.get(iata) ?? nothing,
    into: (iata) => arrivals.get(iata) ?? nothing,
    add: (routes) => {
      for (const route of routes) {
        post(departures, route.origin.iata, route.destination.iata, route);
        post(arrivals, route.destination.iata, route.origin.iata, route);
      }
    },
  };
}

function post(side: Side, at: string, other: string, route: Route): void {
  let rows = side.get(at);
  if (!rows) side.set(at, (rows = new Map()));
  const row = rows.get(other);
  if (row) row.push(route);
  else rows.set(other, [route]);
}

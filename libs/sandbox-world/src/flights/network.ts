import type { FlightAirport } from './airport';
import type { Carrier } from './carrier';
import { networkCarriers } from './carriers';
import { feederCarriers } from './carriers-feeder';
import { plannedRoutes } from './carrier-network';
import { distanceKm } from './geometry';
import { lifeline } from './lifeline';
import { routePair } from './route-pair';
import type { Route } from './route';

/** Every scheduled route of a world, found by its ends. */
export interface Network {
  /** Destinations and who flies there; an airport nobody serves has feeder flights to its gateways. */
  outOf(airport: FlightAirport): ReadonlyMap<string, readonly Route[]>;
  /** Origins and who flies from there. */
  into(airport: FlightAirport): ReadonlyMap<string, readonly Route[]>;
  airport(iata: string): FlightAirport | undefined;
}

type Board = Map<string, Map<string, Route[]>>;

const boardOf = (board: Board, iata: string): Map<string, Route[]> => {
  let rows = board.get(iata);
  if (!rows) board.set(iata, (rows = new Map()));
  return rows;
};

function post(board: Board, at: string, other: string, route: Route): void {
  const rows = boardOf(board, at);
  const row = rows.get(other);
  if (row) row.push(route);
  else rows.set(other, [route]);
}

/** The one airport everything can be reached from: the hub with most routes in the carriers' table. */
const worldHub = 'IST';
const everyDay = 0b1111111;

export function buildNetwork(
  seed: string,
  airports: readonly FlightAirport[],
  find: (iata: string) => FlightAirport | undefined,
): Network {
  const departures: Board = new Map();
  const arrivals: Board = new Map();
  const strangers = new Map<string, FlightAirport>();
  const add = (routes: readonly Route[]) => {
    for (const route of routes) {
      post(departures, route.origin.iata, route.destination.iata, route);
      post(arrivals, route.destination.iata, route.origin.iata, route);
    }
  };
  for (const carrier of networkCarriers) add(carrierRoutes(seed, carrier, airports));
  add(shuttle(seed, find));

  const daily = (from: string, to: string): boolean =>
    (departures.get(from)?.get(to) ?? []).some((r) =>
      r.departures.some((d) => d.days === everyDay),
    );
  const reachesHub = (iata: string): boolean => iata === worldHub || daily(iata, worldHub);
  const gateways = airports.filter((airport) => airport.size >= 2 && reachesHub(airport.iata));
  const connected = (airport: FlightAirport): boolean =>
    reachesHub(airport.iata) || gateways.some((gateway) => daily(airport.iata, gateway.iata));

  for (const airport of airports) {
    if (!connected(airport)) add(lifeline(seed, airport, gateways));
  }
  const settle = (airport: FlightAirport): void => {
    if (departures.has(airport.iata) || strangers.has(airport.iata)) return;
    strangers.set(airport.iata, airport);
    add(lifeline(seed, airport, gateways));
  };
  return {
    outOf: (airport) => (settle(airport), boardOf(departures, airport.iata)),
    into: (airport) => (settle(airport), boardOf(arrivals, airport.iata)),
    airport: (iata) => strangers.get(iata) ?? find(iata),
  };
}

function carrierRoutes(
  seed: string,
  carrier: Carrier,
  airports: readonly FlightAirport[],
): Route[] {
  const routes: Route[] = [];
  let firstNumber = 101;
  for (const [base, away] of plannedRoutes(seed, carrier, airports)) {
    const km = distanceKm(base, away);
    const pair = routePair({ seed, carrier, base, away, km, firstNumber, landings: airports });
    if (!pair) continue;
    routes.push(...pair);
    firstNumber += pair[0].departures.length * 2;
  }
  return routes;
}

/** The magic pair JFK–EWR, which no airline flies. */
function shuttle(seed: string, find: (iata: string) => FlightAirport | undefined): Route[] {
  const [base, away] = [find('JFK'), find('EWR')];
  if (!base || !away) return [];
  const km = distanceKm(base, away);
  const plan = { seed, carrier: feederCarriers.NAM, base, away, km, firstNumber: 9801, weekly: 42 };
  return routePair({ ...plan, landings: [] }) ?? [];
}

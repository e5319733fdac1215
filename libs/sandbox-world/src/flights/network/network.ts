import type { FlightAirport } from './airport';
import type { Carrier } from '../carriers/carrier';
import { networkCarriers } from '../carriers/carriers';
import { feederCarriers } from '../carriers/carriers-feeder';
import { plannedRoutes } from './carrier-network';
import { distanceKm } from '../../basics/geometry';
import { lifeline } from './lifeline';
import { createRouteBoard, type RouteBoard, type Rows } from './route-board';
import { routePair } from './route-pair';
import type { Route } from './route';

/** Every scheduled route of a world, found by its ends. */
export interface Network {
  /** Destinations with the routes to them. */
  outOf(airport: FlightAirport): Rows;
  /** Origins with the routes from them. */
  into(airport: FlightAirport): Rows;
  /** All carriers from one airport to another. */
  between(origin: FlightAirport, destination: FlightAirport): readonly Route[];
  airport(iata: string): FlightAirport | undefined;
}

/** The airport from which every other can be reached: the hub with the most routes in the carriers' table. */
const worldHub = 'IST';
const everyDay = 0b1111111;

export function buildNetwork(
  seed: string,
  airports: readonly FlightAirport[],
  find: (iata: string) => FlightAirport | undefined,
): Network {
  const scheduled = createRouteBoard();
  for (const carrier of networkCarriers) scheduled.add(carrierRoutes(seed, carrier, airports));
  scheduled.add(shuttle(seed, find));

  const daily = (from: string, to: string): boolean =>
    (scheduled.outOf(from).get(to) ?? []).some(({ departures }) =>
      departures.some(({ days }) => days === everyDay),
    );
  const reachesHub = (iata: string): boolean => iata === worldHub || daily(iata, worldHub);
  const gateways = airports.filter(({ iata, size }) => size >= 2 && reachesHub(iata));
  for (const airport of airports) {
    const connected =
      reachesHub(airport.iata) || gateways.some(({ iata }) => daily(airport.iata, iata));
    if (!connected) scheduled.add(lifeline(seed, airport, gateways));
  }

  // Airports outside the network have their own boards, so that earlier searches do not change later results.
  const remote = new Map<string, RouteBoard>();
  const boardFor = (airport: FlightAirport): RouteBoard => {
    if (scheduled.outOf(airport.iata).size > 0) return scheduled;
    let board = remote.get(airport.iata);
    if (!board) {
      remote.set(airport.iata, (board = createRouteBoard()));
      board.add(lifeline(seed, airport, gateways));
    }
    return board;
  };
  const outOf = (airport: FlightAirport): Rows => boardFor(airport).outOf(airport.iata);
  const into = (airport: FlightAirport): Rows => boardFor(airport).into(airport.iata);
  return {
    outOf,
    into,
    between: (origin, destination) =>
      outOf(origin).get(destination.iata) ?? into(destination).get(origin.iata) ?? [],
    airport: find,
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

/** The magic route JFK–EWR, which no airline flies. */
function shuttle(seed: string, find: (iata: string) => FlightAirport | undefined): Route[] {
  const [base, away] = [find('JFK'), find('EWR')];
  if (!base || !away) return [];
  const km = distanceKm(base, away);
  const plan = { seed, carrier: feederCarriers.NAM, base, away, km, firstNumber: 9801, weekly: 42 };
  return routePair({ ...plan, landings: [] }) ?? [];
}

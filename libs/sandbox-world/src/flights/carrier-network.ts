import type { FlightAirport } from './airport';
import type { Carrier } from './carrier';
import { chance } from './chance';
import { airportsServed } from './city-airports';
import { distanceKm } from './geometry';
import { corridorWeight, mayFly } from './traffic-rights';
import { zoneOf } from './world-zones';

interface City {
  readonly code: string;
  readonly country: string;
  readonly size: number;
  readonly airports: FlightAirport[];
}

const citiesOf = new WeakMap<readonly FlightAirport[], City[]>();

function groupByCity(airports: readonly FlightAirport[]): City[] {
  const known = citiesOf.get(airports);
  if (known) return known;
  const groups = new Map<string, FlightAirport[]>();
  for (const airport of airports) {
    const group = groups.get(airport.cityCode);
    if (group) group.push(airport);
    else groups.set(airport.cityCode, [airport]);
  }
  const cities = [...groups].map(([code, members]) => {
    const largest = members.reduce((a, b) => (b.size > a.size ? b : a));
    return { code, country: largest.country, size: largest.size, airports: members };
  });
  citiesOf.set(airports, cities);
  return cities;
}

/** The routes a carrier would fly, as [its own airport, the other end]; each pair once. */
export function plannedRoutes(
  seed: string,
  carrier: Carrier,
  airports: readonly FlightAirport[],
): [FlightAirport, FlightAirport][] {
  const cities = groupByCity(airports);
  const byIata = new Map(airports.map((airport) => [airport.iata, airport]));
  const homes = [...carrier.hubs, ...carrier.bases];
  const seen = new Set<string>();
  const routes: [FlightAirport, FlightAirport][] = [];
  homes.forEach((iata, index) => {
    const base = byIata.get(iata);
    if (!base) return;
    const role = index === 0 ? 'main' : index < carrier.hubs.length ? 'hub' : 'base';
    for (const city of cities) {
      if (city.code === base.cityCode || !wanted(seed, carrier, base, city, role)) continue;
      for (const away of landingsIn(carrier, city)) {
        const key = [base.iata, away.iata].sort().join('-');
        if (seen.has(key)) continue;
        seen.add(key);
        routes.push([base, away]);
      }
    }
  });
  return routes;
}

/** In its own cities an airline lands where it lives. */
function landingsIn(carrier: Carrier, city: City): FlightAirport[] {
  const own = city.airports.filter(
    ({ iata }) => carrier.hubs.includes(iata) || carrier.bases.includes(iata),
  );
  return own.length > 0 ? own.slice(0, 1) : airportsServed(carrier, city.airports);
}

type Role = 'main' | 'hub' | 'base';
const rolePenalty: Record<Role, number> = { main: 0, hub: 0.4, base: 1 };

function wanted(
  seed: string,
  carrier: Carrier,
  base: FlightAirport,
  city: City,
  role: Role,
): boolean {
  const luck = chance(`${seed}:route:${carrier.code}:${base.iata}:${city.code}`);
  if (city.country === carrier.country) return luck < domesticChance(carrier, base, city, role);
  if (!mayFly(base.country, city.country)) return false;
  const least = carrier.reach[zoneOf(city.country)];
  const ties = corridorWeight(base.country, city.country);
  if (least === undefined && ties < 2) return false;
  const pull = city.size - (least ?? 4) + ties * 0.35 - rolePenalty[role];
  if (role === 'base' && ties < 2 && city.size < 5) return false;
  return luck < (pull >= 1 ? 0.95 : pull >= 0 ? 0.78 : pull >= -0.5 ? 0.25 : 0);
}

function domesticChance(carrier: Carrier, base: FlightAirport, city: City, role: Role): number {
  const km = distanceKm(base, city.airports[0] as FlightAirport);
  if (km < 120) return 0;
  const byRole = { main: 0.95, hub: 0.7, base: 0.3 }[role];
  const bySize = city.size >= 4 ? 1 : city.size === 3 ? 0.85 : city.size === 2 ? 0.6 : 0.35;
  return carrier.kind === 'charter' ? 0 : byRole * bySize;
}

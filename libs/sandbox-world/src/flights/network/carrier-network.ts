import type { FlightAirport } from './airport';
import type { Carrier } from '../carriers/carrier';
import { chance } from '../../basics/chance';
import { citiesOf, type City } from './cities';
import { airportsServed } from './city-airports';
import { distanceKm } from '../../basics/geometry';
import { knownNetwork } from './known-networks';
import { corridorWeight, mayFly } from './traffic-rights';
import { zoneOf } from '../carriers/world-zones';

type Role = 'main' | 'hub' | 'base';

/** A carrier's own airport with the facts that decide its destinations. */
interface Home {
  readonly seed: string;
  readonly carrier: Carrier;
  readonly base: FlightAirport;
  readonly role: Role;
  /** Whether the city has a hub too: then this second airport is for domestic flights. */
  readonly cityHasHub: boolean;
}

/** The routes of a carrier, as [its own airport, the other end]; each pair once. */
export function plannedRoutes(
  seed: string,
  carrier: Carrier,
  airports: readonly FlightAirport[],
): [FlightAirport, FlightAirport][] {
  const cities = citiesOf(airports);
  const seen = new Set<string>();
  return homesOf(seed, carrier, airports).flatMap((home) =>
    [...domesticCities(home, cities), ...foreignCities(home, cities)]
      .flatMap((city) => landingsIn(carrier, city))
      .filter((away) => {
        const key = [home.base.iata, away.iata].sort().join('-');
        return !seen.has(key) && seen.add(key);
      })
      .map((away): [FlightAirport, FlightAirport] => [home.base, away]),
  );
}

function homesOf(seed: string, carrier: Carrier, airports: readonly FlightAirport[]): Home[] {
  return [...carrier.hubs, ...carrier.bases].flatMap((iata, index) => {
    const base = airports.find((airport) => airport.iata === iata);
    const cityHasHub = airports.some(
      (hub) => carrier.hubs.includes(hub.iata) && hub.cityCode === base?.cityCode,
    );
    const role: Role = index === 0 ? 'main' : index < carrier.hubs.length ? 'hub' : 'base';
    return base ? [{ seed, carrier, base, role, cityHasHub }] : [];
  });
}

/** In its own cities a carrier uses its own airport. */
function landingsIn(carrier: Carrier, city: City): readonly FlightAirport[] {
  const homes = [...carrier.hubs, ...carrier.bases];
  const own = city.airports.filter(({ iata }) => homes.includes(iata));
  return own.length > 0 ? own.slice(0, 1) : airportsServed(carrier, city.airports);
}

/** Chance of a domestic route by size of the city, 1 to 5. */
const domesticChances: Record<Role, readonly number[]> = {
  main: [0, 0.3, 0.95, 0.97, 1, 1],
  hub: [0, 0.1, 0.35, 0.6, 0.9, 1],
  base: [0, 0.02, 0.1, 0.25, 0.6, 1],
};
const tooNearToFly = 120;

function domesticCities({ seed, carrier, base, role }: Home, cities: readonly City[]): City[] {
  if (carrier.kind === 'charter') return [];
  return cities.filter((city) => {
    if (city.country !== carrier.country || city.code === base.cityCode) return false;
    const luck = chance(`${seed}:route:${carrier.code}:${base.iata}:${city.code}`);
    if (luck >= (domesticChances[role][city.size] ?? 0)) return false;
    return distanceKm(base, city.airports[0] as FlightAirport) >= tooNearToFly;
  });
}

/** The foreign cities with the highest demand, as many as the base can serve. */
function foreignCities(home: Home, cities: readonly City[]): City[] {
  const abroad = cities.filter((city) => city.country !== home.carrier.country);
  const known = knownNetwork(home.carrier.code, home.base.iata);
  if (known) return abroad.filter((city) => known.has(city.code));
  return abroad
    .filter((city) => worthwhile(home, city))
    .map((city) => ({ city, appeal: appealOf(home, city) }))
    .sort((a, b) => b.appeal - a.appeal)
    .slice(0, destinationsFrom(home))
    .map(({ city }) => city);
}

function worthwhile({ carrier, base, role }: Home, city: City): boolean {
  if (!mayFly(base.country, city.country)) return false;
  const ties = corridorWeight(base.country, city.country);
  const least = carrier.reach[zoneOf(city.country)] ?? (ties >= 2 ? 5 : Infinity);
  if (role === 'base') return city.size >= (ties >= 3 ? Math.max(3, least) : ties >= 2 ? 4 : 5);
  return city.size >= Math.max(2, ties >= 3 ? least - 1 : least);
}

function appealOf({ seed, carrier, base }: Home, city: City): number {
  const ties = corridorWeight(base.country, city.country);
  const far = distanceKm(base, city.airports[0] as FlightAirport) / 6000;
  const luck = chance(`${seed}:route:${carrier.code}:${base.iata}:${city.code}`);
  return city.size + ties * 0.4 - far + luck * 1.2;
}

/** How many foreign cities a base serves: a world hub many, a low-cost carrier fewer, a provincial base a handful. */
function destinationsFrom({ carrier, base, role, cityHasHub }: Home): number {
  if (role === 'base' && cityHasHub) return 0;
  if (carrier.kind === 'charter') return role === 'base' ? 6 : 14;
  if (role === 'base') return base.size >= 4 ? 12 : base.size * 3;
  const max = base.size >= 5 ? 240 : base.size >= 4 ? 58 : 20;
  const share = carrier.kind === 'low-cost' ? 0.5 : 1;
  return Math.round(max * share * (role === 'hub' ? 0.6 : 1));
}

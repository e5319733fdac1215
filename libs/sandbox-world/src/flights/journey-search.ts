import type { AirportSource, FlightAirport } from './airport';
import { routeBehaviour } from './behaviours';
import { sellsCabin } from './cabin-of';
import {
  flightBoard,
  journeysOn,
  usualCompatibility,
  type ConnectionRules,
  type Journey,
} from './connections';
import { tariffCents, type Cabin } from './fare-price';
import { seatsLeft, type Flight } from './flight';
import { distanceKm } from './geometry';
import { acceptableKm, pathsBetween, type LegCount, type Path } from './journey-paths';
import { chargesCents } from './taxes';
import type { DayNumber, EpochMinute } from './moment';
import type { Network } from './network';

/** The world a search looks at. */
export interface World {
  readonly seed: string;
  readonly today: DayNumber;
  readonly airports: AirportSource;
  readonly network: Network;
  /** Ways between airports do not depend on the day: found once. */
  readonly paths: Map<string, Path[]>;
  /** Prices already asked for by calendars. */
  readonly fromPrices: Map<string, number | null>;
}

export interface JourneyQuery {
  readonly origin: string;
  readonly destination: string;
  readonly day: DayNumber;
  readonly cabin: Cabin;
  readonly seats: number;
  readonly notBefore: EpochMinute;
}

/** A journey and what it is worth: the tariff, and a score where hours and changes count as money. */
export interface Candidate {
  readonly journey: Journey;
  readonly tariffCents: number;
  /** Tariff and charges of an adult. */
  readonly costCents: number;
  readonly score: number;
}

/** How many ways of each length are tried, shortest first; more when they give too little. */
const usualWays: Record<LegCount, number> = { 1: 1, 2: 60, 3: 40, 4: 6 };
const mostWays: Record<LegCount, number> = { 1: 1, 2: 200, 3: 300, 4: 60 };
const enoughJourneys = 60;
const longestLayover: Record<LegCount, number> = { 1: 0, 2: 16 * 60, 3: 10 * 60, 4: 10 * 60 };
const remembered = 4000;

/** Journeys of one day between two places, best score first. */
export function searchJourneys(world: World, query: JourneyQuery): Candidate[] {
  const pairs = world.airports
    .airportsOf(query.origin)
    .flatMap((origin) =>
      world.airports.airportsOf(query.destination).map((destination) => ({ origin, destination })),
    )
    .filter(({ origin, destination }) => sellable(query, origin, destination));
  const board = flightBoard();
  const found: Journey[] = [];
  const collect = (legs: LegCount, relaxed: boolean, from: number, to: number) => {
    const rules = rulesFor(world, query, legs, relaxed);
    for (const { origin, destination } of pairs) {
      for (const path of waysBetween(world, origin, destination, legs, relaxed).slice(from, to)) {
        for (const journey of journeysOn(path, query.day, rules, board)) {
          if (sellsCabin(journey, query.cabin)) found.push(journey);
        }
      }
    }
  };
  for (const legs of [1, 2, 3] as const) collect(legs, false, 0, usualWays[legs]);
  if (found.length < enoughJourneys) collect(4, false, 0, usualWays[4]);
  for (const legs of [2, 3, 4] as const) {
    if (found.length < enoughJourneys) collect(legs, false, usualWays[legs], mostWays[legs]);
  }
  for (const legs of [2, 3, 4] as const) {
    if (found.length === 0) collect(legs, true, 0, usualWays[legs] * 3);
  }
  return ranked(world, query, found);
}

function sellable(query: JourneyQuery, origin: FlightAirport, destination: FlightAirport): boolean {
  if (origin.iata === destination.iata) return false;
  if (origin.cityCode === destination.cityCode && query.origin === origin.cityCode) return false;
  return routeBehaviour(origin.iata, destination.iata) !== 'no-offers';
}

function waysBetween(
  world: World,
  origin: FlightAirport,
  destination: FlightAirport,
  legs: LegCount,
  relaxed: boolean,
): Path[] {
  const key = `${origin.iata}${destination.iata}${legs}${relaxed ? '*' : ''}`;
  const known = world.paths.get(key);
  if (known) return known;
  if (legs === 1 && routeBehaviour(origin.iata, destination.iata) === 'connections-only') return [];
  const cityOf = (airport: FlightAirport) => world.airports.airportsOf(airport.cityCode);
  const most = relaxed ? Infinity : acceptableKm(distanceKm(origin, destination), legs);
  const paths = pathsBetween({ network: world.network, origin, destination, cityOf }, legs)
    .filter(({ km }) => km <= most)
    .slice(0, mostWays[legs]);
  if (world.paths.size >= remembered) world.paths.clear();
  world.paths.set(key, paths);
  return paths;
}

function rulesFor(
  world: World,
  query: JourneyQuery,
  legs: LegCount,
  relaxed: boolean,
): ConnectionRules {
  const available = (flight: Flight): boolean =>
    flight.departs >= query.notBefore &&
    (relaxed || seatsLeft(world.seed, flight, world.today) >= query.seats);
  return relaxed
    ? { longestLayover: 26 * 60, choices: 1, compatible: () => true, available }
    : {
        longestLayover: longestLayover[legs],
        choices: legs === 2 ? 2 : 1,
        compatible: usualCompatibility,
        available,
      };
}

const centsPerMinute = 14;
const centsPerStop = 2600;

function ranked(world: World, query: JourneyQuery, journeys: readonly Journey[]): Candidate[] {
  const durations = journeys.map(minutesOf);
  const bearable = Math.min(...durations) * 4 + 960;
  return journeys
    .filter((_, i) => (durations[i] as number) <= bearable)
    .map((journey) => {
      const tariff = tariffCents(world.seed, journey, query.cabin, world.today);
      const cost = tariff + chargesCents(journey);
      const score =
        cost + minutesOf(journey) * centsPerMinute + (journey.length - 1) * centsPerStop;
      return { journey, tariffCents: tariff, costCents: cost, score };
    })
    .sort((a, b) => a.score - b.score);
}

const minutesOf = (journey: Journey): number =>
  (journey[journey.length - 1] as Flight).arrives - (journey[0] as Flight).departs;

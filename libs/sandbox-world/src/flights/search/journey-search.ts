import type { FlightAirport } from '../network/airport';
import { routeBehaviour } from '../network/behaviours';
import { sellsCabin } from '../fares/cabin-of';
import { flightBoard, journeysOn, type Journey } from '../journeys/connections';
import { tariffCents, type Cabin } from '../fares/fare-price';
import { seatsLeft, type Flight } from '../network/flight';
import type { DayNumber, EpochMinute } from '../../basics/moment';
import { selfTransfersIn } from '../journeys/self-transfer';
import { connectionRules, searchPlan, waysBetween, type Manner } from './search-plan';
import { chargesCents } from '../fares/taxes';
import type { World } from './world';
import type { Candidate } from './candidate';

export interface JourneyQuery {
  readonly origin: string;
  readonly destination: string;
  readonly day: DayNumber;
  readonly cabin: Cabin;
  readonly seats: number;
  readonly notBefore: EpochMinute;
}

/** Journeys of one day between two places, best score first. */
export function searchJourneys(world: World, query: JourneyQuery): Candidate[] {
  const pairs = airportPairs(world, query);
  const board = flightBoard();
  const found: Journey[] = [];
  for (const pass of searchPlan) {
    // If business class would need a long detour, economy is offered instead.
    if (pass.manner === 'roundabout' && query.cabin === 'business') break;
    if (found.length >= pass.whileFewerThan) continue;
    const rules = { ...connectionRules(pass), available: availability(world, query, pass.manner) };
    for (const { origin, destination } of pairs) {
      const ways = waysBetween(world, origin, destination, pass.legs, pass.manner);
      for (const path of ways.slice(pass.from, pass.to)) {
        for (const journey of journeysOn(path, query.day, rules, board)) {
          if (sellsCabin(journey, query.cabin)) found.push(journey);
        }
      }
    }
  }
  return ranked(world, query, found);
}

function airportPairs(
  world: World,
  query: JourneyQuery,
): { origin: FlightAirport; destination: FlightAirport }[] {
  return world.airports
    .airportsOf(query.origin)
    .flatMap((origin) =>
      world.airports.airportsOf(query.destination).map((destination) => ({ origin, destination })),
    )
    .filter(({ origin, destination }) => {
      const wholeCity =
        query.origin === origin.cityCode && origin.cityCode === destination.cityCode;
      const closed = routeBehaviour(origin.iata, destination.iata) === 'no-offers';
      return origin.iata !== destination.iata && !wholeCity && !closed;
    });
}

/** Leaves full flights out, unless there are no others: the only way to a place always has a seat. */
const availability =
  (world: World, query: JourneyQuery, manner: Manner) =>
  (flight: Flight): boolean =>
    flight.departs >= query.notBefore &&
    (manner === 'patient' ||
      manner === 'roundabout' ||
      // If a cheap flight sold out, the lowest price would rise.
      routeBehaviour(query.origin, query.destination) === 'price-falls' ||
      seatsLeft(world.seed, flight, world.today) >= query.seats);

const centsPerMinute = 14;
const centsPerStop = 2600;
/** How much a self-transfer must save to be offered. */
const centsPerSelfTransfer = 3000;

function ranked(world: World, query: JourneyQuery, journeys: readonly Journey[]): Candidate[] {
  const bearable = Math.min(...journeys.map(minutesOf)) * 4 + 960;
  return journeys
    .filter((journey) => minutesOf(journey) <= bearable)
    .map((journey) => {
      const tariff = tariffCents(world.seed, journey, query.cabin, world.today);
      const cost = tariff + chargesCents(journey);
      const score =
        cost +
        minutesOf(journey) * centsPerMinute +
        (journey.length - 1) * centsPerStop +
        selfTransfersIn(journey) * centsPerSelfTransfer;
      return { journey, tariffCents: tariff, costCents: cost, score };
    })
    .sort((a, b) => a.score - b.score);
}

const minutesOf = (journey: Journey): number =>
  (journey[journey.length - 1] as Flight).arrives - (journey[0] as Flight).departs;

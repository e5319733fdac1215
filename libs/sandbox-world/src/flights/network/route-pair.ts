import type { FlightAirport } from './airport';
import type { AircraftType } from '../carriers/aircraft';
import { routeBehaviour } from './behaviours';
import type { Carrier } from '../carriers/carrier';
import { aircraftFor, withTechnicalStop } from './fleet';
import { flightMinutes } from './flight-time';
import { weeklyFlights } from './frequency';
import type { Departure, Route, TechnicalStop } from './route';
import { rotations } from './timetable';

export interface RoutePairPlan {
  readonly seed: string;
  readonly carrier: Carrier;
  readonly base: FlightAirport;
  readonly away: FlightAirport;
  readonly km: number;
  readonly firstNumber: number;
  readonly weekly?: number;
  /** Airports suitable for a technical stop. */
  readonly landings: readonly FlightAirport[];
}

/** Both directions of a carrier's route, or undefined when its fleet cannot fly it. */
export function routePair(plan: RoutePairPlan): [Route, Route] | undefined {
  const { seed, carrier, base, away, km } = plan;
  const refuels = hasTechnicalStop(base, away) || hasTechnicalStop(away, base);
  const direct = refuels ? undefined : aircraftFor(carrier, base, away, km);
  const stopping = direct ? undefined : withTechnicalStop(carrier, base, away, plan.landings);
  const aircraft = direct ?? stopping?.aircraft;
  if (!aircraft) return undefined;
  const stop = stopping?.stop;
  const weekly = plan.weekly ?? weeklyFlights(seed, carrier, base, away, km);
  const minutesOut = minutesOf(base, away, aircraft, stop);
  const turns = rotations({ ...plan, aircraft, minutesOut, weekly });
  const out = turns.map((turn) => turn.out);
  const back = turns.map((turn) => turn.back);
  return [
    route(carrier, base, away, km, aircraft, out, stop),
    route(carrier, away, base, km, aircraft, back, stop),
  ];
}

const hasTechnicalStop = (from: FlightAirport, to: FlightAirport): boolean =>
  routeBehaviour(from.iata, to.iata) === 'technical-stop';

/** Gate to gate, with the time on the ground where the flight stops on its way. */
export const minutesOf = (
  from: FlightAirport,
  to: FlightAirport,
  aircraft: AircraftType,
  stop: TechnicalStop | undefined,
): number =>
  stop
    ? flightMinutes(from, stop.airport, aircraft) +
      stop.groundMinutes +
      flightMinutes(stop.airport, to, aircraft)
    : flightMinutes(from, to, aircraft);

function route(
  carrier: Carrier,
  origin: FlightAirport,
  destination: FlightAirport,
  km: number,
  aircraft: AircraftType,
  departures: Departure[],
  stop?: TechnicalStop,
): Route {
  const minutesBefore = stop && flightMinutes(origin, stop.airport, aircraft);
  return {
    key: `${carrier.code}:${origin.iata}-${destination.iata}`,
    carrier,
    origin,
    destination,
    distanceKm: Math.round(km),
    minutes: minutesOf(origin, destination, aircraft, stop),
    aircraft,
    departures,
    ...(stop && minutesBefore !== undefined && { technicalStop: { ...stop, minutesBefore } }),
  };
}

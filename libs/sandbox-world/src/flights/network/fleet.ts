import { aircraftType, type AircraftType } from '../carriers/aircraft';
import type { FlightAirport } from './airport';
import type { Carrier } from '../carriers/carrier';
import { hashOf } from '../../basics/chance';
import { flightMinutes } from './flight-time';
import { distanceKm } from '../../basics/geometry';
import type { TechnicalStop } from './route';

const reserve = 0.95;
const smallTurboprop = (type: AircraftType): boolean => type.cruiseKmh < 700;

/** The aircraft type for a distance: usually one of the smallest with the range, a larger one on busy routes. */
export function aircraftFor(
  carrier: Carrier,
  from: FlightAirport,
  to: FlightAirport,
  km: number,
): AircraftType | undefined {
  const able = carrier.fleet
    .map(aircraftType)
    .filter((type) => type.rangeKm * reserve >= km && (!smallTurboprop(type) || km < 1100))
    .sort((a, b) => a.rangeKm - b.rangeKm);
  const busy = Math.min(from.size, to.size) >= 4 ? 1 : 0;
  const choice = busy + (hashOf(`fleet:${carrier.code}:${from.iata}:${to.iata}`) % 2);
  return able[Math.min(choice, able.length - 1)];
}

/** The largest aircraft with one refuelling stop, when no type of the fleet can fly nonstop. */
export function withTechnicalStop(
  carrier: Carrier,
  from: FlightAirport,
  to: FlightAirport,
  landings: readonly FlightAirport[],
): { aircraft: AircraftType; stop: TechnicalStop } | undefined {
  const longest = carrier.fleet.map(aircraftType).sort((a, b) => b.rangeKm - a.rangeKm)[0];
  if (!longest) return undefined;
  return landingFor(longest, from, to, landings);
}

/** Of the airports within the aircraft's range, the one with the shortest detour. */
export function landingFor(
  aircraft: AircraftType,
  from: FlightAirport,
  to: FlightAirport,
  landings: readonly FlightAirport[],
): { aircraft: AircraftType; stop: TechnicalStop } | undefined {
  const range = aircraft.rangeKm * reserve;
  const direct = distanceKm(from, to);
  let best: FlightAirport | undefined;
  let bestWay = Infinity;
  for (const airport of landings) {
    const before = distanceKm(from, airport);
    const after = distanceKm(airport, to);
    const uneven = Math.abs(before - after) * 0.1;
    if (before > range || after > range || Math.min(before, after) < direct * 0.2) continue;
    if (before + after + uneven < bestWay) [best, bestWay] = [airport, before + after + uneven];
  }
  if (!best) return undefined;
  const stop = {
    airport: best,
    minutesBefore: flightMinutes(from, best, aircraft),
    groundMinutes: 65,
  };
  return { aircraft, stop };
}

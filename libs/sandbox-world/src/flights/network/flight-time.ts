import type { AircraftType } from '../carriers/aircraft';
import type { FlightAirport } from './airport';
import { distanceKm, eastwardness } from '../../basics/geometry';

const taxiAndClimb = 30;
const jetStreamKmh = 55;

/**
 * Gate to gate in minutes, rounded to 5. In middle latitudes the wind blows from the west, so a flight to the east is
 * shorter than the flight back.
 */
export function flightMinutes(
  from: FlightAirport,
  to: FlightAirport,
  aircraft: AircraftType,
): number {
  const latitude = Math.abs((from.lat + to.lat) / 2);
  const windShare = Math.max(0, Math.min(1, (latitude - 15) / 25));
  const speed = aircraft.cruiseKmh + jetStreamKmh * windShare * eastwardness(from, to);
  const minutes = taxiAndClimb + (distanceKm(from, to) / speed) * 60;
  return Math.max(35, Math.round(minutes / 5) * 5);
}

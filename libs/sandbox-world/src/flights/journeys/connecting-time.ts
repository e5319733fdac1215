import type { FlightAirport } from '../network/airport';
import type { Flight } from '../network/flight';
import { wallClock } from '../../basics/moment';
import { isSelfTransfer } from './self-transfer';

export const airportChangeMinutes = 240;
/** The time to collect luggage, pass the border and check in again. */
export const selfTransferMinutes = 180;

/** The shortest time an airport needs between an arrival and a departure, in minutes. */
export function minimumConnection(arrival: Flight, departure: Flight): number {
  const airport = minimumAt(arrival, departure);
  return isSelfTransfer(arrival.route, departure.route)
    ? Math.max(airport, selfTransferMinutes)
    : airport;
}

function minimumAt(arrival: Flight, departure: Flight): number {
  const at = arrival.route.destination;
  if (at.iata !== departure.route.origin.iata) return airportChangeMinutes;
  const domesticIn = arrival.route.origin.country === at.country;
  const domesticOut = departure.route.destination.country === at.country;
  const large = at.size >= 4;
  if (domesticIn && domesticOut) return large ? 60 : 45;
  if (domesticIn || domesticOut) return large ? 90 : 75;
  return large ? 75 : 60;
}

/** Minutes of the interval that fall between midnight and five on the airport's clock. */
export function nightMinutes(airport: FlightAirport, from: number, to: number): number {
  let total = 0;
  for (let at = from; at < to;) {
    const { minute } = wallClock(airport.zone, at);
    const step = Math.min(to - at, minute < 300 ? 300 - minute : 1440 - minute);
    if (minute < 300) total += step;
    at += step;
  }
  return total;
}

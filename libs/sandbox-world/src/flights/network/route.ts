import type { AircraftType } from '../carriers/aircraft';
import type { FlightAirport } from './airport';
import type { Carrier } from '../carriers/carrier';

/** One daily or weekly departure of a route, in the origin's local time all year round. */
export interface Departure {
  readonly number: string;
  readonly minute: number;
  /** Bit 0 Monday … bit 6 Sunday. */
  readonly days: number;
}

/** One carrier's flights from one airport to another. */
export interface Route {
  readonly key: string;
  readonly carrier: Carrier;
  readonly origin: FlightAirport;
  readonly destination: FlightAirport;
  readonly distanceKm: number;
  /** Gate to gate, technical stop included. */
  readonly minutes: number;
  readonly aircraft: AircraftType;
  readonly technicalStop?: TechnicalStop;
  readonly departures: readonly Departure[];
}

/** A landing to refuel on the way, without a change of aircraft. */
export interface TechnicalStop {
  readonly airport: FlightAirport;
  readonly minutesBefore: number;
  readonly groundMinutes: number;
}

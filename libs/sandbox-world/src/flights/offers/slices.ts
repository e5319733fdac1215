import { cabinOn } from '../fares/cabin-of';
import { operatorOf } from '../network/codeshare';
import { minimumConnection, nightMinutes } from '../journeys/connecting-time';
import type { Journey } from '../journeys/connections';
import type { Cabin } from '../fares/fare-price';
import type { Flight } from '../network/flight';
import { localTime } from '../../basics/moment';
import { selfTransferOf } from '../journeys/self-transfer';
import type {
  SupplyLayover,
  SupplySegment,
  SupplySlice,
  SupplyTechnicalStop,
} from '../fares/supply-offer';
import { terminalAt } from '../network/terminals';

const littleToSpare = 20;
const nightFrom = 120;

/** A journey as suppliers send it: segments in local time, and layovers between them. */
export function sliceOf(journey: Journey, cabin: Cabin): SupplySlice {
  const first = journey[0] as Flight;
  const last = journey[journey.length - 1] as Flight;
  return {
    origin: first.route.origin.iata,
    destination: last.route.destination.iata,
    durationMinutes: last.arrives - first.departs,
    stops: journey.length - 1,
    segments: journey.map((flight) => segmentOf(flight, cabin)),
    layovers: journey.slice(1).map((next, i) => layoverOf(journey[i] as Flight, next)),
  };
}

function segmentOf(flight: Flight, cabin: Cabin): SupplySegment {
  const { origin, destination, carrier, aircraft, minutes, distanceKm } = flight.route;
  const domestic = origin.country === destination.country;
  return {
    origin: origin.iata,
    destination: destination.iata,
    originTerminal: terminalAt(origin, carrier, domestic),
    destinationTerminal: terminalAt(destination, carrier, domestic),
    departs: localTime(origin.zone, flight.departs),
    arrives: localTime(destination.zone, flight.arrives),
    durationMinutes: minutes,
    marketingCarrier: carrier.code,
    operatingCarrier: operatorOf(flight.route, carrier),
    flightNumber: flight.departure.number,
    aircraft: { code: aircraft.code, name: aircraft.name },
    distanceKm,
    cabin: cabinOn(flight, cabin),
    technicalStops: technicalStops(flight),
  };
}

function technicalStops({ route, departs }: Flight): SupplyTechnicalStop[] {
  const stop = route.technicalStop;
  if (!stop) return [];
  const lands = departs + stop.minutesBefore;
  return [
    {
      airport: stop.airport.iata,
      arrives: localTime(stop.airport.zone, lands),
      departs: localTime(stop.airport.zone, lands + stop.groundMinutes),
      minutes: stop.groundMinutes,
    },
  ];
}

function layoverOf(arrival: Flight, departure: Flight): SupplyLayover {
  const { arrives } = arrival;
  const minutes = departure.departs - arrives;
  const at = arrival.route.destination;
  return {
    airport: at.iata,
    departureAirport: departure.route.origin.iata,
    minutes,
    airportChange: at.iata !== departure.route.origin.iata,
    night: nightMinutes(at, arrives, departure.departs) >= nightFrom,
    selfTransfer: selfTransferOf(arrival, departure),
    short: minutes < minimumConnection(arrival, departure) + littleToSpare,
  };
}

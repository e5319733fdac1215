import type { Cabin, Layover, Segment, Slice } from '@karvon/contract';
import { IANAZone } from 'luxon';
import type { ChangedDuffelSlice } from '../wire/change-schemas';

type DuffelSegment = ChangedDuffelSlice['segments'][number];

const MINUTE_MS = 60_000;
const NIGHT_MINUTES = 120;
const NIGHT_ENDS = 300;
const SHORT_MINUTES = 75;
const SHORT_CHANGE_MINUTES = 240;

const cabins: Record<DuffelSegment['passengers'][number]['cabin_class'], Cabin> = {
  economy: 'Economy',
  premium_economy: 'Economy',
  business: 'Business',
  first: 'Business',
};

/** A wall-clock time of an airport as an instant, and with its offset then. */
export function momentIn(zone: string, local: string): { at: number; text: string } {
  const known = IANAZone.create(zone);
  if (!known.isValid) throw new RangeError(`no time zone: ${zone}`);
  const wall = Date.parse(`${local.slice(0, 16)}:00Z`);
  // Twice: the offset is that of the instant, which the first guess is near.
  const offset = known.offset(wall - known.offset(wall) * MINUTE_MS);
  const two = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(offset);
  const sign = `${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
  return { at: wall - offset * MINUTE_MS, text: `${local.slice(0, 16)}:00${sign}` };
}

const departure = ({ origin, departing_at: local }: DuffelSegment) =>
  momentIn(origin.time_zone, local);
const arrival = ({ destination, arriving_at: local }: DuffelSegment) =>
  momentIn(destination.time_zone, local);

const minutesBetween = (from: number, to: number): number => {
  const minutes = Math.round((to - from) / MINUTE_MS);
  if (minutes <= 0) throw new RangeError('it ends before it begins');
  return minutes;
};

function segmentOf(segment: DuffelSegment): Segment {
  const { marketing_carrier: marketing, operating_carrier: operating } = segment;
  const [from, to] = [departure(segment), arrival(segment)];
  const stops = segment.stops.flatMap(({ airport, duration }) =>
    duration ? [{ airport: airport.iata_code, minutes: duration }] : [],
  );
  return {
    origin: segment.origin.iata_code,
    destination: segment.destination.iata_code,
    originTerminal: segment.origin_terminal,
    destinationTerminal: segment.destination_terminal,
    departingAt: from.text,
    arrivingAt: to.text,
    durationMinutes: minutesBetween(from.at, to.at),
    marketingCarrier: marketing.iata_code,
    operatingCarrier: operating.iata_code,
    flightNumber: `${marketing.iata_code} ${segment.marketing_carrier_flight_number}`,
    aircraft: segment.aircraft?.name ?? '',
    cabin: cabins[segment.passengers[0]!.cabin_class],
    ...(stops.length > 0 && { technicalStops: stops }),
  };
}

/** Minutes of the wait that fall between midnight and five where the traveller lands. */
function nightMinutes(landed: string, minutes: number): number {
  const from = Number(landed.slice(11, 13)) * 60 + Number(landed.slice(14, 16));
  let night = 0;
  for (let day = 0; day <= from + minutes; day += 1440)
    night += Math.max(0, Math.min(from + minutes, day + NIGHT_ENDS) - Math.max(from, day));
  return night;
}

function layoverOf(before: DuffelSegment, after: DuffelSegment): Layover {
  const landed = arrival(before);
  const minutes = minutesBetween(landed.at, departure(after).at);
  const arrivalAirport = before.destination.iata_code;
  const departureAirport = after.origin.iata_code;
  const airportChange = arrivalAirport !== departureAirport;
  return {
    arrivalAirport,
    departureAirport,
    minutes,
    airportChange,
    night: nightMinutes(landed.text, minutes) >= NIGHT_MINUTES,
    short: minutes < (airportChange ? SHORT_CHANGE_MINUTES : SHORT_MINUTES),
  };
}

/** A slice in the words of the contract. @throws RangeError for times that cannot be */
export function readSlice({ segments }: ChangedDuffelSlice): Slice {
  const [first, last] = [segments[0]!, segments.at(-1)!];
  return {
    origin: first.origin.iata_code,
    destination: last.destination.iata_code,
    durationMinutes: minutesBetween(departure(first).at, arrival(last).at),
    stops: segments.length - 1,
    segments: segments.map(segmentOf),
    layovers: segments.slice(1).map((after, index) => layoverOf(segments[index]!, after)),
  };
}

import type { Cabin, Segment, Slice } from '@karvon/contract';
import { momentIn } from '@karvon/air-supply/moment-in';
import { minutesBetween, sliceOf } from '@karvon/air-supply/slice-of';
import type { ChangedDuffelSlice } from '../wire/change-schemas';

type DuffelSegment = ChangedDuffelSlice['segments'][number];

type CabinClass = NonNullable<NonNullable<DuffelSegment['passengers']>[number]['cabin_class']>;

const cabins: Record<CabinClass, Cabin> = {
  economy: 'Economy',
  premium_economy: 'Economy',
  business: 'Business',
  first: 'Business',
};

function segmentOf(segment: DuffelSegment, unsaid: Cabin): Segment {
  const { marketing_carrier: marketing, operating_carrier: operating } = segment;
  const from = momentIn(segment.origin.time_zone, segment.departing_at);
  const to = momentIn(segment.destination.time_zone, segment.arriving_at);
  const stops = segment.stops.flatMap(({ airport, duration }) =>
    duration ? [{ airport: airport.iata_code, minutes: duration }] : [],
  );
  const cabin = segment.passengers?.[0]?.cabin_class;
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
    cabin: cabin ? cabins[cabin] : unsaid,
    ...(stops.length > 0 && { technicalStops: stops }),
  };
}

/**
 * Converts a slice to that of the contract.
 * @param unsaid the cabin of flights without one; economy, the lowest, unless the caller knows better
 * @throws RangeError for impossible times
 */
export const readSlice = ({ segments }: ChangedDuffelSlice, unsaid: Cabin = 'Economy'): Slice =>
  sliceOf(segments.map((segment) => segmentOf(segment, unsaid)));

import {
  findAirport,
  findCarrier,
  type Baggage,
  type FareFeature,
  type SupplyCondition,
  type SupplyFare,
  type SupplyFareSlice,
  type SupplyMoment,
  type SupplyOffer,
  type SupplySegment,
  type SupplySlice,
} from '@karvon/sandbox-world';
import { duffelId } from './ids';
import { logoPath } from './logos';

/** The passengers with the ids that orders use. */
export interface OfferPassenger {
  id: string;
  type: 'adult' | 'child' | 'infant_without_seat';
  age: number | null;
}

export const decimal = (cents: number): string => (cents / 100).toFixed(2);

const duration = (minutes: number): string => `PT${Math.floor(minutes / 60)}H${minutes % 60}M`;

const at = ({ local }: SupplyMoment): string => `${local}:00`;

export function airportJson(code: string) {
  const airport = findAirport(code);
  return {
    type: 'airport',
    id: `arp_${code.toLowerCase()}`,
    iata_code: code,
    icao_code: null,
    iata_city_code: airport?.cityCode ?? code,
    iata_country_code: airport?.country ?? 'ZZ',
    name: airport?.names.en.airport ?? code,
    city_name: airport?.names.en.city ?? code,
    city: null,
    latitude: airport?.lat ?? 0,
    longitude: airport?.lon ?? 0,
    time_zone: airport?.zone ?? 'UTC',
  };
}

export const airlineJson = (code: string) => ({
  id: `arl_${code}`,
  iata_code: code,
  name: findCarrier(code)?.names.en ?? code,
  logo_symbol_url: logoPath(code),
  logo_lockup_url: null,
  conditions_of_carriage_url: `https://example.com/${code}/conditions-of-carriage`,
});

/** An airline that does not state its luggage has an empty list. */
function baggages(cabin: Baggage, checked: Baggage) {
  const one = (type: string, { pieces }: Baggage) =>
    pieces === null ? [] : [{ type, quantity: pieces }];
  return [...one('carry_on', cabin), ...one('checked', checked)];
}

function segmentJson(
  offer: SupplyOffer,
  { slice, index }: { slice: SupplyFare['slices'][number]; index: number },
  segment: SupplySegment,
  passengers: OfferPassenger[],
) {
  const { marketingCarrier, operatingCarrier, flightNumber } = segment;
  const id = duffelId('seg', offer.id, index, marketingCarrier + flightNumber, at(segment.departs));
  return {
    id,
    origin: airportJson(segment.origin),
    destination: airportJson(segment.destination),
    origin_terminal: segment.originTerminal,
    destination_terminal: segment.destinationTerminal,
    departing_at: at(segment.departs),
    arriving_at: at(segment.arrives),
    duration: duration(segment.durationMinutes),
    distance: String(segment.distanceKm),
    aircraft: {
      id: `arc_${segment.aircraft.code}`,
      iata_code: segment.aircraft.code,
      name: segment.aircraft.name,
    },
    marketing_carrier: airlineJson(marketingCarrier),
    marketing_carrier_flight_number: flightNumber,
    operating_carrier: airlineJson(operatingCarrier),
    operating_carrier_flight_number: operatingCarrier === marketingCarrier ? flightNumber : null,
    stops: segment.technicalStops.map((stop) => ({
      id: duffelId('sto', id, stop.airport),
      airport: airportJson(stop.airport),
      arriving_at: at(stop.arrives),
      departing_at: at(stop.departs),
      duration: duration(stop.minutes),
    })),
    passengers: passengers.map((passenger) => ({
      passenger_id: passenger.id,
      cabin_class: segment.cabin,
      cabin_class_marketing_name: segment.cabin === 'business' ? 'Business' : 'Economy',
      fare_basis_code: slice.segments[index]?.fareBasis ?? '',
      baggages: baggages(slice.cabinBaggage, slice.checkedBaggage),
      cabin: null,
    })),
  };
}

/** Whether a feature is included; Duffel states it for a whole slice, null where a carrier of the slice does not say. */
function isIncluded({ segments }: SupplyFareSlice, feature: FareFeature): boolean | null {
  const said = segments.map(({ features }) => features[feature]);
  return said.includes('unknown') ? null : said.every((one) => one === 'included');
}

export function slicesJson(offer: SupplyOffer, fare: SupplyFare, passengers: OfferPassenger[]) {
  return offer.slices.map((slice: SupplySlice, place) => {
    const sold = fare.slices[place]!;
    return {
      id: duffelId('sli', offer.id, fare.id, place),
      origin_type: 'airport',
      origin: airportJson(slice.segments[0]!.origin),
      destination_type: 'airport',
      destination: airportJson(slice.segments.at(-1)!.destination),
      duration: duration(slice.durationMinutes),
      fare_brand_name: fare.name,
      ngs_shelf: null,
      comparison_key: 'BmlZDw==',
      conditions: {
        change_before_departure: null,
        refund_before_departure: null,
        advance_seat_selection: isIncluded(sold, 'seat-selection'),
        priority_boarding: isIncluded(sold, 'priority-boarding'),
        priority_check_in: isIncluded(sold, 'priority-check-in'),
      },
      segments: slice.segments.map((segment, index) =>
        segmentJson(offer, { slice: sold, index }, segment, passengers),
      ),
    };
  });
}

/** The penalty is for all passengers together; null means that it is unknown. */
export function conditionJson(
  { allowed, fee, until }: SupplyCondition,
  { count, currency, now }: { count: number; currency: string; now: Date },
) {
  if (allowed === 'unknown') return null;
  const tooLate = until !== null && new Date(`${until.local}:00${until.utcOffset}`) < now;
  if (!allowed || tooLate) return { allowed: false, penalty_amount: null, penalty_currency: null };
  const penalty_amount = fee === null ? null : decimal(fee * count);
  return { allowed: true, penalty_amount, penalty_currency: fee === null ? null : currency };
}

export function amountsJson(fare: SupplyFare, currency: string) {
  const base = fare.prices.reduce((sum, { base: one, count }) => sum + one * count, 0);
  return {
    base_amount: decimal(base),
    base_currency: currency,
    tax_amount: decimal(fare.total - base),
    tax_currency: currency,
    total_amount: decimal(fare.total),
    total_currency: currency,
  };
}

import type { Baggage, Cabin, Condition, FareFeatures, Segment, Slice } from '@karvon/contract';
import { money } from '@karvon/money';
import {
  emissionsKg,
  findCarrier,
  type Baggage as SupplyBaggage,
  type SupplyCondition,
  type SupplyFare,
  type SupplyMoment,
  type SupplyOffer,
  type SupplySegment,
  type SupplySlice,
} from '@karvon/sandbox-world';
import type { PricedOffer, SupplierFare, SupplierOffer } from '@karvon/air-supply/air-supplier';
import { joinFeatures } from '@karvon/air-supply/join-features';

const cabins: Record<SupplyOffer['cabin'], Cabin> = { economy: 'Economy', business: 'Business' };
const kinds = { 'full-service': 'regular', 'low-cost': 'low-cost', charter: 'charter' } as const;
const allowed = (value: SupplyCondition['allowed']) =>
  value === 'unknown' ? value : value ? 'yes' : 'no';

const withOffset = ({ local, utcOffset }: SupplyMoment) => `${local}:00${utcOffset}`;

/** A wall-clock moment as an instant. */
export const instantOf = (moment: SupplyMoment): Date => new Date(withOffset(moment));

function segmentOf(segment: SupplySegment): Segment {
  const { origin, destination, originTerminal, destinationTerminal, durationMinutes } = segment;
  const { marketingCarrier, operatingCarrier } = segment;
  return {
    origin,
    destination,
    originTerminal,
    destinationTerminal,
    departingAt: withOffset(segment.departs),
    arrivingAt: withOffset(segment.arrives),
    durationMinutes,
    marketingCarrier,
    operatingCarrier,
    flightNumber: `${marketingCarrier} ${segment.flightNumber}`,
    aircraft: segment.aircraft.name,
    cabin: cabins[segment.cabin],
    ...(segment.technicalStops.length > 0 && {
      technicalStops: segment.technicalStops.map(({ airport, minutes }) => ({ airport, minutes })),
    }),
  };
}

function sliceOf({
  origin,
  destination,
  durationMinutes,
  stops,
  segments,
  layovers,
}: SupplySlice): Slice {
  return {
    origin,
    destination,
    durationMinutes,
    stops,
    segments: segments.map(segmentOf),
    layovers: layovers.map(({ airport, selfTransfer, ...layover }) => ({
      arrivalAirport: airport,
      ...layover,
      ...(selfTransfer && { selfTransfer }),
    })),
  };
}

/** Null when the carrier does not tell it. */
const baggageOf = ({ pieces, kg }: SupplyBaggage): Baggage | null =>
  pieces === null ? null : { pieces, kg };

function conditionOf(
  offer: SupplyOffer,
  { allowed: response, fee, until }: SupplyCondition,
): Condition {
  const { adult, child, baby } = offer.passengers;
  return {
    allowed: allowed(response),
    fee: fee === null ? null : money(fee * (adult + child + baby), offer.currency),
    until: until === null ? null : instantOf(until).toISOString(),
  };
}

/** The features of each flight. */
function featuresOf(offer: SupplyOffer, fare: SupplyFare): FareFeatures[] {
  const earns = offer.kind === 'full-service' && fare.id !== 'light';
  return fare.slices.flatMap(({ segments }) =>
    segments.map(({ features }) => ({
      seat: features['seat-selection'],
      meal: features.meal,
      priority: features['priority-boarding'],
      lounge: features.lounge,
      miles: earns ? 'included' : 'not-included',
    })),
  );
}

function fareOf(offer: SupplyOffer, fare: SupplyFare): SupplierFare {
  const segments = fare.slices.flatMap((slice) => slice.segments);
  return {
    id: fare.id,
    family: fare.id,
    name: fare.name,
    lines: fare.prices.map(({ type, count, base, taxes }) => ({
      passengerType: type,
      count,
      tariff: money(base, offer.currency),
      taxes: money(
        taxes.reduce((sum, tax) => sum + tax.amount, 0),
        offer.currency,
      ),
    })),
    bookingClasses: segments.map((segment) => segment.bookingClass),
    fareBasis: [...new Set(segments.map((segment) => segment.fareBasis))].join('/'),
    baggage: fare.slices.map((slice) => ({
      carryOn: baggageOf(slice.cabinBaggage),
      checked: baggageOf(slice.checkedBaggage),
    })),
    refund: conditionOf(offer, fare.refund),
    exchange: conditionOf(offer, fare.exchange),
    ...joinFeatures(featuresOf(offer, fare)),
  };
}

/** Converts an offer of the world to that of the port. */
export function convertOffer(offer: SupplyOffer): SupplierOffer {
  return {
    id: offer.id,
    validatingCarrier: offer.validatingCarrier,
    kind: kinds[offer.kind],
    slices: offer.slices.map(sliceOf),
    fares: offer.fares.map((fare) => fareOf(offer, fare)),
    emissionsKg: emissionsKg(offer),
  };
}

/** Converts a priced offer; it keeps the requested id, so that the visitor's address stays valid. */
export function convertPriced(
  offer: SupplyOffer,
  requestedBy: string,
  expiresAt: Date,
): PricedOffer {
  const carriers = offer.slices.flatMap((slice) =>
    slice.segments.map((segment) => segment.marketingCarrier),
  );
  const sold = convertOffer(offer);
  return {
    ...sold,
    id: requestedBy,
    travellers: { ...offer.passengers },
    cabin: cabins[offer.cabin],
    expiresAt,
    instantFares: offer.instantPaymentRequired ? sold.fares.map(({ id }) => id) : [],
    loyaltyProgrammes: [...new Set(carriers)].filter(
      (code) => findCarrier(code)?.kind === 'full-service',
    ),
  };
}

import type { Condition, FareFeatures, PassengerType, SliceBaggage } from '@karvon/contract';
import type { Currency } from '@karvon/money';
import type { Tally } from '@karvon/platform/parties/port';
import type {
  SupplierFare,
  SupplierOffer,
  SupplierPriceLine,
} from '@karvon/air-supply/air-supplier';
import { byItinerary, familyOf, kindOf } from '@karvon/air-supply/fare-kinds';
import { joinFeatures } from '@karvon/air-supply/join-features';
import { atRate, type Rate } from '@karvon/supply/amounts';
import { readSlice } from './read-slices';
import type { DuffelCondition, DuffelOffer, DuffelSlice } from '../wire/schemas';

/** The currency of the account, and its rate to ours. */
export interface Exchange {
  account: string;
  ours: Currency;
  rate: Rate;
}

/** The id of an offer holds Duffel's ids of its fares, so we need not store them. */
const SEPARATOR = '.';
const MAX_FARES = 8;

export const offerIdOf = (ids: readonly string[]): string => ids.join(SEPARATOR);

/** Duffel's ids of the fares of an offer; empty for a foreign id. */
export function fareIdsOf(offerId: string): string[] {
  const ids = offerId.split(SEPARATOR);
  return ids.length <= MAX_FARES && ids.every((id) => /^off_\w{1,50}$/.test(id)) ? ids : [];
}

export const typeOf = ({
  type,
  age,
}: {
  type: string | null;
  age?: number | null;
}): PassengerType => {
  if (type === 'infant_without_seat' || (typeof age === 'number' && age < 2)) return 'baby';
  return type === 'child' || (typeof age === 'number' && age < 12) ? 'child' : 'adult';
};

/** Duffel gives one sum for all passengers. A sum per passenger exists only if all are of one type and the sum divides. */
function linesOf(offer: DuffelOffer, { rate, ours }: Exchange): SupplierPriceLine[] {
  const total = atRate(offer.total_amount, rate, ours).amount;
  const tariff = Math.min(atRate(offer.base_amount, rate, ours).amount, total);
  const taxes = total - tariff;
  const types = new Set(offer.passengers.map(typeOf));
  const [type] = types;
  const count = offer.passengers.length;
  const each = types.size === 1 && tariff % count === 0 && taxes % count === 0;
  return [
    {
      passengerType: each ? type! : 'all',
      count: each ? count : 1,
      tariff: { amount: each ? tariff / count : tariff, currency: ours },
      taxes: { amount: each ? taxes / count : taxes, currency: ours },
    },
  ];
}

/** The penalty for all passengers; unknown if we have no rate for its currency. */
export function conditionOf(
  condition: DuffelCondition,
  { account, ours, rate }: Exchange,
): Condition {
  if (condition === null) return { allowed: 'unknown', fee: null, until: null };
  if (!condition.allowed) return { allowed: 'no', fee: null, until: null };
  const { penalty_amount: penalty, penalty_currency: currency } = condition;
  const known = penalty !== null && currency === account;
  return { allowed: 'yes', fee: known ? atRate(penalty, rate, ours) : null, until: null };
}

/** The smallest allowance of the first traveller on any flight of the slice; null when a flight does not tell it. */
function baggageOf({ segments }: DuffelSlice): SliceBaggage {
  const least = (type: 'carry_on' | 'checked') => {
    const quantities = segments.map(({ passengers: [first] }) => {
      const said = first!.baggages.filter((one) => one.type === type);
      return said.length === 0 ? null : said.reduce((sum, { quantity }) => sum + quantity, 0);
    });
    const known = quantities.filter((quantity) => quantity !== null);
    return known.length < quantities.length ? null : { pieces: Math.min(...known), kg: null };
  };
  return { carryOn: least('carry_on'), checked: least('checked') };
}

const inclusionOf = (said: boolean | null | undefined) =>
  typeof said !== 'boolean' ? 'unknown' : said ? 'included' : 'not-included';

/** The features of each flight: Duffel tells them for a whole slice. */
const featuresOf = ({ slices }: DuffelOffer): FareFeatures[] =>
  slices.flatMap(({ conditions, segments }) =>
    segments.map(() => ({
      seat: inclusionOf(conditions?.advance_seat_selection),
      priority: inclusionOf(conditions?.priority_boarding),
      meal: 'unknown',
      lounge: 'unknown',
      miles: 'unknown',
    })),
  );

function fareOf(offer: DuffelOffer, exchange: Exchange): SupplierFare {
  const segments = offer.slices.flatMap((slice) => slice.segments);
  const terms = {
    baggage: offer.slices.map(baggageOf),
    refund: conditionOf(offer.conditions.refund_before_departure, exchange),
    exchange: conditionOf(offer.conditions.change_before_departure, exchange),
  };
  const brands = new Set(offer.slices.flatMap(({ fare_brand_name: name }) => name ?? []));
  const bases = segments.flatMap(({ passengers }) => passengers[0]!.fare_basis_code || []);
  const family = familyOf(terms);
  return {
    id: offer.id,
    family,
    name: [...brands].join(' / ') || family,
    lines: linesOf(offer, exchange),
    bookingClasses: [],
    fareBasis: [...new Set(bases)].join('/'),
    ...terms,
    ...joinFeatures(featuresOf(offer)),
  };
}

/** Identifies the flights by number and time. */
const flightsOf = ({ owner, slices }: DuffelOffer) => [
  owner.iata_code,
  slices.map(({ segments }) =>
    segments.map((one) => [
      one.marketing_carrier.iata_code,
      one.marketing_carrier_flight_number,
      one.departing_at,
    ]),
  ),
];

/** The fares of one itinerary as an offer; null when its times are impossible. */
export function readItinerary(fares: DuffelOffer[], exchange: Exchange): SupplierOffer | null {
  const sorted = [...fares].sort((a, b) => a.total_amount - b.total_amount).slice(0, MAX_FARES);
  const [first] = sorted;
  if (!first) return null;
  try {
    const owner = first.owner.iata_code;
    const emissionsKg = Math.round(first.total_emissions_kg ?? 0);
    return {
      id: offerIdOf(sorted.map(({ id }) => id)),
      validatingCarrier: owner,
      kind: kindOf(owner),
      slices: first.slices.map((slice) => readSlice(slice)),
      fares: sorted.map((offer) => fareOf(offer, exchange)),
      ...(emissionsKg > 0 && { emissionsKg }),
    };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Converts the offers of a batch to those of the port; offers in a currency other than the account's are left out. */
export function readOffers(
  offers: DuffelOffer[],
  exchange: Exchange,
  tally?: Tally,
): SupplierOffer[] {
  const ours = offers.filter((offer) => {
    const known = offer.total_currency === exchange.account;
    if (!known) tally?.('not-sold', 'currency');
    return known;
  });
  return byItinerary(ours, flightsOf).flatMap((fares) => {
    const read = readItinerary(fares, exchange);
    const outcome = read ? 'read' : 'unreadable';
    for (const _ of fares) tally?.(outcome, read ? '' : 'times');
    return read ?? [];
  });
}

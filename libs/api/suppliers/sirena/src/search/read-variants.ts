import type { Cabin, PassengerType, Segment, Travellers } from '@karvon/contract';
import { aircraftName, findAirport } from '@karvon/sandbox-world';
import type { Tally } from '@karvon/platform/parties/port';
import { readable, soldOf } from '@karvon/supply/readable';
import type {
  SupplierFare,
  SupplierOffer,
  SupplierPriceLine,
} from '@karvon/air-supply/air-supplier';
import { familyOf, kindOf } from '@karvon/air-supply/fare-kinds';
import { momentIn } from '@karvon/air-supply/moment-in';
import { minutesBetween, sliceOf } from '@karvon/air-supply/slice-of';
import { checkedBag, linesOf, typeOf, type Exchange } from './read-prices';
import { fareIdOf, MAX_FLIGHTS, offerIdOf, withRoom, type RecipeSegment } from './offer-id';
import {
  flightSchema,
  groupSchema,
  variantSchema,
  type SirenaFlight,
  type SirenaGroup,
  type SirenaPrice,
  type SirenaVariant,
} from './schemas';

/** The passengers and the cabin. */
export interface Party {
  travellers: Travellers;
  cabin: Cabin;
}

/** Flights at one price: a fare of an offer, as it is sold now. */
export interface SoldVariant {
  segments: RecipeSegment[];
  slices: SupplierOffer['slices'];
  fare: SupplierFare;
  validatingCarrier: string;
  /** For all passengers, in minor units of the account. */
  accountTotal: number;
  /** The payment deadline of an order made now; null when Sirena does not tell it. */
  payBefore: Date | null;
  /** The categories of its fares, which an order must name. */
  categories: Record<PassengerType, string | undefined>;
  /** The keys to the texts of the fares' rules. */
  rules: { company: string; fare: string; code: string; upt: unknown }[];
}

const businessClasses = new Set(['C', 'J', 'D', 'F', 'A', 'P']);

function segmentOf(flight: SirenaFlight, baseClass: string | undefined, cabin: Cabin): Segment {
  const [origin, destination] = [flight.origin, flight.destination].map(({ code }) =>
    findAirport(code),
  );
  if (!origin || !destination) throw new RangeError('an airport whose clock is not known');
  const from = momentIn(origin.zone, `${flight.deptdate}T${flight.depttime}`);
  const to = momentIn(destination.zone, `${flight.arrvdate}T${flight.arrvtime}`);
  return {
    origin: flight.origin.code,
    destination: flight.destination.code,
    originTerminal: flight.origin.terminal,
    destinationTerminal: flight.destination.terminal,
    departingAt: from.text,
    arrivingAt: to.text,
    durationMinutes: minutesBetween(from.at, to.at),
    marketingCarrier: flight.company,
    operatingCarrier: flight.operating_company ?? flight.company,
    flightNumber: `${flight.company} ${flight.num}`,
    // Sirena sends a code; a code without a known name would mean nothing to a visitor.
    aircraft: aircraftName(flight.airplane ?? '') ?? '',
    cabin: baseClass ? (businessClasses.has(baseClass) ? 'Business' : 'Economy') : cabin,
  };
}

const unknownTerms = { allowed: 'unknown', fee: null, until: null } as const;
const unknownFeatures: SupplierFare['features'] = {
  seat: 'unknown',
  priority: 'unknown',
  meal: 'unknown',
  lounge: 'unknown',
  miles: 'unknown',
};

/** A flight of a variant with its prices. */
interface Flown {
  flight: SirenaFlight;
  segment: Segment;
  subclass: string;
  /** Its slice, from 0. */
  slice: number;
  price: SirenaPrice;
}

function fareOf(slices: Flown[][], lines: SupplierPriceLine[]): SupplierFare {
  const flown = slices.flat();
  const classes = flown.map(({ subclass }) => subclass).join('');
  const brands = flown.map(({ price }) => price['@brand']);
  const baggage = slices.map(([first]) => ({
    carryOn: null,
    checked: checkedBag(first!.price['@baggage']),
  }));
  // The rules are text only, so no sums can be read from them.
  const terms = { refund: unknownTerms, exchange: unknownTerms, baggage };
  const family = familyOf(terms);
  return {
    id: fareIdOf(classes, brands),
    family,
    name: [...new Set(brands.filter(Boolean))].join(' / ') || family,
    lines,
    bookingClasses: [...classes],
    fareBasis: [...new Set(flown.map(({ price }) => price.fare['@code']))].join('/'),
    ...terms,
    features: unknownFeatures,
  };
}

/** The flights of a variant, by slice. @throws RangeError for flights that are missing or without a price */
function flownIn(
  { direction }: SirenaVariant,
  group: SirenaGroup,
  flights: Map<string, SirenaFlight>,
  cabin: Cabin,
): Flown[][] {
  const slices: Flown[][] = [];
  for (const one of [...group.flight].sort((a, b) => a['@num'] - b['@num'])) {
    const flight = flights.get(one['@id']);
    const price = direction.find((priced) => priced['@num'] === one['@num'])?.price[0];
    if (!flight || !price) throw new RangeError('a flight that is not told, or not priced');
    if (one['@oSegmentPartNum'] === 0) slices.push([]);
    slices.at(-1)?.push({
      ...{ flight, price, subclass: one['@subclass'], slice: slices.length - 1 },
      segment: segmentOf(flight, one['@baseclass'], cabin),
    });
  }
  if (slices.flat().length !== direction.length)
    throw new RangeError('prices of other flights than are told');
  return slices;
}

function soldVariant(
  variant: SirenaVariant,
  group: SirenaGroup,
  {
    flights,
    party: { cabin, travellers },
    exchange,
  }: { flights: Map<string, SirenaFlight>; party: Party; exchange: Exchange },
): SoldVariant {
  const slices = flownIn(variant, group, flights, cabin);
  const flown = slices.flat();
  const prices = variant.direction.flatMap(({ price }) => price);
  const validating = (price: SirenaPrice, flight: SirenaFlight) =>
    price['@validating_company'] ?? flight.company;
  const category = (type: PassengerType) => prices.find((one) => typeOf(one) === type)?.['@code'];
  return {
    segments: flown.map(({ flight, slice }) => ({
      company: flight.company,
      number: flight.num,
      origin: flight.origin.code,
      destination: flight.destination.code,
      day: flight.deptdate,
      direction: slice + 1,
    })),
    slices: slices.map((one) => sliceOf(one.map(({ segment }) => segment))),
    fare: fareOf(slices, linesOf(variant, travellers, exchange)),
    validatingCarrier: validating(flown[0]!.price, flown[0]!.flight),
    accountTotal: variant.variant_total.amount,
    payBefore: group['@utc_timelimit'] ?? null,
    categories: { adult: category('adult'), child: category('child'), baby: category('baby') },
    rules: flown.map(({ price, flight }) => ({
      company: validating(price, flight),
      fare: price.fare['@code'],
      code: price.fare['@remark'] ?? '',
      upt: price.upt,
    })),
  };
}

/** The variants in a response, in the account's currency; those that cannot be read or flown are left out. */
export function readVariants(
  response: { variant: unknown[]; flight: unknown[] },
  party: Party,
  exchange: Exchange,
  tally?: Tally,
): { sold: SoldVariant[]; lost: number } {
  let lost = 0;
  const note: Tally = (outcome, reason) => {
    if (outcome === 'unreadable') lost += 1;
    tally?.(outcome, reason);
  };
  const flights = new Map(readable(flightSchema, response.flight).map((one) => [one['@id'], one]));

  function readGroup(variant: SirenaVariant, group: SirenaGroup): SoldVariant[] {
    if (group.flight.length > MAX_FLIGHTS) return soldOf<SoldVariant>(['many-flights'], note);
    try {
      return soldOf([soldVariant(variant, group, { flights, party, exchange })], note);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      note('unreadable', 'flights');
      return [];
    }
  }

  const sold = readable(variantSchema, response.variant, note).flatMap((variant) => {
    if (variant.variant_total.currency !== exchange.account)
      return soldOf<SoldVariant>(['currency'], note);
    return readable(groupSchema, variant.flights, note).flatMap((one) => readGroup(variant, one));
  });
  return { sold, lost };
}

/** The fares of one itinerary as an offer, cheapest first. */
export function offerOf(
  variants: readonly [SoldVariant, ...SoldVariant[]],
  party: Party,
): SupplierOffer {
  const [{ segments, slices, validatingCarrier }] = variants;
  const sorted = [...variants].sort((a, b) => a.accountTotal - b.accountTotal);
  const idOf = (fares: readonly SupplierFare[]) =>
    offerIdOf(
      party,
      segments,
      fares.map(({ id }) => id),
    );
  const fares = withRoom(
    sorted.map(({ fare }) => fare),
    idOf,
  );
  return {
    id: idOf(fares),
    validatingCarrier,
    kind: kindOf(validatingCarrier),
    slices,
    fares: [...fares],
  };
}

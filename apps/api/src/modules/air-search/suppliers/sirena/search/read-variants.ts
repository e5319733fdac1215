import type { Cabin, PassengerType, Segment, SliceBaggage, Travellers } from '@karvon/contract';
import type { Currency } from '@karvon/money';
import { findAirport } from '@karvon/sandbox-world';
import { atRate, type Rate } from '../../../../../supplier-wire/amounts';
import { readable } from '../../../../../supplier-wire/readable';
import type { SupplierFare, SupplierOffer, SupplierPriceLine } from '../../air-supplier';
import { familyOf, kindOf } from '../../fare-kinds';
import { momentIn } from '../../moment-in';
import { minutesBetween, sliceOf } from '../../slice-of';
import { fareIdOf, offerIdOf, withRoom, type RecipeSegment } from './offer-id';
import {
  flightSchema,
  variantSchema,
  type SirenaFlight,
  type SirenaPrice,
  type SirenaVariant,
} from './schemas';

/** The currency of the contract, and its rate for us. */
export interface Exchange {
  account: string;
  ours: Currency;
  rate: Rate;
}

/** Who flies, and in which cabin. */
export interface Party {
  travellers: Travellers;
  cabin: Cabin;
}

/** Flights at a price: a fare of an offer, as it is sold now. */
export interface SoldVariant {
  segments: RecipeSegment[];
  slices: SupplierOffer['slices'];
  fare: SupplierFare;
  validatingCarrier: string;
  /** Of all passengers, in minor units of the account. */
  accountTotal: number;
  /** When an order made now would have to be paid; null where it is not told. */
  payBefore: Date | null;
  /** What the texts of the fares' rules are found by. */
  rules: { company: string; code: string; upt: unknown }[];
}

export const codeOfType: Record<PassengerType, string> = {
  adult: 'ADT',
  child: 'CHD',
  baby: 'INF',
};
const types = Object.keys(codeOfType) as PassengerType[];
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
    aircraft: flight.airplane ?? '',
    cabin: baseClass ? (businessClasses.has(baseClass) ? 'Business' : 'Economy') : cabin,
  };
}

const typeOf = (price: SirenaPrice): PassengerType | undefined =>
  types.find((type) => codeOfType[type] === (price['@orig_code'] ?? price['@code']));

/** What a passenger of a type pays for all directions; null when those of one type pay differently, or are not all there. */
function lineOf(
  type: PassengerType,
  count: number,
  { direction }: SirenaVariant,
): { tariff: number; total: number } | null {
  let [tariff, total] = [0, 0];
  for (const { price } of direction) {
    const mine = price.filter((one) => typeOf(one) === type);
    const [first] = mine;
    const same = mine.every(
      (one) => one.total === first!.total && one.fare['#text'] === first!.fare['#text'],
    );
    if (!first || !same || mine.reduce((sum, one) => sum + one['@count'], 0) !== count) return null;
    tariff += first.fare['#text'];
    total += first.total;
  }
  return { tariff, total };
}

function linesOf(
  variant: SirenaVariant,
  travellers: Travellers,
  { rate, ours }: Exchange,
): SupplierPriceLine[] {
  const sold = (type: SupplierPriceLine['passengerType'], count: number) => {
    return (sums: { tariff: number; total: number }): SupplierPriceLine => {
      const total = atRate(sums.total, rate, ours).amount;
      const tariff = Math.min(atRate(sums.tariff, rate, ours).amount, total);
      return {
        passengerType: type,
        count,
        tariff: { amount: tariff, currency: ours },
        taxes: { amount: total - tariff, currency: ours },
      };
    };
  };
  const wanted = types.filter((type) => travellers[type] > 0);
  const lines = wanted.map((type) => {
    const sums = lineOf(type, travellers[type], variant);
    return sums && sold(type, travellers[type])(sums);
  });
  if (lines.every((line) => line !== null)) return lines;
  const tariff = variant.direction
    .flatMap(({ price }) => price)
    .reduce((sum, one) => sum + one.fare['#text'] * one['@count'], 0);
  return [sold('all', 1)({ tariff, total: variant.variant_total.amount })];
}

/** '1PC' is pieces, '20K' kilograms of one. */
function checkedBag(text: string | undefined): SliceBaggage['checked'] {
  const match = /^(\d{1,2})(PC|K|KG)$/.exec(text ?? '');
  if (!match) return null;
  const amount = Number(match[1]);
  if (match[2] === 'PC' || amount === 0) return { pieces: amount, kg: null };
  return { pieces: 1, kg: amount };
}

const unknownTerms = { allowed: 'unknown', fee: null, until: null } as const;
const unknownFeatures: SupplierFare['features'] = {
  seat: 'unknown',
  priority: 'unknown',
  meal: 'unknown',
  lounge: 'unknown',
  miles: 'unknown',
};

function fareOf(variant: SirenaVariant, classes: string, lines: SupplierPriceLine[]): SupplierFare {
  const firsts = variant.direction.map(({ price: [first] }) => first!);
  const brands = firsts.map((one) => one['@brand']);
  const baggage = firsts.map((one) => ({ carryOn: null, checked: checkedBag(one['@baggage']) }));
  // The rules are a text; nobody tells what of it can be counted.
  const terms = { refund: unknownTerms, exchange: unknownTerms, baggage };
  const family = familyOf(terms);
  return {
    id: fareIdOf(classes, brands),
    family,
    name: [...new Set(brands.filter(Boolean))].join(' / ') || family,
    lines,
    bookingClasses: [...classes],
    fareBasis: [...new Set(firsts.map(({ fare }) => fare['@code']))].join('/'),
    ...terms,
    features: unknownFeatures,
  };
}

function soldVariant(
  variant: SirenaVariant,
  group: SirenaVariant['flights'][number],
  {
    flights,
    party,
    exchange,
  }: { flights: Map<string, SirenaFlight>; party: Party; exchange: Exchange },
): SoldVariant {
  const directions = [...variant.direction].sort((a, b) => a['@num'] - b['@num']);
  const flown = group.flight.map((one) => {
    const flight = flights.get(one['@id']);
    if (!flight) throw new RangeError('a flight that is not told');
    return { ...one, flight, segment: segmentOf(flight, one['@baseclass'], party.cabin) };
  });
  const slices = directions.map((direction) => {
    const segments = flown.filter((one) => one['@num'] === direction['@num']);
    if (segments.length === 0 || direction.price.length === 0)
      throw new RangeError('a direction without flights or prices');
    return sliceOf(segments.map(({ segment }) => segment));
  });
  const ordered = { ...variant, direction: directions };
  const inOrder = directions.flatMap((direction) =>
    flown.filter((one) => one['@num'] === direction['@num']),
  );
  const classes = inOrder.map((one) => one['@subclass']).join('');
  return {
    segments: inOrder.map(({ flight, '@num': direction }) => ({
      company: flight.company,
      number: flight.num,
      origin: flight.origin.code,
      destination: flight.destination.code,
      day: flight.deptdate,
      direction,
    })),
    slices,
    fare: fareOf(ordered, classes, linesOf(ordered, party.travellers, exchange)),
    validatingCarrier: directions[0]!.price[0]!['@validating_company'],
    accountTotal: variant.variant_total.amount,
    payBefore: group['@utc_timelimit'] ?? null,
    rules: directions.map(({ price: [first] }) => ({
      company: first!['@validating_company'],
      code: first!.fare['@code'],
      upt: first!.upt,
    })),
  };
}

/** What is sold of an answer, in the account's currency; what cannot be read, or cannot be flown, is left out. */
export function readVariants(
  answer: { variant: unknown[]; flight: unknown[] },
  party: Party,
  exchange: Exchange,
): { sold: SoldVariant[]; lost: number } {
  const flights = new Map(readable(flightSchema, answer.flight).map((one) => [one['@id'], one]));
  const variants = readable(variantSchema, answer.variant);
  let lost = answer.variant.length - variants.length;
  const sold = variants
    .filter((variant) => variant.variant_total.currency === exchange.account)
    .flatMap((variant) =>
      variant.flights.flatMap((group) => {
        try {
          return [soldVariant(variant, group, { flights, party, exchange })];
        } catch (error) {
          if (!(error instanceof RangeError)) throw error;
          lost += 1;
          return [];
        }
      }),
    );
  return { sold, lost };
}

/** The fares of one itinerary as an offer, the cheapest first. */
export function offerOf(
  variants: readonly [SoldVariant, ...SoldVariant[]],
  party: Party,
): SupplierOffer {
  const sorted = withRoom([...variants].sort((a, b) => a.accountTotal - b.accountTotal));
  const [{ segments, slices, validatingCarrier }] = variants;
  const fares = sorted.map(({ fare }) => fare);
  return {
    id: offerIdOf(
      party,
      segments,
      fares.map(({ id }) => id),
    ),
    validatingCarrier,
    kind: kindOf(validatingCarrier),
    slices,
    fares,
  };
}

import type { Carrier } from '../carriers/carrier';
import { chance } from '../../basics/chance';
import type { Journey } from '../journeys/connections';
import { fromUsdCents, type SupplyCurrency } from '../../basics/currency';
import { bookingClassOf } from './booking-class';
import { cabinOn } from './cabin-of';
import {
  familiesFor,
  familyName,
  type Baggage,
  type ChangeTerms,
  type FareFamily,
} from './fare-families';
import type { Cabin } from './fare-price';
import { flightKey, type Flight } from '../network/flight';
import { localTime } from '../../basics/moment';
import type {
  SupplyCondition,
  SupplyFare,
  SupplyFareSlice,
  SupplyPassengerPrice,
  SupplyPassengers,
} from './supply-offer';
import { taxesOfAll, type PassengerType, type TaxCents } from './taxes';

export interface FareInput {
  readonly seed: string;
  readonly journeys: readonly Journey[];
  readonly carriers: readonly Carrier[];
  readonly validating: Carrier;
  readonly cabin: Cabin;
  readonly currency: SupplyCurrency;
  readonly passengers: SupplyPassengers;
  /** The lightest tariff for an adult, all slices, in US cents. */
  readonly tariffCents: number;
  readonly roundTrip: boolean;
  readonly baggageUnknown: boolean;
}

/** The inputs of a price. */
type PriceInput = Pick<
  FareInput,
  'journeys' | 'carriers' | 'currency' | 'passengers' | 'tariffCents'
>;

/** Prices start from the cheapest family. */
const plainest: Pick<FareFamily, 'multiplier'> = { multiplier: 1 };
const types: readonly PassengerType[] = ['adult', 'child', 'baby'];
const byType: Record<PassengerType, number> = { adult: 1, child: 0.75, baby: 0.1 };
const unknownBaggage: Baggage = { pieces: null, kg: null };

/** Prices of the cheapest fare, one line for each passenger type: the offer's "from" price. */
export function lowestPrices(input: PriceInput): SupplyPassengerPrice[] {
  return types
    .filter((type) => input.passengers[type] > 0)
    .map((type) => priceOf(input, plainest, type, taxesOfAll(input.journeys, type)));
}

/** The fares of an offer, cheapest first: one family each. */
export function faresOf(input: FareInput): SupplyFare[] {
  const travelling = types.filter((type) => input.passengers[type] > 0);
  const taxes = new Map(travelling.map((type) => [type, taxesOfAll(input.journeys, type)]));
  return familiesFor(input.carriers, input.cabin).map((family) => {
    const prices = travelling.map((type) => priceOf(input, family, type, taxes.get(type) ?? []));
    return {
      id: family.key,
      name: familyName(input.validating, family.key, input.cabin),
      prices,
      total: prices.reduce((sum, price) => sum + price.total * price.count, 0),
      slices: input.journeys.map((journey) => ({
        ...baggageOn(journey, family, input),
        segments: journey.map((flight) => ({
          ...bookingClassOf(
            flight,
            family.key,
            cabinOn(flight, input.cabin),
            input.roundTrip ? 'RT' : 'OW',
          ),
          features: familyOn(flight, family, input.cabin).features,
        })),
      })),
      ...conditionsOf(input, family),
    };
  });
}

/** Each slice has the conditions of its own carriers: a low-cost return flight may include less baggage than the outbound one. */
function baggageOn(
  journey: Journey,
  family: FareFamily,
  { cabin, baggageUnknown }: FareInput,
): Pick<SupplyFareSlice, 'cabinBaggage' | 'checkedBaggage'> {
  if (baggageUnknown) return { cabinBaggage: unknownBaggage, checkedBaggage: unknownBaggage };
  const carriers = journey.map(({ route }) => route.carrier);
  const own = familiesFor(carriers, cabin).find(({ key }) => key === family.key) ?? family;
  const onWay = journey.map((flight) => familyOn(flight, own, cabin));
  return {
    cabinBaggage: least(onWay.map(({ cabinBaggage }) => cabinBaggage)),
    checkedBaggage: least(onWay.map(({ checkedBaggage }) => checkedBaggage)),
  };
}

/** The family on a single flight. If the flight has no seats in the wanted cabin, it is an economy family of its carrier. */
function familyOn(flight: Flight, family: FareFamily, wanted: Cabin): FareFamily {
  if (cabinOn(flight, wanted) === wanted) return family;
  const sold = familiesFor([flight.route.carrier], 'economy');
  return sold.find(({ key }) => key === family.key) ?? sold.at(-1)!;
}

const weightOf = ({ pieces, kg }: Baggage) => (pieces ?? 0) * 1000 + (kg ?? 0);
const least = ([first, ...rest]: Baggage[]): Baggage =>
  rest.reduce((less, one) => (weightOf(one) < weightOf(less) ? one : less), first!);

function priceOf(
  input: PriceInput,
  family: Pick<FareFamily, 'multiplier'>,
  type: PassengerType,
  taxes: readonly TaxCents[],
): SupplyPassengerPrice {
  const noChildFare = input.carriers.some((carrier) => carrier.kind !== 'full-service');
  const share = type === 'child' && noChildFare ? 1 : byType[type];
  const base = fromUsdCents(input.tariffCents * family.multiplier * share, input.currency);
  const lines = taxes.map(({ code, name, cents }) => ({
    code,
    name,
    amount: fromUsdCents(Math.round(cents), input.currency),
  }));
  const total = base + lines.reduce((sum, line) => sum + line.amount, 0);
  return { type, count: input.passengers[type], base, taxes: lines, total };
}

function conditionsOf(
  input: FareInput,
  family: FareFamily,
): Pick<SupplyFare, 'refund' | 'exchange'> {
  const first = (input.journeys[0] as Journey)[0] as Flight;
  const silent = chance(`terms:${flightKey(first)}:${family.key}`) < 0.04;
  const condition = (terms: ChangeTerms | null): SupplyCondition => {
    if (!terms) return { allowed: false, fee: null, until: null };
    const fee = fromUsdCents(
      Math.round(input.tariffCents * family.multiplier * terms.share),
      input.currency,
    );
    const until = localTime(first.route.origin.zone, first.departs - terms.hours * 60);
    return { allowed: true, fee, until };
  };
  const exchange = condition(family.exchange);
  return {
    refund: condition(family.refund),
    exchange: silent ? { allowed: 'unknown', fee: null, until: null } : exchange,
  };
}

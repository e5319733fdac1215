import { routeBehaviour } from '../network/behaviours';
import type { CarrierKind } from '../carriers/carrier';
import type { Journey } from '../journeys/connections';
import { tariffCents } from '../fares/fare-price';
import { faresOf } from '../fares/fares';
import { seatsLeft, type Flight } from '../network/flight';
import type { World } from '../search/world';
import { writeOfferId, type OfferRecipe } from './offer-id';
import { sliceOf } from './slices';
import type { SupplyOffer } from '../fares/supply-offer';

/** The tariff of a return ticket as a share of two one-way tickets. */
export const returnDiscount = 0.92;
const plenty = 9;
const fallingDays = 14;
const holdMinutes: Record<CarrierKind, number> = {
  'full-service': 24 * 60,
  'low-cost': 60,
  charter: 40,
};
const hurry: readonly (readonly [daysAhead: number, minutes: number])[] = [
  [1, 30],
  [3, 120],
  [14, 720],
];

/** The offer of a recipe, at the price of its day. */
export function buildOffer(world: World, recipe: OfferRecipe): SupplyOffer {
  const { journeys, cabin, currency, passengers } = recipe;
  const flights = journeys.flat();
  const carriers = [...new Set(flights.map(({ route }) => route.carrier))];
  const longest = (journeys[0] as Journey).reduce((a, b) =>
    b.route.minutes > a.route.minutes ? b : a,
  );
  const validating = longest.route.carrier;
  const [origin, destination] = endsOf(journeys);
  const behaviour = routeBehaviour(origin, destination);
  const seats = Math.min(
    ...flights.map((flight) => seatsLeft(world.seed, flight, recipe.pricedOn)),
  );
  const kind = kindOf(carriers.map((carrier) => carrier.kind));
  return {
    id: writeOfferId(world.seed, recipe),
    validatingCarrier: validating.code,
    kind,
    cabin,
    currency,
    passengers,
    slices: journeys.map((journey) => sliceOf(journey, cabin)),
    fares: faresOf({
      seed: world.seed,
      journeys,
      carriers,
      validating,
      cabin,
      currency,
      passengers,
      tariffCents: offerTariffCents(world.seed, recipe),
      roundTrip: isRoundTrip(journeys),
      baggageUnknown: behaviour === 'baggage-unknown',
    }),
    seatsLeft: seats > plenty ? null : Math.max(seats, passengers.adult + passengers.child),
    holdMinutes:
      behaviour === 'hold-always'
        ? 24 * 60
        : holdFor(kind, (flights[0] as Flight).day - recipe.pricedOn),
    instantPaymentRequired: behaviour === 'no-hold',
  };
}

/** The lightest adult tariff of all slices in US cents; a return ticket is cheaper than two one-way tickets. */
export function offerTariffCents(seed: string, recipe: OfferRecipe): number {
  const sum = recipe.journeys.reduce(
    (total, journey) => total + tariffCents(seed, journey, recipe.cabin, recipe.pricedOn),
    0,
  );
  const discount = isRoundTrip(recipe.journeys) ? returnDiscount : 1;
  return sum * discount * (1 + recipe.raisePercent / 100) * provokedFall(recipe);
}

/** The factor by which a journey on the magic route costs more than on the day of its flight. */
function provokedFall({ journeys, pricedOn }: OfferRecipe): number {
  const [origin, destination] = endsOf(journeys);
  if (routeBehaviour(origin, destination) !== 'price-falls') return 1;
  const daysAhead = (journeys[0] as Journey)[0]!.day - pricedOn;
  return 0.9 ** -Math.min(daysAhead, fallingDays);
}

export function endsOf(journeys: readonly Journey[]): [origin: string, destination: string] {
  const first = journeys[0] as Journey;
  return [
    (first[0] as Flight).route.origin.iata,
    (first[first.length - 1] as Flight).route.destination.iata,
  ];
}

function isRoundTrip(journeys: readonly Journey[]): boolean {
  const [out, back] = journeys;
  if (journeys.length !== 2 || !out || !back) return false;
  const cityAt = (flight: Flight | undefined, end: 'origin' | 'destination') =>
    flight?.route[end].cityCode;
  return (
    cityAt(out[0], 'origin') === cityAt(back.at(-1), 'destination') &&
    cityAt(out.at(-1), 'destination') === cityAt(back[0], 'origin')
  );
}

const kindOf = (kinds: readonly CarrierKind[]): CarrierKind =>
  kinds.includes('charter') ? 'charter' : kinds.includes('low-cost') ? 'low-cost' : 'full-service';

const holdFor = (kind: CarrierKind, daysAhead: number): number =>
  Math.min(holdMinutes[kind], hurry.find(([days]) => daysAhead <= days)?.[1] ?? Infinity);

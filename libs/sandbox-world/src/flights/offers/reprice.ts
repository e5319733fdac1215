import { routeBehaviour } from '../network/behaviours';
import type { Journey } from '../journeys/connections';
import { flightsOn, seatsLeft, type Flight } from '../network/flight';
import type { World } from '../search/world';
import { readOfferId, type FlightName, type OfferRecipe } from './offer-id';
import { buildOffer, endsOf } from './offers';
import type { SupplyOffer } from '../fares/supply-offer';

export type Repriced =
  | { readonly outcome: 'unchanged'; readonly offer: SupplyOffer }
  /** `offer` has the new price and a new id; `before` is the offer as it was sold. */
  | {
      readonly outcome: 'price-changed';
      readonly offer: SupplyOffer;
      readonly before: SupplyOffer;
    }
  | { readonly outcome: 'sold-out' }
  | { readonly outcome: 'not-found' };

const provokedRaise = 7;

/** An offer rebuilt from its id, at the price at which it was sold. */
export function recallOffer(
  world: World,
  offerId: string,
): { recipe: OfferRecipe; offer: SupplyOffer } | undefined {
  const read = readOfferId(world.seed, offerId);
  if (!read) return undefined;
  const journeys = read.flights.map((slice) =>
    slice.flatMap((name) => findFlight(world, name) ?? []),
  );
  if (journeys.some((journey, i) => journey.length !== read.flights[i]?.length)) return undefined;
  const recipe: OfferRecipe = { ...read, journeys };
  return { recipe, offer: buildOffer(world, recipe) };
}

function findFlight(world: World, name: FlightName): Flight | undefined {
  const origin = world.airports.airport(name.origin);
  const destination = world.airports.airport(name.destination);
  if (!origin || !destination) return undefined;
  return world.network
    .between(origin, destination)
    .filter(({ carrier }) => carrier.code === name.carrier)
    .flatMap((route) => flightsOn(route, name.day))
    .find(({ departure }) => departure.number === name.number);
}

/** Prices a known offer as of today. */
export function reprice(world: World, offerId: string, raisePercent?: number): Repriced {
  const known = recallOffer(world, offerId);
  if (!known) return { outcome: 'not-found' };
  const { recipe, offer: before } = known;
  const [origin, destination] = endsOf(recipe.journeys as readonly Journey[]);
  const behaviour = routeBehaviour(origin, destination);
  if (hasLeft(world, recipe) || isFull(world, recipe) || behaviour === 'sold-out')
    return { outcome: 'sold-out' };
  const provoked = behaviour === 'price-changed' ? provokedRaise : 0;
  const raised = Math.max(recipe.raisePercent, raisePercent ?? provoked);
  if (recipe.pricedOn === world.today && raised === recipe.raisePercent)
    return { outcome: 'unchanged', offer: before };
  const offer = buildOffer(world, { ...recipe, pricedOn: world.today, raisePercent: raised });
  const same = offer.fares.every((fare, i) => fare.total === before.fares[i]?.total);
  return same ? { outcome: 'unchanged', offer } : { outcome: 'price-changed', offer, before };
}

const hasLeft = (world: World, { journeys }: OfferRecipe): boolean =>
  journeys.some((journey) => (journey[0] as Flight).day < world.today);

/** Whether the seats that were free on the day of the price have been sold since. */
function isFull(world: World, { journeys, passengers, pricedOn }: OfferRecipe): boolean {
  const party = passengers.adult + passengers.child;
  return journeys
    .flat()
    .some(
      (flight) =>
        seatsLeft(world.seed, flight, pricedOn) >= party &&
        seatsLeft(world.seed, flight, world.today) < party,
    );
}

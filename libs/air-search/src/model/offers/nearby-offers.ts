import type { AirOffer } from '@karvon/contract';
import { concessionsOf } from './offer-facts';

/** Maximum difference from the lost departure, in minutes. */
const withinMinutes = 3 * 60;
const shown = 3;

interface NearbyOptions {
  /** Local departure, with offset, of the offer that is no longer sold; null when it is unknown. */
  departingAt: string | null;
  /** The id of the lost offer, which is left out. */
  exceptId: string;
}

/** Offers without concessions. */
export const withoutConcessions = (offers: readonly AirOffer[]): AirOffer[] =>
  offers.filter((offer) => Object.values(concessionsOf(offer)).every((given) => !given));
const departureOf = (offer: AirOffer) => offer.slices[0]!.segments[0]!.departingAt;
const priceOf = (offer: AirOffer) => Math.min(...offer.fares.map(({ total }) => total.amount));
/** Minutes since local midnight: all departures of a search share a place. */
const minutesOf = (local: string) => Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));

/**
 * The offers nearest to one that is no longer sold, without those with concessions: of the same day, at most three hours earlier
 * or later, nearest first and then cheapest; without a known departure, the cheapest of all.
 */
export function nearbyOffers(
  offers: readonly AirOffer[],
  { departingAt, exceptId }: NearbyOptions,
): AirOffer[] {
  const others = withoutConcessions(offers).filter(({ id }) => id !== exceptId);
  const byPrice = (a: AirOffer, b: AirOffer) => priceOf(a) - priceOf(b);
  if (departingAt === null) return others.sort(byPrice).slice(0, shown);
  const distance = (offer: AirOffer) =>
    Math.abs(minutesOf(departureOf(offer)) - minutesOf(departingAt));
  return others
    .filter((offer) => departureOf(offer).slice(0, 10) === departingAt.slice(0, 10))
    .filter((offer) => distance(offer) <= withinMinutes)
    .sort((a, b) => distance(a) - distance(b) || byPrice(a, b))
    .slice(0, shown);
}

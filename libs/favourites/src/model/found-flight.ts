import {
  isSoldNow,
  leadingOffer,
  type AirOffer,
  type Dictionary,
  type FareSummary,
  type HotelOffer,
} from '@karvon/contract';
import { offerItem, writeItem, type FlightItem } from '@karvon/favourite-heart';

/** An itinerary that is for sale now, at its cheapest fare. */
export interface FoundFlight {
  offer: AirOffer;
  fare: FareSummary;
  dictionary: Dictionary;
}

const lowest = (fares: readonly FareSummary[]) =>
  fares.reduce((best, fare) => (fare.total.amount < best.total.amount ? fare : best));

/** The cheapest of the offers that are this itinerary; null when nobody sells it any more. */
export function foundFlight(
  { offers, dictionary }: { offers: readonly AirOffer[]; dictionary: Dictionary },
  item: FlightItem,
): FoundFlight | null {
  const word = writeItem(item);
  const search = new URLSearchParams(item.search);
  const [best] = offers
    .filter(({ slices }) => writeItem(offerItem(slices, search)) === word)
    .map((offer) => ({ offer, fare: lowest(offer.fares), dictionary }))
    .sort((one, other) => one.fare.total.amount - other.fare.total.amount);
  return best ?? null;
}

/**
 * The offer whose price is compared with the kept one: the cheapest that is sold now and paid to us, or else the leading one
 * of all.
 */
export function foundRoom(offers: readonly HotelOffer[]): HotelOffer | null {
  const ours = offers.filter((offer) => isSoldNow(offer) && offer.whereToPay === 'now');
  return leadingOffer(ours) ?? leadingOffer(offers);
}

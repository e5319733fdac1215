import type { AirOffer, Dictionary, FareSummary } from '@karvon/contract';
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

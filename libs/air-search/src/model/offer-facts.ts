import type { AirOffer } from '@karvon/contract';

/** What sorting, filtering and labels ask of an offer, worked out once when it arrives. */
export interface OfferFacts {
  offer: AirOffer;
  /** The cheapest fare for all travellers, minor units. */
  price: number;
  durationMinutes: number;
  /** The most stops of any direction. */
  stops: number;
  /** Local times of the first direction: all departures of a search share a place, so they compare as text. */
  departingAt: string;
  arrivingAt: string;
  carriers: string[];
}

export function offerFacts(offer: AirOffer): OfferFacts {
  const first = offer.slices[0]!;
  const departingAt = first.segments[0]!.departingAt;
  return {
    offer,
    price: Math.min(...offer.fares.map((fare) => fare.total.amount)),
    durationMinutes: offer.slices.reduce((sum, slice) => sum + slice.durationMinutes, 0),
    stops: Math.max(...offer.slices.map((slice) => slice.stops)),
    departingAt: departingAt.slice(0, 19),
    arrivingAt: first.segments.at(-1)!.arrivingAt.slice(0, 19),
    carriers: [...new Set(offer.slices.flatMap((s) => s.segments.map((x) => x.marketingCarrier)))],
  };
}

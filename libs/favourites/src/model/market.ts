import type { AirOffer, Dictionary, HotelDescription, HotelOffer, Place } from '@karvon/contract';
import type { FlightItem, FavouriteStay } from '@karvon/favourite-heart';

/** What is for sale now. Searches of flights and hotels are other features: a route of the app brings this. */
export interface Market {
  /** All offers of a search. */
  flights: (search: FlightItem['search']) => Promise<{
    offers: readonly AirOffer[];
    dictionary: Dictionary;
  }>;
  place: (code: string) => Promise<Place>;
  hotel: (code: string) => Promise<HotelDescription>;
  /** Cheapest first. */
  rooms: (hotel: { code: string; stay: FavouriteStay }) => Promise<readonly HotelOffer[]>;
}

/** Words for hotels that their search uses. */
export interface HotelWords {
  kind: (kind: HotelDescription['kind']) => string;
  /** Of metres. */
  distance: (metres: number) => string;
}

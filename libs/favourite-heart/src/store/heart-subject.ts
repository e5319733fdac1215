import type { AirOffer, HotelOffer } from '@karvon/contract';
import type { FavouriteStay } from '../model/item';

/** The flight or hotel beside a heart, as objects that its card already has. */
export type HeartSubject =
  | {
      flight: Pick<AirOffer, 'slices' | 'fares'>;
      /** The search parameters in the address. */
      search: URLSearchParams | Record<string, string>;
    }
  | {
      hotel: string;
      stay: FavouriteStay | null;
      /** The leading offer for the stay, if known. */
      offer?: Pick<HotelOffer, 'total' | 'whereToPay' | 'availability'> | undefined;
    };

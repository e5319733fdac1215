import type { AirOffer, HotelOffer } from '@karvon/contract';
import type { FavouriteStay } from '../model/item';

/** What a heart stands beside, in the objects that its card already has. */
export type HeartSubject =
  | {
      flight: Pick<AirOffer, 'slices' | 'fares'>;
      /** The address of its search. */
      search: URLSearchParams | Record<string, string>;
    }
  | {
      hotel: string;
      stay: FavouriteStay | null;
      /** The leading offer for the stay, where it is known. */
      offer?: Pick<HotelOffer, 'total' | 'whereToPay' | 'availability'> | undefined;
    };

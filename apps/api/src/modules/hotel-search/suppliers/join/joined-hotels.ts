import type { HotelSellers, Locale } from '@karvon/contract';
import type {
  HotelSearchQuestion,
  HotelSupplier,
  SupplierHotel,
  SupplierHotelOffer,
  SupplierStay,
} from '../hotel-supplier';

/** Several suppliers as one, which tells how many of them answered. */
export interface JoinedHotels extends Omit<HotelSupplier, 'search' | 'offers'> {
  /** Hotels were linked: what is listed is put together anew with the next question. */
  relist(): void;
  search(
    question: HotelSearchQuestion,
    signal: AbortSignal,
  ): Promise<{ hotels: SupplierHotel[]; sellers: HotelSellers }>;
  offers(
    hotelCode: string,
    stay: SupplierStay,
    lang: Locale,
  ): Promise<{ offers: SupplierHotelOffer[]; sellers: HotelSellers }>;
}

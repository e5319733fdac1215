import type { HotelSellers, Locale } from '@karvon/contract';
import type {
  HotelSearchQuestion,
  HotelSupplier,
  SupplierHotel,
  SupplierHotelOffer,
  SupplierStay,
} from '../hotel-supplier';

/** Several suppliers as one; it also tells how many of them responded. */
export interface JoinedHotels extends Omit<HotelSupplier, 'search' | 'offers'> {
  /** Call after hotels are linked: the lists are joined again at the next request. */
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

import { daysBetween } from '@karvon/calendar';
import type { HotelOfferDetail, Locale } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { money, sum } from '@karvon/money';
import type { Clock } from '@karvon/platform/clock';
import { agencyOffer } from '@karvon/hotel-supply/agency-offer';
import type { JoinedHotels } from '@karvon/hotel-supply/join/joined-hotels';
import type { RoomSeller } from '@karvon/hotel-supply/room-seller';

/** What other modules use of hotel search: the prices and names that the visitor saw. */
export interface HotelCatalogue {
  supplier: JoinedHotels;
  /** Books the supplier's offers. */
  seller: RoomSeller;
  /** @throws problem offer-expired, sold-out, supplier-unavailable */
  priceOffer(offerId: string, lang: Locale): Promise<HotelOfferDetail>;
}

/** How long prices stay valid. */
export const PRICES_GOOD_FOR_MS = 30 * 60_000;

interface CatalogueDeps {
  edition: Edition;
  clock: Clock;
  /** Called when a supplier was asked for a price of the hotel, or of any hotel if it has none: lists made before may be wrong. */
  onPriced?: (hotel?: string) => void;
}

export function createHotelCatalogue(
  { supplier, seller }: Pick<HotelCatalogue, 'supplier' | 'seller'>,
  { edition, clock, onPriced = () => undefined }: CatalogueDeps,
): HotelCatalogue {
  return {
    supplier,
    seller,
    async priceOffer(offerId, lang) {
      const { offer, ...stay } = await supplier.price(offerId, lang).catch((error: unknown) => {
        onPriced();
        throw error;
      });
      onPriced(stay.hotel.code);
      const nights = daysBetween(stay.arrivalDate, stay.departureDate);
      const sold = agencyOffer(offer, edition, nights);
      return {
        offer: sold,
        ...stay,
        nights,
        fee: sum(sold.total, money(-offer.price.amount, offer.price.currency)),
        expiresAt: new Date(clock.now().getTime() + PRICES_GOOD_FOR_MS).toISOString(),
      };
    },
  };
}

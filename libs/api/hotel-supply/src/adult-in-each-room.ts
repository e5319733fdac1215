import { problem } from '@karvon/platform/http/problem';
import type { HotelSupplier, SupplierHotelOffer } from './hotel-supplier';

const hasAdults = ({ rooms }: SupplierHotelOffer, adults: number): boolean => rooms <= adults;

/** Leaves only offers with an adult in each room: children are never put into a room alone. */
export function adultInEachRoom(supplier: HotelSupplier): HotelSupplier {
  return {
    ...supplier,
    async search(question, signal) {
      const { adults } = question.stay;
      const hotels = await supplier.search(question, signal);
      return hotels.flatMap((hotel) => {
        const [offer, ...alternatives] = [hotel.offer, ...hotel.alternatives].filter((one) =>
          hasAdults(one, adults),
        );
        return offer ? [{ ...hotel, offer, alternatives }] : [];
      });
    },
    async offers(code, stay, lang) {
      const offers = await supplier.offers(code, stay, lang);
      return offers.filter((offer) => hasAdults(offer, stay.adults));
    },
    async price(offerId, lang) {
      const priced = await supplier.price(offerId, lang);
      if (!hasAdults(priced.offer, priced.adults)) throw problem('sold-out');
      return priced;
    },
  };
}

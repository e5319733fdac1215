import { problem } from '@karvon/platform/http/problem';
import type { HotelSupplier, SupplierHotelOffer } from './hotel-supplier';

const hasAdults = ({ rooms }: SupplierHotelOffer, adults: number): boolean => rooms <= adults;

/**
 * Puts offers with an adult in each room before the others. The others, in which children sleep alone, are left out unless the
 * supplier sells such rooms; whoever books one agrees to it (`children-alone`).
 */
export function adultInEachRoom(supplier: HotelSupplier): HotelSupplier {
  const order = (offers: readonly SupplierHotelOffer[], adults: number) => [
    ...offers.filter((offer) => hasAdults(offer, adults)),
    ...(supplier.childrenAlone ? offers.filter((offer) => !hasAdults(offer, adults)) : []),
  ];
  return {
    ...supplier,
    async search(question, signal) {
      const { adults } = question.stay;
      const hotels = await supplier.search(question, signal);
      return hotels.flatMap((hotel) => {
        const [offer, ...alternatives] = order([hotel.offer, ...hotel.alternatives], adults);
        return offer ? [{ ...hotel, offer, alternatives }] : [];
      });
    },
    async offers(code, stay, lang) {
      return order(await supplier.offers(code, stay, lang), stay.adults);
    },
    async price(offerId, lang) {
      const priced = await supplier.price(offerId, lang);
      if (!supplier.childrenAlone && !hasAdults(priced.offer, priced.adults))
        throw problem('sold-out');
      return priced;
    },
  };
}

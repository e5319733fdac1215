import type { HotelLocation, Locale } from '@karvon/contract';
import { problem } from '@karvon/platform/http/problem';
import type { HotelSupplier, SupplierLocation } from './hotel-supplier';

/**
 * Leaves only hotels that may be sold: where the law requires a confirmed category, hotels without one are treated as
 * unknown.
 */
export function classifiedOnly(
  supplier: HotelSupplier,
  countries: readonly string[],
): HotelSupplier {
  if (countries.length === 0) return supplier;
  const isSold = (certified: boolean, country: string) => certified || !countries.includes(country);

  async function countryOf(): Promise<(city: string) => string> {
    const locations = await supplier.locations();
    const known = new Map(locations.map(({ shown: { ru } }) => [ru.code, ru.country]));
    return (city) => known.get(city) ?? '';
  }

  async function soldHotels() {
    const [hotels, country] = await Promise.all([supplier.hotels(), countryOf()]);
    return hotels.filter(({ certified, city }) => isSold(certified, country(city)));
  }

  async function describe(code: string, lang: Locale) {
    const hotel = await supplier.describe(code, lang);
    if (!isSold(hotel.certified, hotel.location.country)) throw problem('hotel-not-found');
    return hotel;
  }

  return {
    ...supplier,
    hotels: soldHotels,
    describe,
    async locations() {
      const [locations, hotels] = await Promise.all([supplier.locations(), soldHotels()]);
      const counts = new Map<string, number>();
      for (const { city } of hotels) counts.set(city, (counts.get(city) ?? 0) + 1);
      const counted = (shown: HotelLocation) => ({
        ...shown,
        hotelCount: counts.get(shown.code) ?? 0,
      });
      return locations.map(({ shown: { ru, uz }, words }): SupplierLocation => ({
        shown: { ru: counted(ru), uz: counted(uz) },
        words,
      }));
    },
    async search(question, signal) {
      const [hotels, country] = await Promise.all([supplier.search(question, signal), countryOf()]);
      return hotels.filter(({ certified }) => isSold(certified, country(question.city)));
    },
    async offers(code, stay, lang) {
      await describe(code, lang);
      return supplier.offers(code, stay, lang);
    },
    async price(offerId, lang) {
      const priced = await supplier.price(offerId, lang);
      const { code, location } = priced.hotel;
      if (!countries.includes(location.country)) return priced;
      const { certified } = await supplier.describe(code, lang);
      if (!certified) throw problem('sold-out');
      return priced;
    },
  };
}

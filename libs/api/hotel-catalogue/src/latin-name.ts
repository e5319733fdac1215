import type { HotelDescription, Locale } from '@karvon/contract';
import type { HotelSupplier } from '@karvon/hotel-supply/hotel-supplier';

/** Names of hotels in Latin letters, by code: the Uzbek ones, unless a supplier writes those in Cyrillic too. */
export async function latinNames(
  supplier: Pick<HotelSupplier, 'hotels'>,
  lang: Locale,
): Promise<(code: string) => { latinName?: string }> {
  // The Uzbek name is shown already.
  if (lang === 'uz') return () => ({});
  const hotels = await supplier.hotels();
  const names = new Map(hotels.map(({ code, names: { uz } }) => [code, uz]));
  return (code) => {
    const latinName = names.get(code);
    return latinName === undefined || /\p{Script=Cyrillic}/u.test(latinName) ? {} : { latinName };
  };
}

/** A hotel with its name in Latin letters. */
export async function describeWithLatinName(
  supplier: Pick<HotelSupplier, 'describe' | 'hotels'>,
  code: string,
  lang: Locale,
): Promise<HotelDescription> {
  const hotel = await supplier.describe(code, lang);
  return { ...hotel, ...(await latinNames(supplier, lang))(code) };
}

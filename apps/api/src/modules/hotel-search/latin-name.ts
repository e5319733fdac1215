import type { HotelDescription, Locale } from '@karvon/contract';
import type { HotelSupplier } from './suppliers/hotel-supplier';

/** A hotel with its name in Latin letters: the Uzbek one, unless a supplier writes that in Cyrillic too. */
export async function describeWithLatinName(
  supplier: Pick<HotelSupplier, 'describe' | 'hotels'>,
  code: string,
  lang: Locale,
): Promise<HotelDescription> {
  const hotel = await supplier.describe(code, lang);
  if (lang === 'uz') return hotel;
  const latinName = (await supplier.hotels()).find((known) => known.code === code)?.names.uz;
  return latinName === undefined || /\p{Script=Cyrillic}/u.test(latinName)
    ? hotel
    : { ...hotel, latinName };
}

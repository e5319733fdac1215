import type { HotelSupplier } from './suppliers/hotel-supplier';

/** A hotel's name in Latin letters: its Uzbek one, unless a supplier writes that in Cyrillic too. */
export async function latinNameOf(
  supplier: Pick<HotelSupplier, 'hotels'>,
  code: string,
): Promise<string | undefined> {
  const hotels = await supplier.hotels();
  const name = hotels.find((hotel) => hotel.code === code)?.names.uz;
  return name === undefined || /\p{Script=Cyrillic}/u.test(name) ? undefined : name;
}

import type { HotelOffer, Locale } from '@karvon/contract';
import { stayQueryOf, type HotelItem } from '@karvon/favourite-heart';
import { paths } from '@karvon/paths';

/** The page of a hotel for the kept stay; it says when the price shown here is gone. */
export function hotelAddress(
  lang: Locale,
  { code, stay }: HotelItem,
  shown: Pick<HotelOffer, 'total'> | null,
): string {
  return paths.hotel.to(lang, {
    code,
    ...(shown && { seen: String(shown.total.amount) }),
    ...(stay && stayQueryOf(stay)),
  });
}

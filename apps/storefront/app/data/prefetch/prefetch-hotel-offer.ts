import { hotelOfferQuery } from '@karvon/hotel-booking';
import type { Locale } from '@karvon/contract';
import { paths } from '@karvon/paths';
import { redirect } from 'react-router';
import type { Prefetch } from './prefetch';

/**
 * Requests the current price of the room in the address.
 * @throws a redirect to the hotel search when the address names no room
 */
export const prefetchHotelOffer: Prefetch = ({ url, locale, transport, queryClient }) => {
  const offerId = url.searchParams.get('offer');
  if (!offerId) throw redirect(paths.hotels.to(locale));
  return queryClient.prefetchQuery(hotelOfferQuery(transport, { offerId, lang: locale }));
};

/** The address of the hotel's page for the same stay: this address without the room. */
export function hotelAddress(locale: Locale, params: URLSearchParams): string {
  const { offer: _offer, seen: _seen, hotel, ...stay } = Object.fromEntries(params);
  return hotel ? paths.hotel.to(locale, { code: hotel, ...stay }) : paths.hotels.to(locale);
}

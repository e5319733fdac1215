import { hotelOffersQuery, hotelQuery, parseStay } from '@karvon/hotel-search';
import { notFound } from '../not-found';
import type { Prefetch } from './prefetch';
import { isUnknownHotel } from '../unknown-hotel';

/**
 * A hotel and, when the address names a stay, its rooms. A browser shows the hotel before its rooms have loaded.
 * @throws the 404 page for an unknown hotel
 */
export const prefetchHotel: Prefetch = async ({ url, params, locale, transport, queryClient }) => {
  const requested = { code: params.code ?? '', lang: locale };
  const stay = parseStay(url.searchParams);
  const offers =
    stay && queryClient.prefetchQuery(hotelOffersQuery(transport, { ...requested, stay }));
  try {
    await queryClient.fetchQuery(hotelQuery(transport, requested));
  } catch (error) {
    if (isUnknownHotel(error)) throw notFound();
  }
  if (import.meta.env.SSR) await offers;
};

import { isApiProblem } from '@karvon/api-client';
import {
  firstHotelsQuery,
  hotelOffersQuery,
  hotelQuery,
  hotelsQuery,
  loadHotels,
  locationQuery,
  popularLocationsQuery,
  parseCity,
  parseCriteria,
  parseStay,
  parseView,
} from '@karvon/hotel-search';
import { notFound } from '../document/not-found';
import type { Prefetch } from './prefetch';

/**
 * The list for the search in the address: the server loads its first page, a browser loads what shows it, and all of it in the
 * background.
 * Without a search, it loads what the form shows: the name of its city and popular cities.
 */
export const prefetchHotels: Prefetch = async ({ url, locale, transport, queryClient }) => {
  const params = url.searchParams;
  const criteria = parseCriteria(params);
  const lang = locale;
  if (criteria) {
    if (import.meta.env.SSR) {
      const view = parseView(params);
      await queryClient.prefetchQuery(firstHotelsQuery(transport, { criteria, lang, view }));
    } else {
      void queryClient.prefetchQuery(hotelsQuery(transport, { criteria, lang }));
      await loadHotels();
    }
    return;
  }
  const code = parseCity(params);
  await Promise.all([
    queryClient.prefetchQuery(popularLocationsQuery(transport, { lang })),
    code && queryClient.prefetchQuery(locationQuery(transport, { code, lang })),
  ]);
};

/**
 * A hotel and, when the address names a stay, its rooms; a browser shows the hotel before its rooms are there.
 * @throws the 404 page for a hotel nobody knows
 */
export const prefetchHotel: Prefetch = async ({ url, params, locale, transport, queryClient }) => {
  const requested = { code: params.code ?? '', lang: locale };
  const stay = parseStay(url.searchParams);
  const offers =
    stay && queryClient.prefetchQuery(hotelOffersQuery(transport, { ...requested, stay }));
  try {
    await queryClient.fetchQuery(hotelQuery(transport, requested));
  } catch (error) {
    if (isApiProblem(error) && error.problem.code === 'hotel-not-found') throw notFound();
  }
  if (import.meta.env.SSR) await offers;
};

import {
  firstHotelsQuery,
  hotelsQuery,
  loadHotels,
  locationQuery,
  popularLocationsQuery,
  parseCity,
  parseCriteria,
  parseView,
} from '@karvon/hotel-search';
import type { Prefetch } from './prefetch';

/**
 * The list for the search in the address: the server waits for the first page of it, a browser only for the code that shows it.
 * Without a search, it loads the data of the form: the name of its city and popular cities.
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

import {
  carriedPlaceCodes,
  loadAirResults,
  offersPreviewQuery,
  parseCriteria,
  parseView,
  placeCodes,
  placeQuery,
  searchQuery,
  type SearchCriteria,
} from '@karvon/air-search';
import type { Prefetch, PrefetchArgs } from './prefetch';

/** Starts the search. The server also requests the first results, for the cards of the first screen. */
async function beginSearch(
  { queryClient, transport, locale: lang, url, share }: PrefetchArgs,
  criteria: SearchCriteria,
): Promise<void> {
  const search = searchQuery(transport, criteria);
  await queryClient.prefetchQuery(search);
  const id = queryClient.getQueryData(search.queryKey)?.id;
  if (!import.meta.env.SSR || !share || !id) return;
  const view = parseView(url.searchParams);
  const previewed = offersPreviewQuery(transport, { id, criteria, lang, view }, share);
  await queryClient.prefetchQuery(previewed);
}

/**
 * Starts the search in the address, requests the names of its places and loads the code of the results; without a search, it
 * requests the name of the home city.
 */
export const prefetchSearch: Prefetch = (requested) => {
  const { url, locale, transport, queryClient, homeCity, forms = {} } = requested;
  const criteria = parseCriteria(url.searchParams);
  const begun = criteria ? placeCodes(criteria) : homeCity ? [homeCity] : [];
  const codes = [...new Set([...begun, ...carriedPlaceCodes(forms)])];
  return Promise.all([
    criteria && !import.meta.env.SSR && loadAirResults(),
    criteria && beginSearch(requested, criteria),
    ...codes.map((code) =>
      queryClient.prefetchQuery(placeQuery(transport, { code, lang: locale })),
    ),
  ]);
};

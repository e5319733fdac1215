import { criteriaQuery, parseCriteria } from '@karvon/air-search';
import { offerQuery } from '@karvon/air-booking';
import type { Locale } from '@karvon/contract';
import { paths } from '@karvon/paths';
import type { Prefetch } from './prefetch';

/** Prices the offer of an address again. */
export const prefetchOffer: Prefetch = ({ params, locale, transport, queryClient }) =>
  queryClient.prefetchQuery(offerQuery(transport, { offerId: params.offerId ?? '', lang: locale }));

/** The page of the results that the offer comes from: the offer's address repeats their search. */
export function resultsAddress(locale: Locale, params: URLSearchParams): string {
  const criteria = parseCriteria(params);
  return paths.airTickets.to(locale, criteria ? criteriaQuery(criteria) : {});
}

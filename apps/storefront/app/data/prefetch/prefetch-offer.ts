import { criteriaQuery, parseCriteria } from '@karvon/air-search';
import { offerQuery } from '@karvon/air-booking';
import type { Locale } from '@karvon/contract';
import { paths } from '@karvon/paths';
import type { Prefetch } from './prefetch';

/** Requests the current price of the offer in the address. */
export const prefetchOffer: Prefetch = ({ params, locale, transport, queryClient }) =>
  queryClient.prefetchQuery(offerQuery(transport, { offerId: params.offerId ?? '', lang: locale }));

/** The address of the results with this offer: an offer's address contains their criteria. */
export function resultsAddress(locale: Locale, params: URLSearchParams): string {
  const criteria = parseCriteria(params);
  return paths.airTickets.to(locale, criteria ? criteriaQuery(criteria) : {});
}

import { getAirOffer, type Transport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { queryOptions } from '@tanstack/react-query';

/** Where the answers of all offers are kept. */
export const offerKey = ['air-offer'] as const;

/** One offer, priced again; the price is checked once more when it is booked, so a form is not disturbed meanwhile. */
export function offerQuery(
  transport: Transport,
  { offerId, lang }: { offerId: string; lang: Locale },
) {
  return queryOptions({
    queryKey: [...offerKey, { offerId, lang }],
    queryFn: ({ signal }) => getAirOffer(transport, { id: offerId, lang }, { signal }),
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
  });
}

import { getAirOffer, type Transport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { queryOptions } from '@tanstack/react-query';

/** The beginning of the keys of all offers. */
export const offerKey = ['air-offer'] as const;

/** One offer, priced again. Booking checks the price once more, so the query does not refetch while a form is filled in. */
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

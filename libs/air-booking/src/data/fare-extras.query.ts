import { getFareExtras, type Transport } from '@karvon/api-client';
import { queryOptions } from '@tanstack/react-query';

/** What can be chosen with a fare before it is booked; seats go quickly, so the dialog asks anew. */
export function fareExtrasQuery(
  transport: Transport,
  { offerId, fareId }: { offerId: string; fareId: string },
) {
  return queryOptions({
    queryKey: ['air-fare-extras', { offerId, fareId }],
    queryFn: ({ signal }) => getFareExtras(transport, { id: offerId, fareId }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

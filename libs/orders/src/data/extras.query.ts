import { getAirExtras, type Transport } from '@karvon/api-client';
import { queryOptions } from '@tanstack/react-query';

/** What is sold for an order beside its fare now; seats go quickly, so each look asks anew. */
export function extrasQuery(transport: Transport, number: string) {
  return queryOptions({
    queryKey: ['air-extras', number],
    queryFn: ({ signal }) => getAirExtras(transport, number, { signal }),
    staleTime: 0,
  });
}

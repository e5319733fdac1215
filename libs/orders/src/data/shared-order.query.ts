import { getSharedAirOrder, type Transport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { queryOptions } from '@tanstack/react-query';
import { isBeingPaid, pollDelay } from '../model/order-poll';

/** An order by its link; looks again by itself while somebody is paying. */
export function sharedOrderQuery(transport: Transport, link: { token: string; lang: Locale }) {
  return queryOptions({
    queryKey: ['shared-air-order', link],
    queryFn: ({ signal }) => getSharedAirOrder(transport, link, { signal }),
    refetchInterval: ({ state }) =>
      state.data && isBeingPaid(state.data) ? pollDelay(state.dataUpdateCount - 1) : false,
  });
}

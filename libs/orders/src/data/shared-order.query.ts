import { getSharedAirOrder, type Transport } from '@karvon/api-client';
import type { Locale, SharedAirOrder } from '@karvon/contract';
import { isBeingPaid, isIssuing, pollWhile } from '@karvon/order-parts';
import { queryOptions } from '@tanstack/react-query';

/** An order by its share link; requests it again by itself while it is being paid or ticketed. */
export function sharedOrderQuery(transport: Transport, link: { token: string; lang: Locale }) {
  return queryOptions({
    queryKey: ['shared-air-order', link],
    queryFn: ({ signal }) => getSharedAirOrder(transport, link, { signal }),
    refetchInterval: pollWhile<SharedAirOrder>((order) => isBeingPaid(order) || isIssuing(order)),
  });
}

import { getAirOrder, type Transport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { queryOptions } from '@tanstack/react-query';
import { isMoving } from '../model/moving-orders';
import { pollWhile } from '../model/order-poll';

/** An air order; requests it again by itself while it is being processed. */
export function orderQuery(transport: Transport, order: { number: string; lang: Locale }) {
  return queryOptions({
    queryKey: ['air-order', order],
    queryFn: ({ signal }) => getAirOrder(transport, order, { signal }),
    refetchInterval: pollWhile(isMoving),
  });
}

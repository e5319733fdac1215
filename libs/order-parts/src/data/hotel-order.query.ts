import { getHotelOrder, type Transport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { queryOptions } from '@tanstack/react-query';
import { isHotelMoving } from '../model/moving-orders';
import { pollWhile } from '../model/order-poll';

/** A hotel order; requests it again by itself while it is being processed. */
export function hotelOrderQuery(transport: Transport, order: { number: string; lang: Locale }) {
  return queryOptions({
    queryKey: ['hotel-order', order],
    queryFn: ({ signal }) => getHotelOrder(transport, order, { signal }),
    refetchInterval: pollWhile(isHotelMoving),
  });
}

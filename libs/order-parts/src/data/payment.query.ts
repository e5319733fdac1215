import { getPayment, type Transport } from '@karvon/api-client';
import { queryOptions } from '@tanstack/react-query';
import { isMovingPayment, pollWhile } from '../model/order-poll';

/** A payment as our server knows it; requests it again until the bank has decided. */
export function paymentQuery(transport: Transport, id: string) {
  return queryOptions({
    queryKey: ['payment', id],
    queryFn: ({ signal }) => getPayment(transport, { id }, { signal }),
    refetchInterval: pollWhile(isMovingPayment),
  });
}

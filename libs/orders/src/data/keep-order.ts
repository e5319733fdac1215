import { useTransport } from '@karvon/api-client';
import type { AirOrder } from '@karvon/contract';
import { useLocale } from '@karvon/i18n';
import { orderQuery } from '@karvon/order-parts';
import { useQueryClient } from '@tanstack/react-query';

/** Returns a function that caches an order, returned by a write, for the order page. */
export function useKeepOrder(): (order: AirOrder) => void {
  const transport = useTransport();
  const queryClient = useQueryClient();
  const lang = useLocale();
  return (order) =>
    queryClient.setQueryData(orderQuery(transport, { number: order.number, lang }).queryKey, order);
}

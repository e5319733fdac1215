import { useTransport } from '@karvon/api-client';
import type { HotelOrder } from '@karvon/contract';
import { useLocale } from '@karvon/i18n';
import { hotelOrderQuery } from '@karvon/order-parts';
import { useQueryClient } from '@tanstack/react-query';

/** What writes do to the hotel orders that pages show. */
export function useHotelOrderCache() {
  const transport = useTransport();
  const client = useQueryClient();
  const lang = useLocale();
  const keyOf = (number: string) => hotelOrderQuery(transport, { number, lang }).queryKey;
  return {
    /** Caches an order, returned by a write, for its page. */
    keep: (order: HotelOrder) => client.setQueryData(keyOf(order.number), order),
    /** What is shown is out of date: the order was changed or cancelled elsewhere, or a deadline has passed. */
    readAgain: (number: string) => client.invalidateQueries({ queryKey: keyOf(number) }),
  };
}

import { lookUpHotelOrder, useTransport } from '@karvon/api-client';
import { useLocale } from '@karvon/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hotelOrderQuery } from './hotel-order.query';

/** Finds a hotel order; its page then uses this response, without another request. */
export function useLookUpHotel(onFound: (number: string) => void) {
  const transport = useTransport();
  const client = useQueryClient();
  const lang = useLocale();
  return useMutation({
    mutationFn: (search: { orderNumber: string; buyerName: string }) =>
      lookUpHotelOrder(transport, { ...search, lang }),
    onSuccess: ({ order }) => {
      const { queryKey } = hotelOrderQuery(transport, { number: order.number, lang });
      client.setQueryData(queryKey, order);
      onFound(order.number);
    },
  });
}

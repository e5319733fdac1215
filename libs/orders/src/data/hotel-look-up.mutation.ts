import { lookUpHotelOrder, useTransport } from '@karvon/api-client';
import { useLocale } from '@karvon/i18n';
import { useMutation } from '@tanstack/react-query';
import { useHotelOrderCache } from './hotel-order-cache';

/** Finds a hotel order; its page then uses this response, without another request. */
export function useLookUpHotel(onFound: (number: string) => void) {
  const transport = useTransport();
  const lang = useLocale();
  const { keep } = useHotelOrderCache();
  return useMutation({
    mutationFn: (search: { orderNumber: string; buyerName: string }) =>
      lookUpHotelOrder(transport, { ...search, lang }),
    onSuccess: ({ order }) => {
      keep(order);
      onFound(order.number);
    },
  });
}

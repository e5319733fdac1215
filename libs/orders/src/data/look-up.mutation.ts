import { lookUpAirOrder, useTransport } from '@karvon/api-client';
import { useLocale } from '@karvon/i18n';
import { useMutation } from '@tanstack/react-query';
import { useKeepOrder } from './keep-order';

/** Finds an order; its page then uses this response, without another request. */
export function useLookUp(onFound: (number: string) => void) {
  const transport = useTransport();
  const lang = useLocale();
  const keepOrder = useKeepOrder();
  return useMutation({
    mutationFn: (search: { bookingNumber: string; surname: string }) =>
      lookUpAirOrder(transport, { ...search, lang }),
    onSuccess: ({ order }) => {
      keepOrder(order);
      onFound(order.number);
    },
  });
}

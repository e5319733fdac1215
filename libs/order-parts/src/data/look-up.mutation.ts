import { lookUpAirOrder, useTransport } from '@karvon/api-client';
import { useLocale } from '@karvon/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orderQuery } from './order.query';

/** Finds an order; its page then uses this response, without another request. */
export function useLookUp(onFound: (number: string) => void) {
  const transport = useTransport();
  const queryClient = useQueryClient();
  const lang = useLocale();
  return useMutation({
    mutationFn: (search: { bookingNumber: string; surname: string }) =>
      lookUpAirOrder(transport, { ...search, lang }),
    onSuccess: ({ order }) => {
      queryClient.setQueryData(
        orderQuery(transport, { number: order.number, lang }).queryKey,
        order,
      );
      onFound(order.number);
    },
  });
}

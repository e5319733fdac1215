import { cancelHotelOrder, useTransport } from '@karvon/api-client';
import { useLocale } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hotelOrderQuery } from './hotel-order.query';

/** Starts the cancellation at the penalty the visitor saw. */
export function useCancelHotelOrder(number: string) {
  const transport = useTransport();
  const client = useQueryClient();
  const lang = useLocale();
  const { queryKey } = hotelOrderQuery(transport, { number, lang });
  return useMutation({
    mutationFn: (expectedPenalty: Money) =>
      cancelHotelOrder(
        transport,
        { number, lang, expectedPenalty },
        { idempotencyKey: crypto.randomUUID() },
      ),
    onSuccess: (order) => client.setQueryData(queryKey, order),
    // The shown order is out of date: a deadline has passed, or it was changed elsewhere.
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

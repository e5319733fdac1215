import { changeHotelOrder, useTransport } from '@karvon/api-client';
import type { HotelGuest } from '@karvon/contract';
import { useLocale } from '@karvon/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hotelOrderQuery } from './hotel-order.query';

/** Asks the hotel for other names or wishes. */
export function useChangeHotelOrder(number: string) {
  const transport = useTransport();
  const client = useQueryClient();
  const lang = useLocale();
  const { queryKey } = hotelOrderQuery(transport, { number, lang });
  return useMutation({
    mutationFn: (wanted: { guests: HotelGuest[]; comment: string }) =>
      changeHotelOrder(
        transport,
        { number, lang, ...wanted },
        { idempotencyKey: crypto.randomUUID() },
      ),
    onSuccess: (order) => client.setQueryData(queryKey, order),
    // The shown order is out of date: it was changed or cancelled elsewhere, or the response was lost.
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

export type StayChanging = ReturnType<typeof useChangeHotelOrder>;

import { changeHotelOrder, useTransport } from '@karvon/api-client';
import type { HotelGuest } from '@karvon/contract';
import { useLocale } from '@karvon/i18n';
import { useMutation } from '@tanstack/react-query';
import { useHotelOrderCache } from './hotel-order-cache';

/** Asks the hotel for other names or wishes. */
export function useChangeHotelOrder(number: string) {
  const transport = useTransport();
  const lang = useLocale();
  const { keep, readAgain } = useHotelOrderCache();
  return useMutation({
    mutationFn: (wanted: { guests: HotelGuest[]; comment: string }) =>
      changeHotelOrder(
        transport,
        { number, lang, ...wanted },
        { idempotencyKey: crypto.randomUUID() },
      ),
    onSuccess: keep,
    onError: () => readAgain(number),
  });
}

export type StayChanging = ReturnType<typeof useChangeHotelOrder>;

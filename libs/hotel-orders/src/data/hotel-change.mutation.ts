import { changeHotelOrder, useTransport, useWrite } from '@karvon/api-client';
import type { HotelGuest } from '@karvon/contract';
import { useLocale } from '@karvon/i18n';
import { useHotelOrderCache } from './hotel-order-cache';

/** Asks the hotel for other names or wishes. */
export function useChangeHotelOrder(number: string) {
  const transport = useTransport();
  const lang = useLocale();
  const { keep, readAgain } = useHotelOrderCache();
  return useWrite({
    send: (wanted: { guests: HotelGuest[]; comment: string }, attempt) =>
      changeHotelOrder(transport, { number, lang, ...wanted }, attempt),
    onSuccess: keep,
    onError: () => readAgain(number),
  });
}

export type StayChanging = ReturnType<typeof useChangeHotelOrder>;

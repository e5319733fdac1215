import { cancelHotelOrder, useTransport, useWrite } from '@karvon/api-client';
import { useLocale } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import { useHotelOrderCache } from './hotel-order-cache';

/** Starts the cancellation at the penalty the visitor saw. */
export function useCancelHotelOrder(number: string) {
  const transport = useTransport();
  const lang = useLocale();
  const { keep, readAgain } = useHotelOrderCache();
  return useWrite({
    send: (expectedPenalty: Money, attempt) =>
      cancelHotelOrder(transport, { number, lang, expectedPenalty }, attempt),
    onSuccess: keep,
    onError: () => readAgain(number),
  });
}

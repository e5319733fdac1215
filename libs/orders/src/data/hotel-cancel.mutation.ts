import { cancelHotelOrder, useTransport } from '@karvon/api-client';
import { useLocale } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import { useMutation } from '@tanstack/react-query';
import { useHotelOrderCache } from './hotel-order-cache';

/** Starts the cancellation at the penalty the visitor saw. */
export function useCancelHotelOrder(number: string) {
  const transport = useTransport();
  const lang = useLocale();
  const { keep, readAgain } = useHotelOrderCache();
  return useMutation({
    mutationFn: (expectedPenalty: Money) =>
      cancelHotelOrder(
        transport,
        { number, lang, expectedPenalty },
        { idempotencyKey: crypto.randomUUID() },
      ),
    onSuccess: keep,
    onError: () => readAgain(number),
  });
}

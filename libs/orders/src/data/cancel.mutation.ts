import { cancelAirOrder, useTransport } from '@karvon/api-client';
import { useLocale } from '@karvon/i18n';
import { useMutation } from '@tanstack/react-query';
import { useKeepOrder } from './keep-order';

/** Cancels an unpaid order. */
export function useCancelOrder(number: string) {
  const transport = useTransport();
  const lang = useLocale();
  const keepOrder = useKeepOrder();
  return useMutation({
    mutationFn: () =>
      cancelAirOrder(transport, { number, lang }, { idempotencyKey: crypto.randomUUID() }),
    onSuccess: keepOrder,
  });
}

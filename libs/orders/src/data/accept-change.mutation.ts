import { acceptScheduleChange, useTransport } from '@karvon/api-client';
import { useLocale } from '@karvon/i18n';
import { useMutation } from '@tanstack/react-query';
import { useKeepOrder } from './keep-order';

/** Agrees to the flights that the airline has changed. */
export function useAcceptChange(number: string, id: string) {
  const transport = useTransport();
  const lang = useLocale();
  const keepOrder = useKeepOrder();
  return useMutation({
    mutationFn: () =>
      acceptScheduleChange(
        transport,
        { number, id, lang },
        { idempotencyKey: crypto.randomUUID() },
      ),
    onSuccess: keepOrder,
  });
}

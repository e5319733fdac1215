import { acceptScheduleChange, useTransport, useWrite } from '@karvon/api-client';
import { useLocale } from '@karvon/i18n';
import { useKeepOrder } from './keep-order';

/** Agrees to the flights that the airline has changed. */
export function useAcceptChange(number: string, id: string) {
  const transport = useTransport();
  const lang = useLocale();
  const keepOrder = useKeepOrder();
  return useWrite({
    send: (_: void, attempt) => acceptScheduleChange(transport, { number, id, lang }, attempt),
    onSuccess: keepOrder,
  });
}

import { cancelAirOrder, useTransport, useWrite } from '@karvon/api-client';
import { useLocale } from '@karvon/i18n';
import { useKeepOrder } from './keep-order';

/** Cancels an unpaid order. */
export function useCancelOrder(number: string) {
  const transport = useTransport();
  const lang = useLocale();
  const keepOrder = useKeepOrder();
  return useWrite({
    send: (_: void, attempt) => cancelAirOrder(transport, { number, lang }, attempt),
    onSuccess: keepOrder,
  });
}

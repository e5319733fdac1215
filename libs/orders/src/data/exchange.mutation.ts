import {
  confirmAirExchange,
  quoteAirExchange,
  useTransport,
  useWrite,
  withdrawAirExchange,
} from '@karvon/api-client';
import type { ExchangeWishes } from '@karvon/contract';
import { useLocale } from '@karvon/i18n';
import { useMutation } from '@tanstack/react-query';
import { useKeepOrder } from './keep-order';

/** Asks for other flights and what they cost; nothing is exchanged yet. */
export function useQuoteExchange(number: string) {
  const transport = useTransport();
  const lang = useLocale();
  return useMutation({
    mutationFn: (wishes: ExchangeWishes) => quoteAirExchange(transport, number, { wishes, lang }),
  });
}

/** Accepts an offer, or asks an operator. */
export function useConfirmExchange(number: string) {
  const transport = useTransport();
  const lang = useLocale();
  const keepOrder = useKeepOrder();
  return useWrite({
    send: ({ id, offerId }: { id: string; offerId?: string | undefined }, attempt) =>
      confirmAirExchange(transport, { number, id, offerId, lang }, attempt),
    onSuccess: keepOrder,
  });
}

/** Gives up an exchange that is not paid. */
export function useWithdrawExchange(number: string) {
  const transport = useTransport();
  const lang = useLocale();
  const keepOrder = useKeepOrder();
  return useWrite({
    send: (id: string, attempt) => withdrawAirExchange(transport, { number, id, lang }, attempt),
    onSuccess: keepOrder,
  });
}

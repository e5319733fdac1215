import { chooseAirExtras, useTransport, useWrite } from '@karvon/api-client';
import type { Extra } from '@karvon/contract';
import { useLocale } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import { useKeepOrder } from './keep-order';

export interface Choice {
  /** Empty to give up what is not paid. */
  extras: readonly Extra[];
  /** What the visitor has seen and agreed to. */
  expectedTotal: Money;
}

/** Chooses bags and seats in the place of the choice that is not paid. */
export function useChooseExtras(number: string) {
  const transport = useTransport();
  const lang = useLocale();
  const keepOrder = useKeepOrder();
  return useWrite({
    send: ({ extras, expectedTotal }: Choice, attempt) =>
      chooseAirExtras(transport, { number, extras: [...extras], expectedTotal, lang }, attempt),
    onSuccess: keepOrder,
  });
}

import { createPriceAlert, useTransport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { useMutation } from '@tanstack/react-query';
import type { SearchCriteria } from '../model/search/search-criteria';

/** Has letters written to an address when this search becomes cheaper. */
export function useSetPriceAlert({ from, to, out, back, ...who }: SearchCriteria, lang: Locale) {
  const transport = useTransport();
  const { travellers, ticketClass } = who;
  return useMutation({
    mutationFn: (email: string) =>
      createPriceAlert(transport, {
        origin: from,
        destination: to,
        out,
        back,
        travellers,
        class: ticketClass,
        email,
        lang,
      }),
  });
}

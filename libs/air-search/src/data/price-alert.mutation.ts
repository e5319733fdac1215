import { createPriceAlert, useTransport, useWrite } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import type { SearchCriteria } from '../model/search/search-criteria';

/** Subscribes an address to e-mails for when this search becomes cheaper. */
export function useSetPriceAlert(criteria: SearchCriteria, lang: Locale) {
  const transport = useTransport();
  const { from, to, out, back, onward, travellers, ticketClass } = criteria;
  return useWrite({
    send: (email: string) =>
      createPriceAlert(transport, {
        origin: from,
        destination: to,
        out,
        back,
        onward: onward.map((leg) => ({ origin: leg.from, destination: leg.to, out: leg.out })),
        travellers,
        class: ticketClass,
        email,
        lang,
      }),
  });
}

import { getFareRules, type Transport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { queryOptions } from '@tanstack/react-query';

interface FareInLanguage {
  offerId: string;
  fareId: string;
  lang: Locale;
}

/** The rules of one fare: plain sections and the carrier's own text. */
export function fareRulesQuery(transport: Transport, fare: FareInLanguage) {
  return queryOptions({
    queryKey: ['air-fare-rules', fare],
    queryFn: ({ signal }) =>
      getFareRules(
        transport,
        { id: fare.offerId, fareId: fare.fareId, lang: fare.lang },
        { signal },
      ),
    staleTime: Infinity,
  });
}

import { getAirOrderRules, type Transport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { queryOptions } from '@tanstack/react-query';

/** The rules of the fare as it was sold; they never change. */
export function orderRulesQuery(transport: Transport, order: { number: string; lang: Locale }) {
  return queryOptions({
    queryKey: ['air-order-rules', order],
    queryFn: ({ signal }) => getAirOrderRules(transport, order, { signal }),
    staleTime: Infinity,
  });
}

import { listAirDirections, type Transport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { queryOptions } from '@tanstack/react-query';

/** Where people fly from a place, with the lowest known prices. */
export function directionsQuery(
  transport: Transport,
  { origin, lang }: { origin: string; lang: Locale },
) {
  return queryOptions({
    queryKey: ['air-directions', lang, origin],
    queryFn: ({ signal }) => listAirDirections(transport, { origin, lang }, { signal }),
    staleTime: 10 * 60_000,
  });
}

import { listAirDirections, type Transport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';

/** Popular destinations from a place, with the lowest known prices; not requested without a place. */
export function directionsQuery(
  transport: Transport,
  { origin, lang }: { origin: string | null; lang: Locale },
) {
  return queryOptions({
    queryKey: ['air-directions', lang, origin],
    queryFn: origin
      ? ({ signal }) => listAirDirections(transport, { origin, lang }, { signal })
      : skipToken,
    staleTime: 10 * 60_000,
  });
}

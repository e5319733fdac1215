import { getPriceCalendar, type Transport } from '@karvon/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { PriceKind, PriceRange } from '../model/days/day-prices';

const freshFor = 2 * 60_000;

/** The lowest known price of each day. Days of the same kind stay on show while more of them are asked for. */
export function priceCalendarQuery(
  transport: Transport,
  { kind, range }: { kind: PriceKind; range: PriceRange },
) {
  const sameKind = JSON.stringify(kind);
  return queryOptions({
    queryKey: ['price-calendar', sameKind, range],
    queryFn: ({ signal }) => getPriceCalendar(transport, { ...kind, ...range }, { signal }),
    placeholderData: (previous, query) => (query?.queryKey[1] === sameKind ? previous : undefined),
    staleTime: freshFor,
  });
}

import { getPriceCalendar, type Transport } from '@karvon/api-client';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { PriceQuestion } from '../model/days/day-prices';

const freshFor = 2 * 60_000;

/**
 * The lowest known price of each day; not requested without a query. Days of the same kind stay visible while more are requested.
 */
export function priceCalendarQuery(transport: Transport, question: PriceQuestion | null) {
  const kind = question && JSON.stringify(question.kind);
  return queryOptions({
    queryKey: ['price-calendar', kind, question?.range],
    queryFn: question
      ? ({ signal }) =>
          getPriceCalendar(transport, { ...question.kind, ...question.range }, { signal })
      : skipToken,
    placeholderData: (previous, query) => (query?.queryKey[1] === kind ? previous : undefined),
    staleTime: freshFor,
  });
}

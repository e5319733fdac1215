import { listNightPrices, type Transport } from '@karvon/api-client';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { NightQuestion } from '../model/nights/night-prices';

/**
 * What nights of a hotel cost, as recent searches tell; not requested without a question. Each opening of a calendar asks again, because the
 * visitor may have searched in between; what is known stays visible until then, and so do stays of the same kind while others load.
 */
export function nightPricesQuery(transport: Transport, question: NightQuestion | null) {
  const { from, to, ...stays } = question ?? {};
  const kind = question && JSON.stringify(stays);
  return queryOptions({
    queryKey: ['night-prices', kind, from, to],
    queryFn: question
      ? ({ signal }) =>
          listNightPrices(
            transport,
            {
              HotelCode: question.hotel,
              ArrivalFrom: question.from,
              ArrivalTo: question.to,
              ...(question.nights !== undefined && { Nights: question.nights }),
              Guests: {
                NumberOfAdults: question.adults,
                NumberOfMinors: question.ages.length,
                MinorAgeList: question.ages,
              },
            },
            { signal },
          )
      : skipToken,
    staleTime: 0,
    placeholderData: (previous, query) => (query?.queryKey[1] === kind ? previous : undefined),
  });
}

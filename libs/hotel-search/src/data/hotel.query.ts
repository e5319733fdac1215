import { describeHotel, listHotelOffers, type Transport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { keepFor } from '@karvon/search-parts';
import { queryOptions } from '@tanstack/react-query';
import { stayRequest, type Stay } from '../model/stay';
import { freshFor } from './fresh-for';

interface Requested {
  code: string;
  lang: Locale;
}

/** The description of a hotel, without prices. */
export function hotelQuery(transport: Transport, { code, lang }: Requested) {
  return queryOptions({
    queryKey: ['hotel', code, lang],
    queryFn: ({ signal }) =>
      describeHotel(transport, { HotelCode: code, Language: lang }, { signal }),
    staleTime: freshFor,
    gcTime: keepFor,
  });
}

/**
 * Rooms and tariffs of one hotel for a stay, cheapest first, wherever they are paid. Those on request come too: the page shows
 * them on demand, and where nothing else is left.
 */
export function hotelOffersQuery(
  transport: Transport,
  { code, lang, stay }: Requested & { stay: Stay },
) {
  return queryOptions({
    queryKey: ['hotel-offers', code, stay, lang],
    queryFn: ({ signal }) =>
      listHotelOffers(
        transport,
        {
          HotelCode: code,
          ...stayRequest(stay),
          WhereToPay: 1,
          FreeSaleOnly: false,
          Language: lang,
        },
        { signal },
      ),
    staleTime: freshFor,
    gcTime: keepFor,
  });
}

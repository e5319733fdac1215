import { useMemo } from 'react';
import { useTransport } from '@karvon/api-client';
import { offersQuery, parseCriteria, placeQuery } from '@karvon/air-search';
import type { Market } from '@karvon/favourites';
import { hotelOffersQuery, hotelQuery } from '@karvon/hotel-search';
import { useLocale } from '@karvon/i18n';
import { useQueryClient } from '@tanstack/react-query';

/** What the two searches sell now. It uses their own queries, so a search in the cache is not repeated. */
export function useMarket(): Market {
  const client = useQueryClient();
  const transport = useTransport();
  const lang = useLocale();
  return useMemo(
    () => ({
      async flights(search) {
        const criteria = parseCriteria(new URLSearchParams(search));
        if (!criteria) return { offers: [], dictionary: { carriers: {}, airports: {} } };
        return client.fetchQuery(offersQuery(transport, { criteria, lang }));
      },
      place: (code) => client.fetchQuery(placeQuery(transport, { code, lang })),
      hotel: (code) => client.fetchQuery(hotelQuery(transport, { code, lang })),
      rooms: async ({ code, stay }) =>
        (await client.fetchQuery(hotelOffersQuery(transport, { code, stay, lang }))).offers,
    }),
    [client, transport, lang],
  );
}

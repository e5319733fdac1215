import { findHotelLocations, type Transport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { queryOptions } from '@tanstack/react-query';

/** Cities and localities for what was typed; where people go for nothing. */
export function locationsQuery(
  transport: Transport,
  { text, lang }: { text: string; lang: Locale },
) {
  const name = text.trim();
  return queryOptions({
    queryKey: ['hotel-locations', lang, name.toLowerCase()],
    queryFn: async ({ signal }) => {
      const asked = { Name: name, Language: lang };
      return (await findHotelLocations(transport, asked, { signal })).locations;
    },
    staleTime: Infinity,
  });
}

/** One place by its code, for links that name only codes; null when there is no such place. */
export function locationQuery(
  transport: Transport,
  { code, lang }: { code: string; lang: Locale },
) {
  return queryOptions({
    queryKey: ['hotel-location', lang, code],
    queryFn: async ({ signal }) => {
      const asked = { Name: '', Code: code, Language: lang };
      return (await findHotelLocations(transport, asked, { signal })).locations[0] ?? null;
    },
    staleTime: Infinity,
  });
}

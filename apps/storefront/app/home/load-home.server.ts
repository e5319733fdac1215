import { getPlace, searchPlaces, type Transport } from '@karvon/api-client';
import type { Locale, Place } from '@karvon/contract';

interface HomeQuestion {
  transport: Transport;
  locale: Locale;
  homeCity: string;
}

export interface HomeData {
  /** Where people fly most; the home city is among them. Empty while the API is silent. */
  popular: Place[];
  /** Where the form begins; its code has to do while the name is not known. */
  home: Place | null;
}

/** What the first page shows of the API: the page itself never waits for more. */
export async function loadHome({ transport, locale, homeCity }: HomeQuestion): Promise<HomeData> {
  const [popular, home] = await Promise.allSettled([
    searchPlaces(transport, { query: '', lang: locale, limit: 20 }),
    getPlace(transport, { code: homeCity, lang: locale }),
  ]);
  return {
    popular: popular.status === 'fulfilled' ? popular.value.places : [],
    home: home.status === 'fulfilled' ? home.value : null,
  };
}

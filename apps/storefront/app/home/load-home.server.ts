import { getPlace, listAirDirections, listNews, type Transport } from '@karvon/api-client';
import type {
  listAirDirections as ListAirDirections,
  Locale,
  NewsSummary,
  Place,
} from '@karvon/contract';
import type { z } from 'zod';

interface HomeQuestion {
  transport: Transport;
  locale: Locale;
  homeCity: string;
}

export type Directions = z.output<(typeof ListAirDirections)['answer']>;

export interface HomeData {
  /** Where the form begins; its code has to do while the name is not known. */
  home: Place | null;
  /** Null while the API is silent; a promise when it takes its time: the page is shown without waiting for it. */
  directions: Directions | null | Promise<Directions | null>;
  /** Empty while the API is silent. */
  news: NewsSummary[];
}

/** Prices the API knows come at once; for those it has to ask for, the page does not wait. */
const patienceMs = 400;

/** In the carousel. */
const newsShown = 6;

/** What the first page shows of the API: the page itself never waits for more. */
export async function loadHome({ transport, locale, homeCity }: HomeQuestion): Promise<HomeData> {
  const coming = listAirDirections(transport, { lang: locale }).catch(() => null);
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, patienceMs, 'late'));
  const [home, news, directions] = await Promise.all([
    getPlace(transport, { code: homeCity, lang: locale }).catch(() => null),
    listNews(transport, { lang: locale, limit: newsShown }).then(
      (list) => list.news,
      () => [],
    ),
    Promise.race([coming, late]),
  ]);
  return { home, news, directions: directions === 'late' ? coming : directions };
}

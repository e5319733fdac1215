import { carriedPlaceCodes } from '@karvon/air-search';
import type { CarriedForms } from '@karvon/session';
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
  forms: CarriedForms;
}

export type Directions = z.output<(typeof ListAirDirections)['answer']>;

export interface HomeData {
  /** Those the form begins with; a code has to do while its name is not known. */
  places: Place[];
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
export async function loadHome(question: HomeQuestion): Promise<HomeData> {
  const { transport, locale, homeCity, forms } = question;
  const codes = new Set([homeCity, ...carriedPlaceCodes(forms)]);
  const coming = listAirDirections(transport, { lang: locale }).catch(() => null);
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, patienceMs, 'late'));
  const [places, news, directions] = await Promise.all([
    Promise.all(
      [...codes].map((code) => getPlace(transport, { code, lang: locale }).catch(() => [])),
    ),
    listNews(transport, { lang: locale, limit: newsShown }).then(
      (list) => list.news,
      () => [],
    ),
    Promise.race([coming, late]),
  ]);
  return { places: places.flat(), news, directions: directions === 'late' ? coming : directions };
}

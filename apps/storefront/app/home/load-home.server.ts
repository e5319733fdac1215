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

export type Directions = z.output<(typeof ListAirDirections)['response']>;

export interface HomeData {
  /** The default places of the form. A place whose name is unknown is shown by its code. */
  places: Place[];
  /** Null when the API does not respond. A promise when the response is slow: the page does not wait for it. */
  directions: Directions | null | Promise<Directions | null>;
  /** Empty when the API does not respond. */
  news: NewsSummary[];
}

/** The API returns cached prices at once. The page does not wait for prices that the API must request. */
const patienceMs = 400;

/** The items of the carousel. */
const newsShown = 6;

/** The home page's data from the API. The page waits for nothing else. */
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

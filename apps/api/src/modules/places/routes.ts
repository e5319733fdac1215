import type { FastifyInstance } from 'fastify';
import { getPlace, listCountries, searchPlaces, type Locale } from '@karvon/contract';
import { findPlace } from '@karvon/sandbox-world';
import type { AppDeps } from '../../app-deps';
import { invalid } from '../../http/problem';
import { RawAnswer } from '../../http/raw-answer';
import { encodeAnswer, registerEndpoint } from '../../http/route';
import { listOfCountries } from './country-list';
import { placeIndex, presentPlace, suggestPlaces } from './places';

/** Nothing here changes while we run: browsers and caches may keep it for a while. */
const KEEP = { 'cache-control': 'public, max-age=3600' };

export function registerPlaces(app: FastifyInstance, { edition }: AppDeps): void {
  placeIndex();

  registerEndpoint(app, searchPlaces, ({ query: { query, lang, limit } }) => {
    const found = suggestPlaces(query, limit, edition.homeCity);
    return { places: found.map((place) => presentPlace(place, lang)) };
  });

  registerEndpoint(app, getPlace, ({ params, query }) => {
    const place = findPlace(params.code);
    if (!place) throw invalid('code', 'unknown-place', 'no airport or city has this code');
    return presentPlace(place, query.lang);
  });

  const bytes = new Map<Locale, Buffer>();
  registerEndpoint(app, listCountries, ({ query: { lang } }) => {
    const kept =
      bytes.get(lang) ?? encodeAnswer(listCountries, { countries: listOfCountries(lang) });
    bytes.set(lang, kept);
    return RawAnswer.json(kept, KEEP);
  });
}

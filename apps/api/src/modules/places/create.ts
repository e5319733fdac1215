import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  getPlace,
  getPlaceIndex,
  listCountries,
  searchPlaces,
  type Locale,
} from '@karvon/contract';
import { findPlace } from '@karvon/sandbox-world';
import type { AppDeps } from '../../app-deps';
import { warmUp } from '../../http/once-listening';
import { invalid } from '../../http/problem';
import { RawAnswer } from '../../http/raw-answer';
import { encodeAnswer, registerEndpoint } from '../../http/route';
import { listOfCountries } from './country-list';
import { placeIndexFile } from './place-index-file';
import { placeIndex, presentNearby, presentPlace, suggestPlaces } from './places';

/** Nothing here changes while we run: browsers and caches may keep it for a while. */
const KEEP = { 'cache-control': 'public, max-age=3600' };

/** A day from the browser's own store; after that it asks whether anything has changed. */
const KEEP_INDEX = { 'cache-control': 'public, max-age=86400, stale-while-revalidate=604800' };

function sealed(body: Buffer): RawAnswer {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  return RawAnswer.json(body, { ...KEEP_INDEX, etag }).asRepeatable();
}

export function registerPlaces(app: FastifyInstance, deps: AppDeps): void {
  const { edition } = deps;
  warmUp(app, deps, 'the index of places comes with the first search', placeIndex);

  registerEndpoint(app, searchPlaces, {}, ({ query: { query, lang, limit } }) => {
    const found = suggestPlaces(query, limit, edition.homeCity);
    const answer = {
      places: found.map((place) => presentPlace(place, lang)),
      nearby: query.trim() === '' ? [] : presentNearby(found, lang),
    };
    return RawAnswer.json(encodeAnswer(searchPlaces, answer)).asRepeatable();
  });

  registerEndpoint(app, getPlace, {}, ({ params, query }) => {
    const place = findPlace(params.code);
    if (!place) throw invalid('code', 'unknown-place', 'no airport or city has this code');
    return RawAnswer.json(
      encodeAnswer(getPlace, presentPlace(place, query.lang)),
      KEEP,
    ).asRepeatable();
  });

  const files = new Map<Locale, RawAnswer>();
  registerEndpoint(app, getPlaceIndex, {}, ({ query: { lang } }) => {
    const kept = files.get(lang) ?? sealed(encodeAnswer(getPlaceIndex, placeIndexFile(lang)));
    files.set(lang, kept);
    return kept;
  });

  const bytes = new Map<Locale, Buffer>();
  registerEndpoint(app, listCountries, {}, ({ query: { lang } }) => {
    const kept =
      bytes.get(lang) ?? encodeAnswer(listCountries, { countries: listOfCountries(lang) });
    bytes.set(lang, kept);
    return RawAnswer.json(kept, KEEP).asRepeatable();
  });
}

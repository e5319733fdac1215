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
import type { AppDeps } from '@karvon/platform/app-deps';
import { warmUp } from '@karvon/platform/http/once-listening';
import { invalid } from '@karvon/platform/http/problem';
import { RawResponse } from '@karvon/platform/http/raw-response';
import { encodeResponse, registerEndpoint } from '@karvon/platform/http/route';
import { listOfCountries } from './country-list';
import { placeIndexFile } from './place-index-file';
import { placeIndex, presentNearby, presentPlace, suggestPlaces } from './places';

/** Places do not change while the server runs: browsers and caches may keep responses for a while. */
const KEEP = { 'cache-control': 'public, max-age=3600' };

/** A day from the browser's own cache; then it asks whether the data has changed. */
const KEEP_INDEX = { 'cache-control': 'public, max-age=86400, stale-while-revalidate=604800' };

function sealed(body: Buffer): RawResponse {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  return RawResponse.json(body, { ...KEEP_INDEX, etag }).asRepeatable();
}

export function registerPlaces(app: FastifyInstance, deps: AppDeps): void {
  const { edition } = deps;
  warmUp(app, deps, 'the index of places comes with the first search', placeIndex);

  registerEndpoint(app, searchPlaces, {}, ({ query: { query, lang, limit } }) => {
    const found = suggestPlaces(query, limit, edition.homeCity);
    const response = {
      places: found.map((place) => presentPlace(place, lang)),
      nearby: query.trim() === '' ? [] : presentNearby(found, lang),
    };
    return RawResponse.json(encodeResponse(searchPlaces, response)).asRepeatable();
  });

  registerEndpoint(app, getPlace, {}, ({ params, query }) => {
    const place = findPlace(params.code);
    if (!place) throw invalid('code', 'unknown-place', 'no airport or city has this code');
    return RawResponse.json(
      encodeResponse(getPlace, presentPlace(place, query.lang)),
      KEEP,
    ).asRepeatable();
  });

  const files = new Map<Locale, RawResponse>();
  registerEndpoint(app, getPlaceIndex, {}, ({ query: { lang } }) => {
    const stored = files.get(lang) ?? sealed(encodeResponse(getPlaceIndex, placeIndexFile(lang)));
    files.set(lang, stored);
    return stored;
  });

  const bytes = new Map<Locale, Buffer>();
  registerEndpoint(app, listCountries, {}, ({ query: { lang } }) => {
    const stored =
      bytes.get(lang) ?? encodeResponse(listCountries, { countries: listOfCountries(lang) });
    bytes.set(lang, stored);
    return RawResponse.json(stored, KEEP).asRepeatable();
  });
}

import type { Locale } from '@karvon/contract';
import { countries as allCountries } from '@karvon/sandbox-world';
import type { Logger } from 'pino';
import type { Clock } from '@karvon/platform/clock';
import { readable } from '@karvon/supply/readable';
import { createStoredLists, sharing } from '@karvon/supply/stored-lists';
import type { Db } from '@karvon/platform/db/database';
import { languageOf, type EtgHttp } from '../wire/etg-http';
import type { HotelRecord } from './records';
import {
  contentSchema,
  contentsSchema,
  filterValuesSchema,
  hotelIdsSchema,
  isCertified,
  type HotelContent,
} from './schemas';
import { amenitiesOf, kindOf, pictureUrl } from './words';

export const createCachedHotels = (db: Db) =>
  createStoredLists<{ hotels: HotelRecord }>(db, 'etg_dictionaries');
export type CachedHotels = ReturnType<typeof createCachedHotels>;
export type CachedLists = Awaited<ReturnType<CachedHotels['read']>>;

/** How many contents are requested at once; a limit is not documented. */
const AT_ONCE = 100;
const langs: readonly Locale[] = ['ru', 'uz'];

/** Content of hotels by their numbers, in one language. */
export const requestContents = (http: EtgHttp, hids: readonly number[], lang: Locale) =>
  http.request(
    {
      path: '/api/content/v1/hotel_content_by_ids/',
      body: { hids, language: languageOf[lang] },
    },
    contentsSchema,
  );

const recordOf = (content: HotelContent, now: Date): HotelRecord => ({
  code: content.hid,
  city: content.region.id,
  cityName: content.region.name,
  isCity: /City/.test(content.region.type),
  country: content.region.country_code,
  name: content.name,
  address: content.address,
  picture: pictureUrl(content.images_ext[0] ?? ''),
  position: { latitude: content.latitude, longitude: content.longitude },
  stars: content.star_rating,
  certified: isCertified(content, now),
  kind: kindOf(content.kind),
  amenities: amenitiesOf(content.serp_filters),
});

export interface RefreshDeps {
  http: EtgHttp;
  stored: CachedHotels;
  clock: Clock;
  logger: Logger;
  /** Whose hotels are sold: ISO 3166-1 alpha-2. */
  countries: readonly string[];
}

/**
 * Reads the hotels of the sold countries again. A country that cannot be read keeps its stored records.
 * @throws problem supplier-unavailable when not even the countries can be read
 */
export function createHotelRefresh({ http, stored, clock, logger, countries }: RefreshDeps) {
  async function soldCountries(): Promise<{ iso: string; value: number }[]> {
    const call = { path: '/api/content/v1/filter_values/' };
    const { country } = await http.read(call, filterValuesSchema);
    const byName = new Map(country.map(({ desc, value }) => [desc.trim().toLowerCase(), value]));
    return countries.flatMap((iso) => {
      const name = allCountries.find(({ iso2 }) => iso2 === iso)?.names.en.toLowerCase() ?? iso;
      const value = byName.get(name);
      if (value === undefined) logger.warn({ country: iso }, 'a country that ETG does not list');
      return value === undefined ? [] : [{ iso, value }];
    });
  }

  async function readCountry({ iso, value }: { iso: string; value: number }): Promise<void> {
    // Hotels that had something to sell in the last half a year.
    const body = { country: [value], preferable: true };
    const path = '/api/content/v1/hotel_ids_by_filter/';
    const { hids } = await http.read({ path, body }, hotelIdsSchema);
    for (const lang of langs) {
      const records: HotelRecord[] = [];
      for (let from = 0; from < hids.length; from += AT_ONCE) {
        const contents = await requestContents(http, hids.slice(from, from + AT_ONCE), lang);
        for (const content of readable(contentSchema, contents))
          if (!content.is_closed && !content.deleted && content.region.country_code === iso)
            records.push(recordOf(content, clock.now()));
      }
      await stored.write({ kind: 'hotels', scope: iso, lang }, records, clock.now());
    }
  }

  return sharing(async () => {
    for (const country of await soldCountries())
      await readCountry(country).catch((error: unknown) =>
        logger.warn({ err: error, country: country.iso }, 'hotels of ETG could not be read'),
      );
  });
}

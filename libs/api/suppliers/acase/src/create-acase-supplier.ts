import type { Logger } from 'pino';
import type { Clock } from '@karvon/platform/clock';
import type { Database } from '@karvon/platform/db/database';
import type { Party } from '@karvon/platform/parties/port';
import type { HotelSupplier } from '@karvon/hotel-supply/hotel-supplier';
import type { RoomSeller } from '@karvon/hotel-supply/room-seller';
import { createClaims } from './book/claims';
import { createAcaseSeller } from './book/sell-acase';
import { createAcaseAtlas, knownHotelOf, landmarkOf, objectOf } from './dictionary/atlas';
import { createCachedDictionaries } from './dictionary/cached';
import { createDictionaryRefresh } from './dictionary/refresh';
import type { HotelPhotos } from '@karvon/hotel-supply/photos/hotel-photos';
import { createAcasePrice } from './search/price-acase';
import type { Exchange } from './search/read-offers';
import { createAcaseSearch } from './search/search-acase';
import { createAcaseHttp, type AcaseAccount } from './wire/acase-http';

export interface AcaseSupplierDeps {
  /** The supplier's address and our account. */
  account: AcaseAccount;
  exchange: Exchange;
  /** Whose hotels are sold: ISO 3166-1 alpha-2. */
  countries: readonly string[];
  photos: HotelPhotos;
  database: Pick<Database, 'db'>;
  clock: Clock;
  logger: Logger;
  party: Party;
}

/** How many days ahead rooms are sold; the supplier does not document its limit. */
const HORIZON_DAYS = 365;

/** Академсервис (XML) behind the ports: see docs/suppliers.md. */
export function createAcaseSupplier({
  account,
  exchange,
  countries,
  photos,
  database: { db },
  clock,
  logger,
  party,
}: AcaseSupplierDeps): { supplier: HotelSupplier; seller: RoomSeller } {
  const http = createAcaseHttp(account, { party, logger });
  const stored = createCachedDictionaries(db);
  const refresh = createDictionaryRefresh({ http, stored, clock, logger, countries });
  const atlas = createAcaseAtlas({ stored, refresh, clock });
  const search = createAcaseSearch({
    ...{ http, atlas, exchange, clock, logger, party },
    photo: photos.address,
  });
  const price = createAcasePrice({ http, atlas, exchange, clock, search });
  const supplier: HotelSupplier = {
    horizonDays: HORIZON_DAYS,
    refresh,
    locations: async () =>
      [...(await atlas()).cities.values()]
        .map(({ location }) => location)
        .sort((a, b) => b.words.rank - a.words.rank),
    hotels: async () =>
      [...(await atlas()).cities.values()].flatMap(({ hotels }) => hotels.map(knownHotelOf)),
    landmarks: async () =>
      [...(await atlas()).cities.values()].flatMap((at) =>
        at.objects.map((object) => landmarkOf(at, object)),
      ),
    async objects(city, lang) {
      const at = (await atlas()).cities.get(city);
      return at ? at.objects.map((object) => objectOf(at, object, lang)) : [];
    },
    search: (question, signal) => search.search({ ...question, signal }),
    describe: search.describe,
    offers: search.offers,
    price: price.price,
    picture: photos.file,
  };
  const claims = createClaims(db);
  const seller = createAcaseSeller({ http, atlas, claims, clock, exchange, logger, price });
  return { supplier, seller };
}

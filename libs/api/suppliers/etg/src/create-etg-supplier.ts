import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '@karvon/platform/clock';
import type { Database } from '@karvon/platform/db/database';
import type { Party } from '@karvon/platform/parties/port';
import type { HotelPhotos } from '@karvon/hotel-supply/photos/hotel-photos';
import type { HotelSupplier } from '@karvon/hotel-supply/hotel-supplier';
import type { RoomSeller } from '@karvon/hotel-supply/room-seller';
import { createClaims } from './book/claims';
import { createEtgSeller } from './book/sell-etg';
import { createEtgAtlas, knownHotelOf } from './dictionary/atlas';
import { createCachedHotels, createHotelRefresh } from './dictionary/refresh';
import { createReviewsRequest } from './dictionary/reviews';
import { createEtgPrice } from './search/price-etg';
import type { Exchange } from './search/read-rate';
import { createRatesRequest } from './search/request-rates';
import { createEtgSearch } from './search/search-etg';
import { createEtgHttp, type EtgAccount } from './wire/etg-http';

export interface EtgSupplierDeps {
  /** The supplier's address and our key. */
  account: EtgAccount;
  exchange: Exchange;
  /** Whose hotels are sold: ISO 3166-1 alpha-2. */
  countries: readonly string[];
  /** The country whose guests our visitors usually are. */
  residency: string;
  photos: HotelPhotos;
  database: Pick<Database, 'db'>;
  clock: Clock;
  logger: Logger;
  party: Party;
  /** Waits between two looks at a booking that is under way. */
  pause?: (ms: number) => Promise<unknown>;
}

/** How many days ahead rooms are sold; the supplier sells arrivals of the next 730 days. */
const HORIZON_DAYS = 365;

/** ETG (JSON, API v3) behind the ports: see docs/suppliers.md. */
export function createEtgSupplier({
  account,
  exchange,
  countries,
  residency,
  photos,
  database: { db },
  clock,
  logger,
  party,
  pause = wait,
}: EtgSupplierDeps): { supplier: HotelSupplier; seller: RoomSeller } {
  const http = createEtgHttp(account, { party, logger });
  const stored = createCachedHotels(db);
  const refresh = createHotelRefresh({ http, stored, clock, logger, countries });
  const atlas = createEtgAtlas({ stored, refresh, clock });
  const rates = createRatesRequest({ http, exchange, residency });
  const search = createEtgSearch({
    ...{ http, atlas, rates, exchange, clock, logger, tally: party.tally('rate') },
    reviewsOf: createReviewsRequest({ http, logger }),
    photo: photos.address,
  });
  const price = createEtgPrice({ http, atlas, rates, exchange, clock, search });
  const claims = createClaims(db);
  const supplier: HotelSupplier = {
    horizonDays: HORIZON_DAYS,
    refresh,
    locations: async () =>
      [...(await atlas()).cities.values()]
        .map(({ location }) => location)
        .sort((a, b) => b.words.rank - a.words.rank),
    hotels: async () => [...(await atlas()).hotels.values()].map(knownHotelOf),
    landmarks: async () => [],
    objects: async () => [],
    search: search.search,
    describe: search.describe,
    offers: search.offers,
    price: price.price,
    picture: photos.file,
  };
  return {
    supplier,
    seller: createEtgSeller({ http, claims, clock, exchange, logger, price, pause, residency }),
  };
}

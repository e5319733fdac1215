import type { HotelDescription, Locale } from '@karvon/contract';
import type { Logger } from 'pino';
import type { Clock } from '@karvon/platform/clock';
import { problem } from '@karvon/platform/http/problem';
import type { Tally } from '@karvon/platform/parties/port';
import { readable, reportLost } from '@karvon/supply/readable';
import { createDescribed } from '@karvon/hotel-supply/described';
import type {
  HotelSearchQuestion,
  SupplierHotel,
  SupplierHotelOffer,
  SupplierStay,
} from '@karvon/hotel-supply/hotel-supplier';
import type { Both } from '@karvon/hotel-supply/two-languages';
import { worthwhile } from '@karvon/hotel-supply/worthwhile';
import type { AtlasCity, ReadAtlas } from '../dictionary/atlas';
import type { HotelRecord } from '../dictionary/records';
import { requestContents } from '../dictionary/refresh';
import type { ReviewsRequest } from '../dictionary/reviews';
import { contentSchema } from '../dictionary/schemas';
import { EtgRefusal, type EtgHttp } from '../wire/etg-http';
import { describe, type PhotoAddress } from './describe';
import { offersOf, type Exchange } from './read-rate';
import type { FoundRates, RatesRequest } from './request-rates';
import { rateSchema, type EtgRate } from './schemas';

export interface EtgSearchDeps {
  http: EtgHttp;
  atlas: ReadAtlas;
  rates: RatesRequest;
  reviewsOf: ReviewsRequest;
  exchange: Exchange;
  photo: PhotoAddress;
  clock: Clock;
  logger: Logger;
  tally: Tally;
}

type ReadRates = Omit<FoundRates, 'rates'> & { rates: EtgRate[] };

/** Finding and describing hotels. */
export function createEtgSearch(deps: EtgSearchDeps) {
  const { http, atlas, rates, reviewsOf, exchange, photo, clock, logger, tally } = deps;

  /** The rates of each hotel; those that cannot be read are left out. @throws problem supplier-unavailable */
  function readRates(found: readonly FoundRates[]): ReadRates[] {
    const read = found.map((one) => ({ ...one, rates: readable(rateSchema, one.rates, tally) }));
    const count = (hotels: readonly FoundRates[]) => hotels.flatMap(({ rates: all }) => all).length;
    reportLost(logger, 'rates', count(read), count(found));
    return read;
  }

  function offersIn(
    { hotel, rates: read, party }: ReadRates,
    stay: SupplierStay,
    at: AtlasCity,
    lang: Locale,
  ): SupplierHotelOffer[] {
    const zone = at.location.shown.ru.timeZone;
    const now = clock.now();
    const context = { hotel, stay, rooms: party.length, exchange, now, zone, lang };
    return offersOf(read, context, tally);
  }

  function summaryOf(
    both: Both<HotelRecord>,
    offers: readonly SupplierHotelOffer[],
    lang: Locale,
  ): SupplierHotel | null {
    const [offer, ...alternatives] = worthwhile(offers);
    const hotel = both[lang];
    if (!offer) return null;
    const { code, name, kind, stars, certified, address, position, amenities } = hotel;
    return {
      ...{ code, name, kind, stars, certified, address, position, amenities },
      street: address,
      district: null,
      picture: photo(hotel.picture, name),
      nearby: [],
      offer,
      alternatives,
    };
  }

  async function describeNow(code: string, lang: Locale): Promise<HotelDescription> {
    const { cities, hotels } = await atlas();
    const at = cities.get(hotels.get(code)?.ru.city ?? '');
    if (!at) throw problem('hotel-not-found');
    const [contents, reviews] = await Promise.all([
      requestContents(http, [Number(code)], lang).catch((error: unknown) => {
        throw error instanceof EtgRefusal ? problem('hotel-not-found', {}, error) : error;
      }),
      reviewsOf(code),
    ]);
    const content = readable(contentSchema, contents).find(({ hid }) => hid === code);
    if (!content) throw problem('supplier-unavailable', {}, new Error('no content of the hotel'));
    return { ...describe(content, at, { lang, photo, now: clock.now() }), reviews };
  }

  return {
    describe: createDescribed(describeNow, clock),

    async search(
      { city, stay, lang, whereToPay }: HotelSearchQuestion,
      signal: AbortSignal,
    ): Promise<SupplierHotel[]> {
      signal.throwIfAborted();
      const at = (await atlas()).cities.get(city);
      // Everything here is paid to us and in free sale.
      if (!at || whereToPay === 'at-hotel') return [];
      const found = await rates.ofRegion(city, { stay, lang, signal });
      return readRates(found).flatMap((one) => {
        const known = at.hotels.get(one.hotel);
        return (known && summaryOf(known, offersIn(one, stay, at, lang), lang)) ?? [];
      });
    },

    async offers(code: string, stay: SupplierStay, lang: Locale): Promise<SupplierHotelOffer[]> {
      const { cities, hotels } = await atlas();
      const at = cities.get(hotels.get(code)?.ru.city ?? '');
      if (!at) throw problem('hotel-not-found');
      const found = await rates.ofHotel(code, { stay, lang });
      return readRates(found ? [found] : []).flatMap((one) => offersIn(one, stay, at, lang));
    },
  };
}

export type EtgSearch = ReturnType<typeof createEtgSearch>;

import { daysBetween } from '@karvon/calendar';
import {
  leadingFirst,
  type HotelOffer,
  type HotelSearchResponse,
  type HotelSearchRequest,
} from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { compareMoney } from '@karvon/money';
import type { Logger } from 'pino';
import type { Clock } from '@karvon/platform/clock';
import type { Config } from '@karvon/platform/config';
import { invalid, problem, ProblemError } from '@karvon/platform/http/problem';
import { agencyOffer, alternativeOf } from '@karvon/hotel-supply/agency-offer';
import { PRICES_GOOD_FOR_MS } from './catalogue';
import { checkStay, whereToPay } from './check-stay';
import { latinNames } from './latin-name';
import type { NightPrices } from './nights/night-prices';
import type { HotelAtlas } from './where/find-locations';
import { bestFirst, passes } from './order-hotels';
import type { HotelSearchQuestion, SupplierHotelOffer } from '@karvon/hotel-supply/hotel-supplier';
import type { JoinedHotels } from '@karvon/hotel-supply/join/joined-hotels';
import { worthwhile } from '@karvon/hotel-supply/worthwhile';

export interface SearchHotelsDeps {
  supplier: JoinedHotels;
  atlas: HotelAtlas;
  edition: Edition;
  clock: Clock;
  logger: Logger;
  config: Pick<Config, 'hotelSearch'>;
  nightPrices: Pick<NightPrices, 'observe'>;
}

/**
 * Searches hotels.
 * @throws problem validation-failed for an unknown city or days that are not sold, supplier-unavailable
 */
export function createHotelSearch(deps: SearchHotelsDeps) {
  const { supplier, atlas, edition, clock, logger, config, nightPrices } = deps;

  async function request(question: HotelSearchQuestion): ReturnType<JoinedHotels['search']> {
    const deadline = AbortSignal.timeout(config.hotelSearch.deadlineMs);
    try {
      return await supplier.search(question, deadline);
    } catch (error) {
      if (error instanceof ProblemError) throw error;
      logger.warn({ err: error, city: question.city }, 'hotel search got no answer');
      throw problem('supplier-unavailable', {}, error);
    }
  }

  return async (requested: HotelSearchRequest): Promise<HotelSearchResponse> => {
    const { City: city, Language: lang, FreeSaleOnly: freeSaleOnly } = requested;
    const location = (await atlas.find(city))?.shown[lang];
    if (!location) throw invalid('City', 'unknown-place', 'no hotels are known in this place');
    const now = clock.now();
    const stay = checkStay(requested, location, { now, horizonDays: supplier.horizonDays });
    const nights = daysBetween(stay.arrival, stay.departure);
    const place = whereToPay[requested.WhereToPay];
    const [{ hotels: found, sellers }, objects, latinNameOf] = await Promise.all([
      request({ city, stay, lang, freeSaleOnly, whereToPay: place }),
      supplier.objects(city, lang),
      latinNames(supplier, lang),
    ]);
    const sold = (offer: SupplierHotelOffer) => agencyOffer(offer, edition, nights);
    const hotels = found.map(({ alternatives, ...hotel }) => {
      const cheapestFirst = [hotel.offer, ...alternatives]
        .map(sold)
        .sort((a, b) => compareMoney(a.total, b.total));
      const offers = worthwhile(cheapestFirst, 'anywhere').sort(leadingFirst);
      const [offer, ...others] = offers as [HotelOffer, ...HotelOffer[]];
      return { ...hotel, offer, alternatives: others.map((other) => alternativeOf(other, offer)) };
    });
    const expiresAt = new Date(now.getTime() + PRICES_GOOD_FOR_MS);
    // Of the offers of any place only those worth a choice come, among which the cheapest that is paid now may be missing.
    if (place === 'now')
      nightPrices.observe(
        { stay, sellers, expiresAt },
        hotels.map(({ code, offer }) => ({ hotel: code, offers: [offer] })),
      );
    const places = new Map(objects.map(({ code }, index) => [code, index]));
    return {
      location,
      nights,
      hotels: bestFirst(hotels, objects)
        .filter((hotel) => passes(hotel, requested))
        .map((hotel) => ({
          ...hotel,
          ...latinNameOf(hotel.code),
          nearby: hotel.nearby.map(({ code, distance }) => [places.get(code)!, distance]),
        })),
      objects,
      sellers,
      expiresAt: expiresAt.toISOString(),
    };
  };
}

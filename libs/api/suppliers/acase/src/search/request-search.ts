import type { Locale } from '@karvon/contract';
import type { Logger } from 'pino';
import { readable, reportLost, soldOf } from '@karvon/supply/readable';
import type { Clock } from '@karvon/platform/clock';
import { problem } from '@karvon/platform/http/problem';
import type { Party } from '@karvon/platform/parties/port';
import type { SupplierHotelOffer, SupplierStay } from '@karvon/hotel-supply/hotel-supplier';
import type { ReadAtlas } from '../dictionary/atlas';
import type { AcaseHttp } from '../wire/acase-http';
import { writeDay } from '../wire/values';
import type { XmlElement } from '@karvon/supply/xml';
import { partyOf, type Party as Guests } from './party';
import { currencyCodes, readOffer, whereToPayCodes, type Exchange } from './read-offers';
import { foundHotelSchema, offerSchema, searchSchema, type FoundHotel } from './schemas';

export interface SearchQuestionDeps {
  http: AcaseHttp;
  atlas: ReadAtlas;
  exchange: Exchange;
  clock: Clock;
  logger: Logger;
  party: Pick<Party, 'tally'>;
}

interface RequestedSearch {
  stay: SupplierStay;
  lang: Locale;
  where: { '@City': string } | { '@HotelCode': string };
  freeSaleOnly: boolean;
  whereToPay: keyof typeof whereToPayCodes;
  signal?: AbortSignal;
}

const priceFirst = (a: SupplierHotelOffer, b: SupplierHotelOffer) =>
  a.price.amount - b.price.amount;

function searchDocument(
  requested: RequestedSearch,
  party: Guests,
  { account }: Exchange,
): XmlElement {
  return {
    '@ArrivalDate': writeDay(requested.stay.arrival),
    '@DepartureDate': writeDay(requested.stay.departure),
    ...requested.where,
    '@PriceFrom': '',
    '@PriceTo': '',
    '@FreeSaleOnly': requested.freeSaleOnly ? 1 : 2,
    '@HotelCategory': 0,
    '@Currency': currencyCodes[account],
    '@WhereToPay': whereToPayCodes[requested.whereToPay],
    '@NumberOfGuests': party.adults,
    '@Options': '',
    Guests: {
      '@NumberOfAdults': party.adults,
      '@NumberOfMinors': party.childAges.length,
      MinorAgeList: { Minor: party.childAges.map((age) => ({ '@Age': age })) },
    },
  };
}

/** A hotel of a response with its offers that can be sold, cheapest first. */
export interface FoundOffers {
  hotel: FoundHotel;
  offers: SupplierHotelOffer[];
}

/** HotelSearchRequest, for a city or for one hotel. @throws AcaseRefusal, problem supplier-unavailable */
export function createSearchQuestion(deps: SearchQuestionDeps) {
  const { http, atlas, exchange, clock, logger } = deps;
  const [ofHotels, ofOffers] = [deps.party.tally('hotel'), deps.party.tally('offer')];
  return async function sendRequest(requested: RequestedSearch): Promise<FoundOffers[]> {
    const { stay, lang, signal } = requested;
    const party = partyOf(stay);
    const document = searchDocument(requested, party, exchange);
    const name = 'HotelSearchRequest';
    const request = { name, response: 'HotelSearchResponse', lang, document, signal };
    const [response, { meals }] = await Promise.all([http.request(request, searchSchema), atlas()]);
    // A response for other days is refused.
    if (response['@ArrivalDate'] !== stay.arrival || response['@DepartureDate'] !== stay.departure)
      throw problem('supplier-unavailable', {}, new Error('an answer for other days'));
    const listed = response.AvailableHotelsList.Hotel;
    const readHotels = readable(foundHotelSchema, listed, ofHotels);
    reportLost(logger, 'hotels', readHotels.length, listed.length);
    const ours = ({ Currency }: FoundHotel) =>
      Currency['@Code'] === currencyCodes[exchange.account];
    const hotels = soldOf(
      readHotels.map((hotel) => (ours(hotel) ? hotel : 'currency')),
      ofHotels,
    );
    if (hotels.length < readHotels.length)
      logger.warn({ left: readHotels.length - hotels.length }, 'hotels in another currency');
    const found = hotels.map((hotel) => ({
      hotel,
      details: readable(offerSchema, hotel.HotelOfferList.HotelOfferDetail, ofOffers),
    }));
    reportLost(
      logger,
      'offers',
      found.flatMap(({ details }) => details).length,
      hotels.flatMap((hotel) => hotel.HotelOfferList.HotelOfferDetail).length,
    );
    const now = clock.now();
    return found.map(({ hotel, details }) => {
      const context = { hotel: hotel['@Code'], stay, party, exchange, meals, now, lang };
      const read = details.map((offer) => readOffer(offer, context));
      const offers = soldOf(read, ofOffers)
        .filter(
          ({ whereToPay: place }) =>
            requested.whereToPay === 'any' || place === requested.whereToPay,
        )
        .filter(({ availability }) => !requested.freeSaleOnly || availability === 'free-sale')
        .sort(priceFirst);
      return { hotel, offers };
    });
  };
}

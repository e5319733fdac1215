import {
  findHotelLocationsCall,
  suggestHotelsCall,
  listPopularHotelCitiesCall,
  listHotelCodesCall,
  searchHotelsCall,
  describeHotelCall,
  listHotelOffersCall,
  getHotelOfferCall,
  listNightPricesCall,
  type describeHotel as DescribeHotel,
  type findHotelLocations as FindHotelLocations,
  type getHotelOffer as GetHotelOffer,
  type HotelPicture,
  type listHotelCodes as ListHotelCodes,
  type listHotelOffers as ListHotelOffers,
  type listNightPrices as ListNightPrices,
  type listPopularHotelCities as ListPopularHotelCities,
  type Locale,
  type searchHotels as SearchHotels,
  type suggestHotels as SuggestHotels,
} from '@karvon/contract';
import { call } from '../transport/call';
import type { Transport } from '../transport/transport';
import type { CallOptions, Sent } from '../transport/call-types';

/** Cities and localities that match the typed text; popular ones for an empty `Name`. */
export function findHotelLocations(
  transport: Transport,
  question: Sent<typeof FindHotelLocations>['body'],
  options?: CallOptions,
) {
  return call<typeof FindHotelLocations>(transport, findHotelLocationsCall, {
    body: question,
    ...options,
  });
}

/** Suggestions for the typed text, best first: cities, hotels, sights and districts. */
export function suggestHotels(
  transport: Transport,
  query: { query: string; lang: Locale },
  options?: CallOptions,
) {
  return call<typeof SuggestHotels>(transport, suggestHotelsCall, { query, ...options });
}

/** Popular cities, each with its cheapest night for two in two weeks. */
export function listPopularHotelCities(
  transport: Transport,
  query: { lang: Locale },
  options?: CallOptions,
) {
  return call<typeof ListPopularHotelCities>(transport, listPopularHotelCitiesCall, {
    query,
    ...options,
  });
}

/** Codes of all hotels; each has a page. */
export function listHotelCodes(transport: Transport, options?: CallOptions) {
  return call<typeof ListHotelCodes>(transport, listHotelCodesCall, { ...options });
}

/** Hotels of a city for a stay, each with its cheapest offer. */
export function searchHotels(
  transport: Transport,
  search: Sent<typeof SearchHotels>['body'],
  options?: CallOptions,
) {
  return call<typeof SearchHotels>(transport, searchHotelsCall, { body: search, ...options });
}

/** The full description of a hotel, without prices. */
export function describeHotel(
  transport: Transport,
  hotel: Sent<typeof DescribeHotel>['body'],
  options?: CallOptions,
) {
  return call<typeof DescribeHotel>(transport, describeHotelCall, { body: hotel, ...options });
}

/** Rooms and tariffs of one hotel for a stay, cheapest first. */
export function listHotelOffers(
  transport: Transport,
  stay: Sent<typeof ListHotelOffers>['body'],
  options?: CallOptions,
) {
  return call<typeof ListHotelOffers>(transport, listHotelOffersCall, { body: stay, ...options });
}

/** What a night costs by day of arrival, where recent searches tell. */
export function listNightPrices(
  transport: Transport,
  stays: Sent<typeof ListNightPrices>['body'],
  options?: CallOptions,
) {
  return call<typeof ListNightPrices>(transport, listNightPricesCall, { body: stays, ...options });
}

/** One offer with its current price; a new price gives it a new id. */
export function getHotelOffer(
  transport: Transport,
  { id, lang }: { id: string; lang: Locale },
  options?: CallOptions,
) {
  return call<typeof GetHotelOffer>(transport, getHotelOfferCall, {
    params: { id },
    query: { lang },
    ...options,
  });
}

/** The address of a hotel's picture, for an element; makes no call. */
export function hotelPictureUrl(transport: Transport, { url }: Pick<HotelPicture, 'url'>): string {
  return `${transport.baseUrl}${url}`;
}

import type {
  describeHotel as DescribeHotel,
  findHotelLocations as FindHotelLocations,
  getHotelOffer as GetHotelOffer,
  HotelPicture,
  listHotelCodes as ListHotelCodes,
  listHotelOffers as ListHotelOffers,
  listPopularHotelCities as ListPopularHotelCities,
  Locale,
  searchHotels as SearchHotels,
  suggestHotels as SuggestHotels,
} from '@karvon/contract';
import { call } from './call';
import type { Transport } from './transport';
import type { CallOptions, Sent, Wire } from './wire';

export const hotelWires = {
  locations: { method: 'POST', path: '/v1/hotel/locations' } as Wire<typeof FindHotelLocations>,
  suggestions: { method: 'GET', path: '/v1/hotel/suggestions' } as Wire<typeof SuggestHotels>,
  popularCities: { method: 'GET', path: '/v1/hotel/popular-cities' } as Wire<
    typeof ListPopularHotelCities
  >,
  codes: { method: 'GET', path: '/v1/hotel/codes' } as Wire<typeof ListHotelCodes>,
  search: { method: 'POST', path: '/v1/hotel/search' } as Wire<typeof SearchHotels>,
  detail: { method: 'POST', path: '/v1/hotel/detail' } as Wire<typeof DescribeHotel>,
  offers: { method: 'POST', path: '/v1/hotel/offers' } as Wire<typeof ListHotelOffers>,
  offer: { method: 'GET', path: '/v1/hotel/offers/:id' } as Wire<typeof GetHotelOffer>,
};

/** Cities and localities for what was typed; the popular ones for an empty `Name`. */
export function findHotelLocations(
  transport: Transport,
  question: Sent<typeof FindHotelLocations>['body'],
  options?: CallOptions,
) {
  return call(transport, hotelWires.locations, { body: question, ...options });
}

/** Places with hotels and what is in them for what was typed, best first. */
export function suggestHotels(
  transport: Transport,
  query: { query: string; lang: Locale },
  options?: CallOptions,
) {
  return call(transport, hotelWires.suggestions, { query, ...options });
}

/** Where people stay, each with its cheapest night for two in two weeks. */
export function listPopularHotelCities(
  transport: Transport,
  query: { lang: Locale },
  options?: CallOptions,
) {
  return call(transport, hotelWires.popularCities, { query, ...options });
}

/** Codes of all hotels; each has a page. */
export function listHotelCodes(transport: Transport, options?: CallOptions) {
  return call(transport, hotelWires.codes, { ...options });
}

/** Hotels of a city for a stay, each with its cheapest offer. */
export function searchHotels(
  transport: Transport,
  search: Sent<typeof SearchHotels>['body'],
  options?: CallOptions,
) {
  return call(transport, hotelWires.search, { body: search, ...options });
}

/** All that is known of a hotel but its prices. */
export function describeHotel(
  transport: Transport,
  hotel: Sent<typeof DescribeHotel>['body'],
  options?: CallOptions,
) {
  return call(transport, hotelWires.detail, { body: hotel, ...options });
}

/** Rooms and tariffs of one hotel for a stay, cheapest first. */
export function listHotelOffers(
  transport: Transport,
  stay: Sent<typeof ListHotelOffers>['body'],
  options?: CallOptions,
) {
  return call(transport, hotelWires.offers, { body: stay, ...options });
}

/** One offer, priced again; its id is another when its price is. */
export function getHotelOffer(
  transport: Transport,
  { id, lang }: { id: string; lang: Locale },
  options?: CallOptions,
) {
  return call(transport, hotelWires.offer, { params: { id }, query: { lang }, ...options });
}

/** Where a picture of a hotel is; an element's address, not a call. */
export function hotelPictureUrl(transport: Transport, { url }: Pick<HotelPicture, 'url'>): string {
  return `${transport.baseUrl}${url}`;
}

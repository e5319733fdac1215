import type { Locale } from '@karvon/contract';
import type { FlightItem, HotelItem } from '@karvon/favourite-heart';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { inTurn } from '../model/in-turn';
import type { Market } from '../model/market';

/** A search asks every supplier; hotels are asked one by one. */
const searches = inTurn(2);
const hotels = inTurn(3);

/** All offers of the search that finds a flight: flights of one search share it. */
export function flightsNowQuery(market: Market, { search }: FlightItem, lang: Locale) {
  return queryOptions({
    queryKey: ['favourite-flights', search, lang],
    queryFn: ({ signal }) =>
      searches(() => {
        // Who has left the page asks for nothing more.
        signal.throwIfAborted();
        return market.flights(search);
      }),
  });
}

/** A city or an airport by its code. */
export function placeNameQuery(market: Market, code: string, lang: Locale) {
  return queryOptions({
    queryKey: ['favourite-place', code, lang],
    queryFn: () => market.place(code),
    staleTime: Infinity,
  });
}

/** A hotel without prices. */
export function favouriteHotelQuery(market: Market, code: string, lang: Locale) {
  return queryOptions({
    queryKey: ['favourite-hotel', code, lang],
    queryFn: ({ signal }) =>
      hotels(() => {
        signal.throwIfAborted();
        return market.hotel(code);
      }),
  });
}

/** The rooms of a hotel for the kept stay; never asked for days that are over, or for none. */
export function roomsNowQuery(
  market: Market,
  { code, stay }: HotelItem,
  { lang, over }: { lang: Locale; over: boolean },
) {
  return queryOptions({
    queryKey: ['favourite-rooms', code, stay, lang],
    queryFn:
      stay && !over
        ? ({ signal }) =>
            hotels(() => {
              signal.throwIfAborted();
              return market.rooms({ code, stay });
            })
        : skipToken,
  });
}

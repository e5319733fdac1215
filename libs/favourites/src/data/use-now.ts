import { isApiProblem } from '@karvon/api-client';
import type { PlainDate } from '@karvon/calendar';
import { listedOffer, type HotelDescription, type HotelOffer } from '@karvon/contract';
import {
  firstDayOf,
  type FavouriteItem,
  type FlightItem,
  type HotelItem,
} from '@karvon/favourite-heart';
import { useLocale } from '@karvon/i18n';
import { useQueries } from '@tanstack/react-query';
import type { Now } from '../model/favourite-state';
import { foundFlight, type FoundFlight } from '../model/found-flight';
import type { Market } from '../model/market';
import { flightsNowQuery, favouriteHotelQuery, roomsNowQuery } from './market.query';

export interface MarketNow {
  market: Market;
  /** Today on the edition's clock. */
  today: PlainDate;
}

interface Response<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => Promise<unknown>;
}

/** Whether the first day of the journey is over. */
export const isOver = (item: FavouriteItem, today: PlainDate) =>
  (firstDayOf(item) ?? today) < today;

/** Nobody sells it any more, or such a thing was never sold; a reply that is late or did not come says neither. */
const isRefused = (error: unknown) =>
  isApiProblem(error) && [400, 404, 409, 410, 422].includes(error.problem.status);

function nowOf<Data, Found>(
  { data, error, refetch }: Response<Data>,
  find: (data: Data) => Found | null,
): Now<Found> {
  if (data !== undefined) {
    const found = find(data);
    return found ? { state: 'sold', found } : { state: 'gone' };
  }
  if (isRefused(error)) return { state: 'gone' };
  return error ? { state: 'failed', retry: () => void refetch() } : { state: 'asking' };
}

/** Itineraries and their prices now, in the same order. */
export function useFlightsNow(
  items: readonly FlightItem[],
  { market, today }: MarketNow,
): Now<FoundFlight>[] {
  const lang = useLocale();
  // Flights of one search are found by it together.
  const searches = new Map(
    items
      .filter((item) => !isOver(item, today))
      .map((item) => [JSON.stringify(item.search), flightsNowQuery(market, item, lang)]),
  );
  const responses = useQueries({ queries: [...searches.values()] });
  const names = [...searches.keys()];
  return items.map((item) =>
    isOver(item, today)
      ? { state: 'over' }
      : nowOf(responses[names.indexOf(JSON.stringify(item.search))]!, (data) =>
          foundFlight(data, item),
        ),
  );
}

export interface HotelNow {
  /** Absent until it is known, and where nobody knows the hotel. */
  hotel: HotelDescription | undefined;
  now: Now<HotelOffer>;
}

/** Hotels and their prices now for the kept stays, in the same order. */
export function useHotelsNow(
  items: readonly HotelItem[],
  { market, today }: MarketNow,
): HotelNow[] {
  const lang = useLocale();
  // One hotel may stand there with several stays.
  const codes = [...new Set(items.map(({ code }) => code))];
  const hotels = useQueries({
    queries: codes.map((code) => favouriteHotelQuery(market, code, lang)),
  });
  const rooms = useQueries({
    queries: items.map((item) => roomsNowQuery(market, item, { lang, over: isOver(item, today) })),
  });
  return items.map((item, index) => {
    const { data: hotel, error } = hotels[codes.indexOf(item.code)]!;
    if (isOver(item, today)) return { hotel, now: { state: 'over' } };
    if (isRefused(error)) return { hotel, now: { state: 'gone' } };
    if (!item.stay) return { hotel, now: { state: 'no-dates' } };
    return { hotel, now: nowOf(rooms[index]!, listedOffer) };
  });
}

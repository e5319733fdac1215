import {
  isSoldNow,
  type HotelObject,
  type HotelSearchResponse,
  type HotelSummary,
} from '@karvon/contract';
import { filterHotels } from './hotel-filter';
import { hotelFacts, type HotelFacts, type ShownOffer } from './hotel-facts';
import { sortHotels } from './hotel-sort';
import type { ListView } from './list-view';

/** The hotels of a view in its order. */
export function listHotels(
  hotels: readonly HotelFacts[],
  { filter, sort }: Pick<ListView, 'filter' | 'sort'>,
): readonly HotelFacts[] {
  return sortHotels(filterHotels(hotels, filter), sort);
}

/** The first page of a list for the server's HTML, without data that only filters need. */
export interface FirstHotels {
  response: HotelSearchResponse;
  /** How many hotels pass the filters, and how many there are. */
  count: number;
  total: number;
}

/** What a card says of a hotel's place: the nearest station and how far the centre is. */
function onCard({ nearby }: HotelSummary, objects: readonly HotelObject[]) {
  const nearest = (kind: HotelObject['kind']) => nearby.find(([at]) => objects[at]?.kind === kind);
  return [nearest('metro'), nearest('city-centre')].filter((near) => near !== undefined);
}

/**
 * The offer that a card tells of beside the shown one: the cheapest dearer one that can be cancelled for nothing. Beside what is
 * sold now it is sold now too.
 */
export const freeBeside = (
  one: ShownOffer,
  choices: readonly HotelFacts[],
): ShownOffer | undefined =>
  choices.find(
    ({ shown }) =>
      shown.cancellation.freeUntil !== null &&
      shown.total.amount >= one.total.amount &&
      (isSoldNow(shown) || !isSoldNow(one)),
  )?.shown;

/** Cuts an answer to what the first page of a view shows. */
export function firstHotels(response: HotelSearchResponse, view: ListView): FirstHotels {
  const found = listHotels(hotelFacts(response), view);
  const shown = found
    .slice(0, view.shown)
    .map((facts) => ({ ...facts, near: onCard(facts.hotel, response.objects) }));
  const used = [...new Set(shown.flatMap(({ near }) => near.map(([at]) => at)))];
  const hotels = shown.map(({ hotel, shown: offer, choices, near }) => ({
    ...hotel,
    amenities: [],
    // The first choice is the leading offer.
    alternatives: hotel.alternatives.filter((_other, index) =>
      [offer, freeBeside(offer, choices)].includes(choices[index + 1]!.shown),
    ),
    nearby: near.map(([at, metres]): [number, number] => [used.indexOf(at), metres]),
    offer: { ...hotel.offer, cancellation: { ...hotel.offer.cancellation, steps: [] } },
  }));
  return {
    response: { ...response, hotels, objects: used.map((at) => response.objects[at]!) },
    count: found.length,
    total: response.hotels.length,
  };
}

import type { PlainDate } from '@karvon/calendar';
import type {
  HotelAmenity,
  HotelBeds,
  HotelKind,
  HotelMeal,
  HotelObjectKind,
  HotelSummary,
} from '@karvon/contract';
import { foldQuery } from './fold-text';
import type { HotelFacts } from './hotel-facts';

/** Both ends belong to it. */
export type Range = readonly [number, number];
/** Within so many metres of an object. */
export interface Near {
  code: string;
  within: number;
}

/** What is absent lets everything through; no list here is empty. */
export interface HotelFilter {
  /** Only offers with free cancellation, at their price: until any day, or until this day at least. */
  free: 'any' | PlainDate | null;
  /** Only offers with one of them, at their price. */
  meals: readonly HotelMeal[];
  /** Only offers with such beds, at their price. */
  beds: readonly HotelBeds[];
  text: string;
  /** Whole units of currency, for the stay. */
  price: Range | null;
  stars: readonly number[];
  /** The least score guests give it, in tenths of a point. */
  score: number | null;
  kinds: readonly HotelKind[];
  /** Names in the page's language. */
  districts: readonly string[];
  /** All of them. */
  amenities: readonly HotelAmenity[];
  near: Partial<Record<HotelObjectKind, Near>>;
}
export const noFilter: HotelFilter = {
  free: null,
  meals: [],
  beds: [],
  text: '',
  price: null,
  stars: [],
  score: null,
  kinds: [],
  districts: [],
  amenities: [],
  near: {},
};

/** The least scores to choose from, in tenths. */
export const scores = [90, 80, 70] as const;

/** Characters of a hotel's name to filter by. */
export const longestName = 60;

export const nearKinds = [
  'city-centre',
  'metro',
  'attraction',
  'railway-station',
  'airport',
] as const satisfies readonly HotelObjectKind[];
export type FilterName = Exclude<keyof HotelFilter, 'near'> | HotelObjectKind;

export const isNearKind = (name: FilterName): name is HotelObjectKind =>
  nearKinds.some((kind) => kind === name);

/** @param near null takes the limit away */
export function withNear(
  filter: HotelFilter,
  kind: HotelObjectKind,
  near: Near | null,
): HotelFilter {
  const { [kind]: _before, ...others } = filter.near;
  return { ...filter, near: near ? { ...others, [kind]: near } : others };
}

export function without(filter: HotelFilter, name: FilterName): HotelFilter {
  if (isNearKind(name)) return withNear(filter, name, null);
  return { ...filter, [name]: noFilter[name] };
}

export function setFilters(filter: HotelFilter): FilterName[] {
  const { free, meals, beds, text, price, stars, score, kinds, districts, amenities, near } =
    filter;
  const set: [FilterName, boolean][] = [
    ['free', free !== null],
    ['meals', meals.length > 0],
    ['beds', beds.length > 0],
    ['text', text.trim() !== ''],
    ['price', price !== null],
    ['stars', stars.length > 0],
    ['score', score !== null],
    ['kinds', kinds.length > 0],
    ['districts', districts.length > 0],
    ['amenities', amenities.length > 0],
    ...nearKinds.map((kind): [FilterName, boolean] => [kind, near[kind] !== undefined]),
  ];
  return set.flatMap(([name, is]) => (is ? name : []));
}
export const countFilters = (filter: HotelFilter) => setFilters(filter).length;

/** Prepares a filter to test many hotels. */
export interface Question {
  name: FilterName;
  passes: (facts: HotelFacts) => boolean;
}

/** The total in whole units of currency, as the price filter counts. */
export const wholePrice = ({ shown }: HotelFacts) => shown.total.amount / 100;

/** In tenths of a point; 0 where none is known. */
export const scoreOf = ({ score }: HotelFacts['hotel']) => score?.tenths ?? 0;

/**
 * What an address calls a hotel's district: a name that all languages share, where the supplier has one. Older addresses have
 * the name in their page's language, which still counts.
 */
export const districtKey = ({ district, districtId }: HotelSummary): string | null =>
  districtId ?? district;

function asksText(text: string): Question['passes'] {
  const readings = foldQuery(text);
  return ({ words, objectWords }) =>
    readings.some((reading) =>
      reading.every((word) => words.includes(word) || objectWords.includes(word)),
    );
}

/** All filters but those that select a price and exclude nothing by themselves. */
export function questionsOf(filter: HotelFilter): Question[] {
  const { text, price, stars, score, kinds, districts, amenities, near } = filter;
  const request: Partial<Record<FilterName, Question['passes']>> = {
    text: asksText(text),
    price: (facts) => !price || (wholePrice(facts) >= price[0] && wholePrice(facts) <= price[1]),
    stars: ({ hotel }) => stars.includes(hotel.stars),
    score: ({ hotel }) => scoreOf(hotel) >= score!,
    kinds: ({ hotel }) => kinds.includes(hotel.kind),
    districts: ({ hotel }) =>
      districts.includes(districtKey(hotel) ?? '') || districts.includes(hotel.district ?? ''),
    amenities: ({ hotel }) => amenities.every((amenity) => hotel.amenities.includes(amenity)),
  };
  for (const kind of nearKinds) {
    const limit = near[kind];
    if (limit)
      request[kind] = ({ distances }) => (distances.get(limit.code) ?? Infinity) <= limit.within;
  }
  return setFilters(filter).flatMap((name) => {
    const passes = request[name];
    return passes ? { name, passes } : [];
  });
}

/** The last day on which cancelling is free, on the hotel's calendar. */
export const lastFreeDay = ({ shown }: HotelFacts) =>
  shown.cancellation.freeUntil?.slice(0, 10) ?? '';

/** Hotels at the leading price of an offer that the filter wants: its meals, its beds, its free cancellation. */
export function priceFor(
  hotels: readonly HotelFacts[],
  { free, meals, beds }: Pick<HotelFilter, 'free' | 'meals' | 'beds'>,
): readonly HotelFacts[] {
  if (free === null && meals.length + beds.length === 0) return hotels;
  const has = <Wish>(wishes: readonly Wish[], wish: Wish) =>
    wishes.length === 0 || wishes.includes(wish);
  const least = free === 'any' ? '1' : (free ?? '');
  return hotels.flatMap(
    ({ choices }) =>
      choices.find(
        (facts) =>
          lastFreeDay(facts) >= least &&
          has(meals, facts.shown.meal) &&
          has<HotelBeds | undefined>(beds, facts.shown.beds),
      ) ?? [],
  );
}

export function filterHotels(hotels: readonly HotelFacts[], filter: HotelFilter): HotelFacts[] {
  const questions = questionsOf(filter);
  return priceFor(hotels, filter).filter((facts) => questions.every(({ passes }) => passes(facts)));
}

import type { PlainDate } from '@karvon/calendar';
import type {
  HotelAmenity,
  HotelBeds,
  HotelKind,
  HotelMeal,
  HotelObject,
  HotelObjectKind,
} from '@karvon/contract';
import {
  districtKey,
  filterHotels,
  lastFreeDay,
  nearKinds,
  priceFor,
  questionsOf,
  scoreOf,
  scores,
  wholePrice,
  type FilterName,
  type HotelFilter,
  type Range,
} from './hotel-filter';
import type { HotelFacts } from './hotel-facts';

export interface Option<Value> {
  value: Value;
  count: number;
}

/** Without options that would leave no hotel, unless they are set. */
export const withHotels = <Value>(
  options: readonly Option<Value>[],
  isSet: (value: Value) => boolean,
): Option<Value>[] => options.filter(({ value, count }) => count > 0 || isSet(value));

/** Wishes; a room without meals needs none, as it has the lowest price anyway. */
const meals = ['breakfast', 'half-board', 'full-board', 'all-inclusive'] as const;
const beds = ['double', 'separate'] as const;

/** What visitors ask for most stands above the fold of a long list. */
const wantedFirst: readonly HotelAmenity[] = [
  'parking',
  'wifi',
  'pool',
  'breakfast-room',
  'kitchen',
];
const rankOf = (amenity: HotelAmenity) => {
  const at = wantedFirst.indexOf(amenity);
  return at < 0 ? wantedFirst.length : at;
};

/** The options of each filter, counted with all other filters as they are set. */
export interface FilterOptions {
  /** With free cancellation. */
  free: number;
  /** Until which day at least cancelling may be free, the first day first. */
  freeDays: Option<PlainDate>[];
  meals: Option<HotelMeal>[];
  beds: Option<HotelBeds>[];
  stars: Option<number>[];
  /** Least scores; empty where no hotel has one. */
  scores: Option<number>[];
  kinds: Option<HotelKind>[];
  /** By name; empty where hotels are of one district or of none. */
  districts: Option<string>[];
  /** Of each district by the name that addresses call it; in the page's language. */
  districtNames: ReadonlyMap<string, string>;
  /** How many hotels remain when this option is set as well. */
  amenities: Option<HotelAmenity>[];
  /** How many are within the chosen limit, or the usual one, of each object. */
  near: Partial<Record<HotelObjectKind, Option<HotelObject>[]>>;
  /** The lowest and the highest price, without the price filter; null without hotels. */
  prices: { bounds: Range; bars: number[] } | null;
}

/** Metres; the first a visitor is offered for each kind of object. */
export const usualLimit: Record<HotelObjectKind, number> = {
  'city-centre': 3_000,
  metro: 1_000,
  attraction: 1_000,
  'railway-station': 3_000,
  airport: 10_000,
};
export const limits: Record<HotelObjectKind, readonly number[]> = {
  'city-centre': [1_000, 2_000, 3_000, 5_000, 10_000],
  metro: [300, 500, 1_000, 2_000],
  attraction: [500, 1_000, 2_000, 5_000],
  'railway-station': [1_000, 3_000, 5_000, 10_000],
  airport: [3_000, 5_000, 10_000, 20_000],
};

const barCount = 24;

/** The price at a step from 0 to `priceSteps`. The scale is logarithmic, because prices have a long tail. */
export function priceOf(step: number, [least, max]: Range): number {
  return Math.round(least * (max / least) ** (step / barCount));
}
/** Where a price lies on that scale; may be between two steps. */
export function priceAt(price: number, [least, max]: Range): number {
  const at = (Math.log(price / least) / Math.log(max / least)) * barCount;
  return Math.min(Math.max(at, 0), barCount);
}
export const priceSteps = barCount;

/** @param all bounds of the scale without filters, so that the slider does not move when other filters change */
function histogram(all: readonly number[], counted: readonly number[]): FilterOptions['prices'] {
  const least = Math.floor(Math.min(...all));
  const max = Math.ceil(Math.max(...all));
  if (all.length === 0 || least === max || least === 0) return null;
  const bars = Array.from({ length: barCount }, () => 0);
  for (const price of counted) {
    const bar = Math.min(Math.floor(priceAt(price, [least, max])), barCount - 1);
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  return { bounds: [least, max], bars };
}

function tally<Value>(known: readonly Value[], found: readonly Value[]): Option<Value>[] {
  const counts = new Map<Value, number>();
  for (const value of found) counts.set(value, (counts.get(value) ?? 0) + 1);
  // An option keeps its place when other filters remove its hotels, so that nothing moves under the pointer.
  return [...new Set(known)].map((value) => ({ value, count: counts.get(value) ?? 0 }));
}

/** One option is no choice. */
const severalOf = <Value>(options: Option<Value>[]): Option<Value>[] =>
  options.length > 1 ? options : [];

/** Counts of every option. A hotel counts when all other filters let it through. */
export function filterOptions(
  hotels: readonly HotelFacts[],
  objects: readonly HotelObject[],
  filter: HotelFilter,
): FilterOptions {
  const questions = questionsOf(filter);
  const passing: HotelFacts[] = [];
  const almost = new Map<FilterName, HotelFacts[]>();
  for (const facts of priceFor(hotels, filter)) {
    const failed = questions.filter(({ passes }) => !passes(facts));
    if (failed.length === 0) passing.push(facts);
    else if (failed.length === 1) {
      const { name } = failed[0]!;
      almost.set(name, [...(almost.get(name) ?? []), facts]);
    }
  }
  const counted = (part: Partial<HotelFilter>) =>
    filterHotels(hotels, { ...filter, ...part }).length;
  const offered = hotels.flatMap(({ choices }) => choices);
  const onSale = <Value>(all: readonly Value[], valueOf: (facts: HotelFacts) => unknown) =>
    all.filter((value) => offered.some((facts) => valueOf(facts) === value));
  const but = (name: FilterName) => [...passing, ...(almost.get(name) ?? [])];
  const near = nearKinds.map((kind) => {
    const limit = filter.near[kind]?.within ?? usualLimit[kind];
    const around = but(kind);
    const options = objects
      .filter((object) => object.kind === kind)
      .map((value) => ({
        value,
        count: around.filter(({ distances }) => (distances.get(value.code) ?? Infinity) <= limit)
          .length,
      }));
    return [kind, options] as const;
  });
  const districtNames = new Map(
    hotels.flatMap(({ hotel }) => {
      const key = districtKey(hotel);
      return key && hotel.district ? [[key, hotel.district] as const] : [];
    }),
  );
  const nameOf = (district: string) => districtNames.get(district) ?? district;
  return {
    districtNames,
    free: counted({ free: 'any' }),
    freeDays: [...new Set(offered.map(lastFreeDay))]
      .filter((day) => day !== '')
      .sort()
      .map((value) => ({ value, count: counted({ free: value }) })),
    meals: onSale(meals, ({ shown }) => shown.meal).map((value) => ({
      value,
      count: counted({ meals: [value] }),
    })),
    beds: onSale(beds, ({ shown }) => shown.beds).map((value) => ({
      value,
      count: counted({ beds: [value] }),
    })),
    stars: tally(
      hotels.map(({ hotel }) => hotel.stars),
      but('stars').map(({ hotel }) => hotel.stars),
    ).sort((a, b) => b.value - a.value),
    scores: hotels.some(({ hotel }) => hotel.score)
      ? scores.map((value) => ({
          value,
          count: but('score').filter(({ hotel }) => scoreOf(hotel) >= value).length,
        }))
      : [],
    kinds: tally(
      hotels.map(({ hotel }) => hotel.kind),
      but('kinds').map(({ hotel }) => hotel.kind),
    ).sort((a, b) => (a.value < b.value ? -1 : 1)),
    districts: severalOf(
      tally(
        hotels.flatMap(({ hotel }) => districtKey(hotel) ?? []),
        but('districts').flatMap(({ hotel }) => districtKey(hotel) ?? []),
      ).sort((a, b) => nameOf(a.value).localeCompare(nameOf(b.value))),
    ),
    amenities: tally(
      hotels.flatMap(({ hotel }) => hotel.amenities),
      passing.flatMap(({ hotel }) => hotel.amenities),
    ).sort((a, b) => rankOf(a.value) - rankOf(b.value) || (a.value < b.value ? -1 : 1)),
    near: Object.fromEntries(near.filter(([, options]) => options.length > 0)),
    prices: histogram(priceFor(hotels, filter).map(wholePrice), but('price').map(wholePrice)),
  };
}

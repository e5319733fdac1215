import { isPlainDate } from '@karvon/calendar';
import type { HotelAmenity, HotelBeds, HotelKind, HotelMeal } from '@karvon/contract';
import {
  longestName,
  nearKinds,
  noFilter,
  scores,
  setFilters,
  type HotelFilter,
  type Near,
  type Range,
} from './hotel-filter';

/** Everything a filter may be called in an address. */
const names = new Set<string>([
  'free',
  'meals',
  'beds',
  'q',
  'price',
  'stars',
  'score',
  'kinds',
  'districts',
  'has',
  ...nearKinds,
]);
export const isFilterParameter = (name: string) => names.has(name);

/** How the contract writes the names of meals, beds, amenities: unknown ones let nothing through. */
const namePattern = /^[a-z]+(?:-[a-z]+)*$/;
const isName = (text: string) => namePattern.test(text);
const kinds = ['hotel', 'sanatorium', 'holiday-home', 'hostel', 'guest-house', 'apartments'];
/** A name in any script; a longer one is none. */
const isDistrict = (text: string) => /^\p{L}[^<>]{0,59}$/u.test(text);
const priceText = /^(\d{1,10})-(\d{1,10})$/;
const nearText = /^([A-Za-z0-9~-]{1,60}):(\d{1,6})$/;

function list(text: string | null, known: (one: string) => boolean): string[] {
  return [...new Set(text?.split(',') ?? [])].filter(known);
}

function parsePrice(text: string | null): Range | null {
  const [, from, to] = priceText.exec(text ?? '') ?? [];
  return from && to && Number(from) <= Number(to) ? [Number(from), Number(to)] : null;
}

function parseNear(text: string | null): Near | undefined {
  const [, code, within] = nearText.exec(text ?? '') ?? [];
  return code && within ? { code, within: Number(within) } : undefined;
}

function parseFree(text: string | null): HotelFilter['free'] {
  if (text === '1') return 'any';
  return text && isPlainDate(text) ? text : null;
}

/** Reads the filter from an address; unknown parameters are left out. */
export function parseFilter(params: URLSearchParams): HotelFilter {
  const near: HotelFilter['near'] = {};
  for (const kind of nearKinds) {
    const limit = parseNear(params.get(kind));
    if (limit) near[kind] = limit;
  }
  return {
    ...noFilter,
    free: parseFree(params.get('free')),
    meals: list(params.get('meals'), isName) as HotelMeal[],
    beds: list(params.get('beds'), isName) as HotelBeds[],
    text: params.get('q')?.slice(0, longestName) ?? '',
    price: parsePrice(params.get('price')),
    stars: list(params.get('stars'), (one) => /^[0-5]$/.test(one)).map(Number),
    score: scores.find((score) => String(score / 10) === params.get('score')) ?? null,
    kinds: list(params.get('kinds'), (one) => kinds.includes(one)) as HotelKind[],
    districts: list(params.get('districts'), isDistrict),
    amenities: list(params.get('has'), isName) as HotelAmenity[],
    near,
  };
}

export function filterQuery(filter: HotelFilter): Record<string, string> {
  const { free, meals, beds, text, price, stars, score, kinds, districts, amenities, near } =
    filter;
  const set = new Set<string>(setFilters(filter));
  const limits = nearKinds.flatMap((kind) => {
    const limit = near[kind];
    return limit ? [[kind, `${limit.code}:${limit.within}`]] : [];
  });
  return {
    ...(free && { free: free === 'any' ? '1' : free }),
    ...(set.has('meals') && { meals: meals.join(',') }),
    ...(set.has('beds') && { beds: beds.join(',') }),
    ...(set.has('text') && { q: text.trim() }),
    ...(price && { price: price.join('-') }),
    ...(set.has('stars') && { stars: stars.join(',') }),
    ...(score && { score: String(score / 10) }),
    ...(set.has('kinds') && { kinds: kinds.join(',') }),
    ...(set.has('districts') && { districts: districts.join(',') }),
    ...(set.has('amenities') && { has: amenities.join(',') }),
    ...Object.fromEntries(limits),
  };
}

/** Whether two filters let the same hotels through, however they were put together. */
export const sameFilter = (one: HotelFilter, other: HotelFilter): boolean =>
  JSON.stringify(filterQuery(one)) === JSON.stringify(filterQuery(other));

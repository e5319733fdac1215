import type { ListKind } from '@karvon/search-parts';
import { filterQuery, isFilterParameter, parseFilter, sameFilter } from './filter-address';
import type { HotelFilter } from './hotel-filter';
import { sorts, type Sort } from './hotel-sort';

/** The list grows by as many at a time. */
export const pageSize = 20;
const maxShown = 1_000;

/** Order, filters and map of the list; part of the address. */
export interface ListView {
  sort: Sort;
  filter: HotelFilter;
  /** How many of the list are shown. */
  shown: number;
  map: boolean;
}

function parseShown(text: string | null): number {
  const count = Number(text);
  const whole = Number.isInteger(count) && count > pageSize && count <= maxShown;
  return whole ? Math.ceil(count / pageSize) * pageSize : pageSize;
}

export function parseView(params: URLSearchParams): ListView {
  return {
    sort: sorts.find((known) => known === params.get('sort')) ?? 'best',
    filter: parseFilter(params),
    shown: parseShown(params.get('shown')),
    map: params.get('map') === '1',
  };
}

/** A view as parameters of an address: only what differs from the defaults. */
export function viewQuery({ sort, filter, shown, map }: ListView): Record<string, string> {
  return {
    ...(sort !== 'best' && { sort }),
    ...filterQuery(filter),
    ...(shown > pageSize && { shown: String(shown) }),
    ...(map && { map: '1' }),
  };
}

const isViewParameter = (name: string) =>
  name === 'sort' || name === 'shown' || name === 'map' || isFilterParameter(name);

/** The address with another view in it; everything else stays. */
export function withView(params: URLSearchParams, view: ListView): URLSearchParams {
  const others = [...params].filter(([name]) => !isViewParameter(name));
  return new URLSearchParams([...others, ...Object.entries(viewQuery(view))]);
}

export const hotelView: ListKind<ListView> = {
  parse: parseView,
  write: withView,
  sameFilter,
  anew: { shown: pageSize },
  covered: ({ map }) => map,
};

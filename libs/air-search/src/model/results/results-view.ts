import type { ListKind } from '@karvon/search-parts';
import { filterQuery, isFilterParameter, parseFilter, sameFilter } from '../filters/filter-address';
import type { OfferFilter } from '../filters/offer-filter';
import { sorts, type Sort } from '../offers/offer-sort';

/** Order and filters of the results; part of the address. */
export interface ResultsView {
  sort: Sort;
  filter: OfferFilter;
}

export function parseView(params: URLSearchParams): ResultsView {
  const sort = sorts.find((known) => known === params.get('sort')) ?? 'optimal';
  return { sort, filter: parseFilter(params) };
}

/** The parameters of a view in an address: only those that differ from the defaults. */
export function viewQuery({ sort, filter }: ResultsView): Record<string, string> {
  return { ...(sort !== 'optimal' && { sort }), ...filterQuery(filter) };
}

/** The address with another view; its other parameters stay. */
export function withView(params: URLSearchParams, view: ResultsView): URLSearchParams {
  const others = [...params].filter(([name]) => name !== 'sort' && !isFilterParameter(name));
  return new URLSearchParams([...others, ...Object.entries(viewQuery(view))]);
}

export const offersView: ListKind<ResultsView> = { parse: parseView, write: withView, sameFilter };

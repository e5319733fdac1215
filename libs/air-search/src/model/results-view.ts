import { filterQuery, parseFilter, type OfferFilter } from './offer-filter';
import { sorts, type Sort } from './offer-sort';

/** How the visitor looks at the results; part of the address. */
export interface ResultsView {
  sort: Sort;
  filter: OfferFilter;
}

export function parseView(params: URLSearchParams): ResultsView {
  const sort = sorts.find((known) => known === params.get('sort')) ?? 'optimal';
  return { sort, filter: parseFilter(params) };
}

export function viewQuery({ sort, filter }: ResultsView): Record<string, string | undefined> {
  return { sort: sort === 'optimal' ? undefined : sort, ...filterQuery(filter) };
}

/** The address with another view in it; everything else stays. */
export function withView(params: URLSearchParams, view: ResultsView): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(viewQuery(view))) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

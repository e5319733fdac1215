import { isPlainDate } from '@karvon/calendar';
import { placeCodePattern } from '@karvon/contract';
import { changedParameters } from '@karvon/search-parts';
import { isFilterParameter } from '../filters/filter-address';
import { parseView, viewQuery } from '../results/results-view';
import { criteriaQuery, parseCriteria } from './search-criteria';

const travellers = { adult: '1', child: '0', baby: '0' };
const journey = { from: '', to: '', out: '', back: '', then: '', ...travellers, class: 'Economy' };

/** The part of a search that is invalid in an address. */
const partOf: Readonly<Record<string, LinkPart>> = {
  from: 'places',
  to: 'places',
  out: 'day',
  back: 'back',
  then: 'flights',
  adult: 'party',
  child: 'party',
  baby: 'party',
  class: 'class',
};
export type LinkPart = 'places' | 'day' | 'back' | 'flights' | 'party' | 'class' | 'view';

/** The valid parts of an invalid search: the form begins with them. */
function soundParts(params: URLSearchParams): Record<string, string> {
  const code = (name: string) => params.get(name)?.trim().toUpperCase() ?? '';
  const [from, to, out] = [code('from'), code('to'), params.get('out') ?? ''];
  return {
    ...(placeCodePattern.test(from) && { from }),
    ...(placeCodePattern.test(to) && to !== from && { to }),
    ...(isPlainDate(out) && { out }),
  };
}

/** The parts of the address that were corrected or ignored, each once: the visitor is told about all of them. */
export function linkChanges(params: URLSearchParams): LinkPart[] {
  const criteria = parseCriteria(params);
  const view = Object.fromEntries(
    [...params.keys()].filter(isFilterParameter).map((name) => [name, '']),
  );
  const defaults = { ...journey, ...view, sort: 'optimal', baggage: '0', selftransfer: '0' };
  const shown = criteria
    ? { ...criteriaQuery(criteria), ...viewQuery(parseView(params)) }
    : soundParts(params);
  // Without a search, filters and passengers are not reported: the form asks for everything.
  const names = changedParameters(
    params,
    shown,
    criteria ? defaults : { from: '', to: '', out: '' },
  );
  return [...new Set(names.map((name) => partOf[name] ?? 'view'))];
}

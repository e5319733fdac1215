import { isPlainDate } from '@karvon/calendar';
import { maxNights } from '@karvon/contract';
import { changedParameters } from '@karvon/search-parts';
import { isFilterParameter } from '../filter-address';
import { criteriaQuery, parseCity, parseCriteria } from '../hotel-criteria';
import { pageSize, parseView, viewQuery } from '../list-view';
import { nightsOf, parseDays, parseStay, stayQuery } from '../stay';

export type LinkPart = 'city' | 'days' | 'nights' | 'party' | 'view';

const stay = { in: '', out: '', adults: '1', ages: '' };
const terms = { pay: 'now', request: '0' };
const parts: Readonly<Record<string, LinkPart>> = {
  city: 'city',
  in: 'days',
  out: 'days',
  adults: 'party',
  ages: 'party',
};

/** The days of an address that are no stay: they do not exist, or the departure is not after the arrival. */
function wrongDays(params: URLSearchParams): LinkPart[] {
  const [arrival, departure] = [params.get('in')?.trim(), params.get('out')?.trim()];
  const given = [arrival, departure].filter((day) => day);
  return given.some((day) => !isPlainDate(day!)) || (given.length === 2 && !parseDays(params))
    ? ['days']
    : [];
}

/** Names that changed, as parts: a stay that is too long is another matter than days that are none. */
function partsOf(params: URLSearchParams, names: readonly string[]): LinkPart[] {
  const days = parseDays(params);
  const isTooLong = days !== null && nightsOf(days) > maxNights;
  const nameOf = (name: string) => (name === 'out' && isTooLong ? 'nights' : parts[name]);
  return [...new Set(names.map((name) => nameOf(name) ?? 'view'))];
}

/** What of the stay in an address is not shown as it stands there, each part once. */
export function stayChanges(params: URLSearchParams): LinkPart[] {
  const read = parseStay(params);
  if (!read) return wrongDays(params);
  return partsOf(params, changedParameters(params, stayQuery(read), stay));
}

/** The same for a search: the visitor is told of all of it. */
export function searchChanges(params: URLSearchParams): LinkPart[] {
  const criteria = parseCriteria(params);
  if (!criteria) {
    const city = parseCity(params);
    const names = changedParameters(params, city ? { city } : {}, { city: '' });
    return [...partsOf(params, names), ...wrongDays(params)];
  }
  const filters = [...params.keys()].filter(isFilterParameter).map((name) => [name, '']);
  const view = { ...Object.fromEntries(filters), sort: 'best', shown: String(pageSize), map: '0' };
  const shown = { ...criteriaQuery(criteria), ...viewQuery(parseView(params)) };
  const names = changedParameters(params, shown, { city: '', ...stay, ...terms, ...view });
  return partsOf(params, names);
}

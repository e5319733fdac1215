import type { PlainDate } from '@karvon/calendar';
import { readPrivate, writePrivate } from '@karvon/session';
import { criteriaQuery, parseCriteria, type SearchCriteria } from './search-criteria';

const name = 'recent-searches';
const most = 6;

const textOf = (criteria: SearchCriteria) =>
  new URLSearchParams(criteriaQuery(criteria)).toString();

/** The last searches of this device, the latest first; none whose day is over. */
export function recentSearches(today: PlainDate): SearchCriteria[] {
  const texts = readPrivate(name)?.split('\n') ?? [];
  return texts
    .flatMap((text) => parseCriteria(new URLSearchParams(text)) ?? [])
    .filter(({ out }) => out >= today);
}

/** Puts a search first; the same route of before makes room. */
export function rememberSearch(criteria: SearchCriteria, today: PlainDate): void {
  const route = ({ from, to, onward }: SearchCriteria) => JSON.stringify([from, to, onward.length]);
  const others = recentSearches(today).filter((other) => route(other) !== route(criteria));
  keep([criteria, ...others].slice(0, most));
}

export function forgetSearch(criteria: SearchCriteria, today: PlainDate): void {
  const text = textOf(criteria);
  keep(recentSearches(today).filter((other) => textOf(other) !== text));
}

export function forgetSearches(): void {
  keep([]);
}

function keep(searches: readonly SearchCriteria[]): void {
  writePrivate(name, searches.length > 0 ? searches.map(textOf).join('\n') : null);
}

export const hasRecentSearches = () => readPrivate(name) !== null;

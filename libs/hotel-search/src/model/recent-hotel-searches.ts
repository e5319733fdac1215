import type { PlainDate } from '@karvon/calendar';
import { readPrivate, writePrivate } from '@karvon/session';
import { criteriaQuery, parseCriteria, type HotelCriteria } from './hotel-criteria';

const name = 'recent-hotel-searches';
const most = 6;

const textOf = (criteria: HotelCriteria) => new URLSearchParams(criteriaQuery(criteria)).toString();

/** The last searches of this device, the latest first; none whose first day is over. */
export function recentHotelSearches(today: PlainDate): HotelCriteria[] {
  const texts = readPrivate(name)?.split('\n') ?? [];
  return texts
    .flatMap((text) => parseCriteria(new URLSearchParams(text)) ?? [])
    .filter(({ arrival }) => arrival >= today);
}

/** Puts a search first; the one of the same city before makes room. */
export function rememberSearch(criteria: HotelCriteria, today: PlainDate): void {
  const others = recentHotelSearches(today).filter(({ city }) => city !== criteria.city);
  keep([criteria, ...others].slice(0, most));
}

export function forgetSearch(criteria: HotelCriteria, today: PlainDate): void {
  const text = textOf(criteria);
  keep(recentHotelSearches(today).filter((other) => textOf(other) !== text));
}

export function forgetSearches(): void {
  keep([]);
}

function keep(searches: readonly HotelCriteria[]): void {
  writePrivate(name, searches.length > 0 ? searches.map(textOf).join('\n') : null);
}

export const hasRecentSearches = () => readPrivate(name) !== null;

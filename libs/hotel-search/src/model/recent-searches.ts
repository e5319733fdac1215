import type { PlainDate } from '@karvon/calendar';
import { recentList } from '@karvon/search-parts';
import { criteriaQuery, parseCriteria, type HotelCriteria } from './hotel-criteria';
import { lastDeparture } from './stay';

/** The last searches of hotels on this device: of one city the latest. */
export const recentSearches = recentList({
  name: 'recent-hotel-searches',
  query: criteriaQuery,
  parse: parseCriteria,
  firstDay: ({ arrival }) => arrival,
  subject: ({ city }) => city,
});

/** Stores a search, unless rooms are not sold so far ahead: it would take the place of one that can be repeated. */
export function rememberSearch(criteria: HotelCriteria, today: PlainDate): void {
  if (criteria.departure <= lastDeparture(today)) recentSearches.remember(criteria, today);
}

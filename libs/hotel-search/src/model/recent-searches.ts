import { recentList } from '@karvon/search-parts';
import { criteriaQuery, parseCriteria } from './hotel-criteria';

/** The last searches of hotels on this device: of one city the latest. */
export const recentSearches = recentList({
  name: 'recent-hotel-searches',
  query: criteriaQuery,
  parse: parseCriteria,
  firstDay: ({ arrival }) => arrival,
  subject: ({ city }) => city,
});

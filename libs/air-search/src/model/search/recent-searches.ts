import { recentList } from '@karvon/search-parts';
import { criteriaQuery, parseCriteria } from './search-criteria';

/** The last searches of flights on this device: of one route the latest. */
export const recentSearches = recentList({
  name: 'recent-searches',
  query: criteriaQuery,
  parse: parseCriteria,
  firstDay: ({ out }) => out,
  subject: ({ from, to, onward }) => JSON.stringify([from, to, onward.length]),
});

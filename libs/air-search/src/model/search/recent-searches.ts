import { recentList } from '@karvon/search-parts';
import { criteriaQuery, parseCriteria } from './search-criteria';

/** The recent flight searches on this device, the latest of each route. */
export const recentSearches = recentList({
  name: 'recent-searches',
  query: criteriaQuery,
  parse: parseCriteria,
  firstDay: ({ out }) => out,
  subject: ({ from, to, onward }) => JSON.stringify([from, to, onward.length]),
});

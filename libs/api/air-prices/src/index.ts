/** What other modules may use of known prices: the lowest one of a search, and notice of new ones. */
export type { OnwardFlight, StoredSearch } from './observation';
export type { PriceWatch } from './watch-prices';

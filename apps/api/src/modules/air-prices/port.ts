/** What other modules use of known prices: the lowest one of a search, and to hear of new ones. */
export type { OnwardFlight, StoredSearch } from './observation';
export type { PriceWatch } from './watch-prices';

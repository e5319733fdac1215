import { late } from '@karvon/ui-kit';

/** Few addresses have anything wrong, so what says it comes after the page. */
export const SearchChanges = late(async () => (await import('./search-changes')).SearchChanges);
export const StayChanges = late(async () => (await import('./stay-changes')).StayChanges);

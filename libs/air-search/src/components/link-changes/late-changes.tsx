import { late } from '@karvon/ui-kit';

/** Few addresses have anything wrong, so what says it comes after the page. */
export const LinkChanges = late(async () => (await import('./link-changes')).LinkChanges);

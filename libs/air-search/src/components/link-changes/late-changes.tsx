import { late } from '@karvon/ui-kit';

/** Few addresses contain errors, so the component loads after the page. */
export const LinkChanges = late(async () => (await import('./link-changes')).LinkChanges);

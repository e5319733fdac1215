import type { Path } from './paths';

/**
 * The page that a service worker shows in the place of one that cannot be reached. It stands apart from `paths`, which every
 * page brings along: only the page of an order names it.
 */
export const offlinePath: Path<void> = {
  pattern: 'offline',
  to: (locale) => `/${locale}/offline`,
};

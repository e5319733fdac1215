import type { Path } from './paths';

/**
 * The page that a service worker shows in place of an unreachable one. It is separate from `paths`, which every page loads: only
 * the page of an order needs it.
 */
export const offlinePath: Path<void> = {
  pattern: 'offline',
  to: (locale) => `/${locale}/offline`,
};

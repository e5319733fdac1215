import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Stories that a daily run tells in one of its two projects; the nightly run tells them in all four (docs/ci.md). What
 * most visitors meet is told in both: search, the purchase of a flight and of a room, the account, home and the sweeps.
 */
const byTurns = {
  'ru desktop': [
    'flights/exchange',
    'flights/far-and-business',
    'flights/keyboard-buys-a-flight',
    'flights/part-refund',
    'flights/price-chart',
    'flights/several-flights',
    'hotels/booking-made',
    'hotels/keyboard-books-a-hotel',
    'hotels/pending-payment',
    'hotels/stay-dates',
    'site/callback',
    'site/callback-hours',
    'site/carousel',
    'site/content',
    'site/errors',
    'site/favourites',
    'site/keyboard-way',
    'site/widgets',
  ],
  'uz phone': [
    'account/day-of-travel',
    'account/draft-in-account',
    'flights/checkout',
    'flights/claim',
    'flights/extras',
    'flights/lost-hold',
    'flights/network-gone',
    'flights/pending-payment',
    'flights/price-alerts',
    'flights/refund',
    'hotels/draft-on-device',
    'hotels/hotel-pictures',
    'hotels/room-not-booked',
    'hotels/stay-change',
    'site/offline',
    'site/phone-field',
    'site/early/pressed-early',
    'site/early/typed-early',
    'site/widgets-elsewhere',
    'sweeps/layout-shift',
    'sweeps/still-forms',
  ],
};
export const dailyProjects = Object.keys(byTurns) as (keyof typeof byTurns)[];

/** The spec files that wait for another project today; a name without a file is an error. */
export function leftToOthers(project: string): string[] {
  return dailyProjects
    .filter((name) => name !== project)
    .flatMap((name) => byTurns[name])
    .map((story) => {
      const file = `${story}.spec.ts`;
      if (!existsSync(join(import.meta.dirname, file))) throw new Error(`No story: ${file}`);
      return `**/src/${file}`;
    });
}

/** The journeys that the nightly run tells once more on translated pages, in Russian on a desktop and in Uzbek on a phone. */
export const translatedStories = [
  'account/account',
  'flights/checkout',
  'flights/exchange',
  'flights/guest-buys-a-flight',
  'flights/refund',
  'flights/results',
  'flights/search-form',
  'hotels/guest-books-a-hotel',
  'hotels/hotel-search',
  'hotels/stay-change',
  'site/callback',
  'site/favourites',
].map((story) => `**/src/${story}.spec.ts`);

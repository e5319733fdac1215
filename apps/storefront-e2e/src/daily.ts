import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The stories of a daily run: each runs once, in the project named here (docs/ci.md). The nightly run executes them in all four.
 * Files named `.once`, `.ru` and `.uz` have a project of their own.
 */
const byTurns = {
  'ru desktop': [
    'account/dropped-tab',
    'flights/exchange',
    'flights/far-and-business',
    'flights/keyboard-buys-a-flight',
    'flights/part-refund',
    'flights/price-chart',
    'flights/results',
    'flights/several-flights',
    'hotels/booking-made',
    'hotels/guest-books-a-hotel',
    'hotels/pending-payment',
    'hotels/stay-dates',
    'site/callback',
    'site/carousel',
    'site/content',
    'site/errors',
    'site/favourites',
    'site/keyboard-way',
    'site/shell',
    'site/widgets',
  ],
  'uz phone': [
    'account/account',
    'account/draft-in-account',
    'flights/checkout',
    'flights/claim',
    'flights/extras',
    'flights/guest-buys-a-flight',
    'flights/lost-hold',
    'flights/network-gone',
    'flights/pending-payment',
    'flights/price-alerts',
    'flights/refund',
    'flights/search-form',
    'hotels/draft-on-device',
    'hotels/hotel-pictures',
    'hotels/hotel-search',
    'hotels/room-not-booked',
    'hotels/stay-change',
    'site/home',
    'site/offline',
    'site/phone-field',
    'site/early/pressed-early',
    'site/early/typed-early',
    'site/widgets-elsewhere',
    'sweeps/looks',
    'sweeps/pages',
    'sweeps/still-forms',
  ],
};

/**
 * Stories for nightly runs only: another daily story takes the same way, or a faster suite proves the same (banks, suppliers,
 * clocks), and they add only widths, text sizes or a program of their own.
 */
const atNight = [
  'flights/banks.ru',
  'flights/banks.uz',
  'flights/changed-flight.once',
  'flights/code-late.once',
  'flights/own-clock/day-of-flight',
  'flights/suppliers.once',
  'hotels/banks',
  'hotels/day-of-stay',
  'hotels/keyboard-books-a-hotel',
  'hotels/suppliers.once',
  'site/callback-hours',
  'site/hostile-texts.once',
  'site/people.once',
  'site/traces.once',
  'site/two-of-each.once',
  'sweeps/every-link',
  'sweeps/large-letters',
  'sweeps/layout-shift',
  'sweeps/tablet-and-paper.once',
  'sweeps/widths',
];
export const dailyProjects = Object.keys(byTurns) as (keyof typeof byTurns)[];

/** The spec files that are left to another project or to the nightly run; a name without a file is an error. */
export function leftToOthers(project: string): string[] {
  const elsewhere = dailyProjects.filter((name) => name !== project);
  return filesOf([...elsewhere.flatMap((name) => byTurns[name]), ...atNight]);
}

function filesOf(stories: readonly string[]): string[] {
  return stories.map((story) => {
    const file = `${story}.spec.ts`;
    if (!existsSync(join(import.meta.dirname, file))) throw new Error(`No story: ${file}`);
    return `**/src/${file}`;
  });
}

/** Tells what the stories are told of: the night tells those of a day once more with `PLAIN_DELIVERY=1`. */
const isPlain = process.env.PLAIN_DELIVERY === '1';

/** Stories about our own delivery of pages: scripts after the first frame, preloading, pages that fail to load, the cache. */
const ofOwnDelivery = [
  'site/freshness.once',
  'site/page-cache.once',
  'site/paint.once',
  'site/preload.once',
  'site/styles.once',
];
const ofPlainDelivery = ['site/plain-delivery.once'];

/** The spec files that tell of the other delivery. */
export const ofOtherDelivery = filesOf(isPlain ? ofOwnDelivery : ofPlainDelivery);

/** The stories that the nightly run repeats on translated pages, in Russian on a desktop and in Uzbek on a phone. */
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

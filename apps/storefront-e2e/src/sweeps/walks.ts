import { brokenTest, isNightly, test } from '../fixtures';
import { stayWalks } from '../hotels/stay-screens';
import { nightWalks } from '../night-screens';
import { rareWalks } from '../rare-screens';
import { walks } from '../screens';

const byDay = Object.entries(walks).map(([walk, screens]) => ({ walk, screens, tell: test }));
/** A browser reports statuses like 404 in its console, and these walks cause them. */
const atNight = Object.entries({ ...nightWalks, ...rareWalks, ...stayWalks }).map(
  ([walk, screens]) => ({
    walk,
    screens,
    tell: brokenTest,
  }),
);

/** The walks of this run, each with the test function that executes it. */
export const walked = isNightly ? [...byDay, ...atNight] : byDay;

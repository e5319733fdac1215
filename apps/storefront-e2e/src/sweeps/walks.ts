import { brokenTest, isNightly, test } from '../fixtures';
import { nightWalks } from '../night-screens';
import { rareWalks } from '../rare-screens';
import { walks } from '../screens';

const byDay = Object.entries(walks).map(([walk, screens]) => ({ walk, screens, tell: test }));
/** A browser complains in its console of answers like 404, which these walks are about. */
const atNight = Object.entries({ ...nightWalks, ...rareWalks }).map(([walk, screens]) => ({
  walk,
  screens,
  tell: brokenTest,
}));

/** What this run walks, each with the test that tells it. */
export const walked = isNightly ? [...byDay, ...atNight] : byDay;

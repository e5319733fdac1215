import { rounds } from '@karvon/platform/testing/rounds';
import { play } from '../../testing/worlds/play';

/** KARVON_WORLD_SEED=17 repeats the world of one seed, also of a nightly run. */
const seeds = process.env.KARVON_WORLD_SEED
  ? [Number(process.env.KARVON_WORLD_SEED)]
  : Array.from({ length: rounds(8, 20) }, (_, index) => index + 1);

test.each(seeds)('world %i keeps every invariant', async (seed) => {
  const { history, wrong } = await play(seed);
  expect({ wrong, history: wrong.length > 0 ? history : [] }).toEqual({ wrong: [], history: [] });
});

test('a seed repeats its world exactly', async () => {
  for (const seed of seeds.slice(0, rounds(1, 3)))
    expect(await play(seed)).toEqual(await play(seed));
});

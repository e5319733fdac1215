import { play } from '../../testing/worlds/play';
import { inThousands, noteFigure } from '../note-figure';

const worlds = 1_000;
/** Statuses that must occur in some world: a world in which nobody buys proves nothing. */
const ends = [
  'air_orders: paid',
  'air_orders: cancelled',
  'air_orders: issue-error',
  'hotel_orders: finished',
  'hotel_orders: canceled',
] as const;

/** A test that has timed out goes on playing: then no further world begins, so that the process can end. */
let ended = false;
afterAll(() => {
  ended = true;
});

test('a thousand worlds of faults keep every invariant', async () => {
  const wrong: string[] = [];
  const count = new Map<string, number>();
  for (let seed = 1; seed <= worlds && !ended; seed += 1) {
    const played = await play(seed);
    for (const line of played.history) count.set(line, (count.get(line) ?? 0) + 1);
    if (played.wrong.length > 0)
      wrong.push(`KARVON_WORLD_SEED=${seed}: ${played.wrong.join('; ')}`);
  }
  expect(wrong).toEqual([]);
  expect(ends.filter((end) => !count.get(end))).toEqual([]);
  const [paid, , , finished] = ends.map((end) => count.get(end) ?? 0);
  noteFigure(
    4,
    `${inThousands(worlds)} seeds: 0 invariants broken; ${paid} flights and ${finished} rooms were bought in the end`,
  );
}, 3_600_000);

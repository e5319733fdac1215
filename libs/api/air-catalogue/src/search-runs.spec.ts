import { editions } from '@karvon/edition';
import { createSearchRuns, type SearchRunsDeps } from './search-runs';
import type { SupplierSearch } from '@karvon/air-supply/air-supplier';

const search = { legs: [], cabin: 'economy' } as unknown as SupplierSearch;
let now = new Date('2026-11-24T09:00:00Z');

/** Runs over a supplier that finds nothing; the dependencies have only what a search uses. */
function searches() {
  const asked: SupplierSearch[] = [];
  const runs = createSearchRuns({
    clock: { now: () => now },
    logger: { warn: () => undefined },
    edition: editions.uz,
    config: { airSearch: { deadlineMs: 1_000, pollMs: 1_000 } },
    supplier: {
      search(request: SupplierSearch, onBatch: (offers: [], heard: object) => void) {
        asked.push(request);
        onBatch([], { answered: 1, failed: 0, total: 1 });
        return Promise.resolve();
      },
    },
    observe: () => undefined,
  } as unknown as SearchRunsDeps);
  return { runs, asked };
}

test('visitors who start the same search at once, when the last equal run is old, get one new search', async () => {
  const { runs, asked } = searches();
  const old = await runs.start(search);
  while (old.status === 'searching') await old.news(old.version, new AbortController().signal);
  now = new Date(now.getTime() + 6 * 60_000);
  const started = await Promise.all([1, 2, 3].map(() => runs.start(search)));
  for (const { id } of started) expect(await runs.find(id, 0)).toBe(started[0]);
  expect(started[0]).not.toBe(old);
  const [run] = started;
  while (run!.status === 'searching') await run!.news(run!.version, new AbortController().signal);
  expect(asked).toHaveLength(2);
});

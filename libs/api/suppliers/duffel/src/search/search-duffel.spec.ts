import { createLogger } from '@karvon/platform/http/logger';
import type { SellersHeard } from '@karvon/air-supply/air-supplier';
import type { DuffelHttp } from '../wire/duffel-http';
import { createDuffelSearch } from './search-duffel';

const request = {
  legs: [{ origin: 'JFK', destination: 'EWR', date: '2026-12-10' }],
  travellers: { adult: 1, child: 0, baby: 0 },
  cabin: 'Economy',
} as const;

test('a batch without a readable offer counts as failed; one without offers as answered', async () => {
  const batches = [
    { id: 'a', total_batches: 3, remaining_batches: 1, offers: [{ id: 'of a new kind' }] },
    { id: 'a', total_batches: 3, remaining_batches: 0, offers: [] },
  ];
  const http = {
    post: async () => ({ id: 'a', total_batches: 3, remaining_batches: 3 }),
    get: async () => batches.shift(),
  } as unknown as DuffelHttp;
  const fates: unknown[] = [];
  const search = createDuffelSearch(
    http,
    { account: 'USD', ours: 'RUB', rate: 80_000_000 },
    {
      logger: createLogger('silent'),
      logos: { learn: () => undefined },
      tally: (...fate) => void fates.push(fate),
    },
  );
  const heard: SellersHeard[] = [];
  await search(
    { ...request, legs: [...request.legs] },
    (_offers, sellers) => heard.push(sellers),
    new AbortController().signal,
  );
  expect(fates).toEqual([['unreadable', expect.stringMatching(/^\w+$/)]]);
  expect(heard).toEqual([
    { answered: 0, failed: 2, total: 3 },
    { answered: 1, failed: 2, total: 3 },
  ]);
});

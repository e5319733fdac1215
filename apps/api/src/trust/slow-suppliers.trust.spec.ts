import {
  startDuffelSimulator,
  type DuffelSimulator,
  type FaultKind,
} from '@karvon/supplier-simulators';
import { readConfig } from '@karvon/platform/config';
import { holdableOffer, orderBody, submitOrder } from '../testing/air-orders';
import { airSearchRequest, searchPages } from '@karvon/air-catalogue/testing';
import { startTestApp, type TestApp } from '../testing/start-test-app';
import { inSeconds, noteFigure } from './note-figure';

let api: TestApp;
let duffel: DuffelSimulator;
beforeAll(async () => {
  const token = 'duffel_test_simulator';
  duffel = await startDuffelSimulator({ now: () => api.clock.now(), token });
  const { airSearch, airSuppliers } = readConfig({
    AIR_SUPPLIERS: 'duffel,sandbox',
    DUFFEL_URL: duffel.url,
    DUFFEL_TOKEN: token,
    DUFFEL_RATE: '12650',
  });
  // The shop's default waits, not the shorter ones of specs.
  api = await startTestApp({ config: { airSearch, airSuppliers } });
  // The sandbox creates its timetable at the first search.
  await searchPages(api, airSearchRequest('JFK', 'EWR'));
});
afterAll(async () => {
  await api.close();
  await duffel.close();
});

const faults: FaultKind[] = [
  'slow',
  'hang',
  'cut-before',
  'cut-body',
  'invalid',
  'huge',
  'redirect',
  'error',
  'rate-limit',
  'wrong-currency',
];

test('whatever fault one supplier has, a search ends with the offers of the other within 8 s', async () => {
  const times: number[] = [];
  for (const kind of faults) {
    // A failed supplier is called again after a minute, and no search is shared with an earlier one.
    await api.clock.advance({ minutes: 10 });
    duffel.faults.add({ kind, on: '', ms: 30_000 });
    const began = performance.now();
    const pages = await searchPages(api, airSearchRequest('JFK', 'EWR'));
    times.push(performance.now() - began);
    duffel.faults.clear();
    expect([kind, pages.flatMap(({ offers }) => offers).length > 3]).toEqual([kind, true]);
    expect([kind, pages.at(-1)!.status]).toEqual([kind, 'complete']);
  }
  const longest = Math.max(...times);
  expect(longest).toBeLessThanOrEqual(8_000);
  noteFigure(16, `${faults.length} faults: a search takes at most ${inSeconds(longest)}`);
});

test('a booking whose response was lost is resolved within two minutes', async () => {
  const body = orderBody(await holdableOffer(api), { surname: 'HOLDLOST' });
  const response = await submitOrder(api, body);
  expect(response.json()).toMatchObject({ code: 'supplier-unavailable' });
  await api.clock.advance({ minutes: 2 });
  await api.jobs.drain();
  const rows = await api.database.db
    .selectFrom('air_orders')
    .select(['status', 'supply'])
    .execute();
  expect(rows).toEqual([{ status: 'error', supply: 'hold-refused' }]);
  noteFigure(16, 'a lost booking is refused within 2 min by the shop’s clock');
});

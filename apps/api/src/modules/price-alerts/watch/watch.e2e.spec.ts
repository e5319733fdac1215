import type { TestAppOptions } from '../../../testing/start-test-app';
import { openApiDatabase } from '../../../testing/api-database';
import {
  falling,
  follow,
  lettersTo,
  look,
  searchesSpent,
  setAlert,
  setConfirmed,
  tokenOf,
  visit,
} from '../../../testing/price-alerts/price-alerts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';

const url = process.env.KARVON_TEST_DATABASE_URL;
const several = url ? test : test.skip;

const open: TestApp[] = [];
async function start(options: TestAppOptions = {}): Promise<TestApp> {
  const api = await startTestApp(options);
  open.push(api);
  return api;
}
afterEach(async () => {
  for (const api of open.splice(0)) await api.close();
});

const states = (api: TestApp) =>
  api.database.db
    .selectFrom('price_alerts')
    .select(['search_key', 'status', 'price', 'checked_at'])
    .orderBy('created_at')
    .execute();
const readers = ['one@mail.uz', 'two@mail.uz', 'three@mail.uz'];
const toldOf = async (api: TestApp, email: string) =>
  (await lettersTo(api, email)).filter(({ subject }) => subject?.includes('подешевели'));

test('nobody looks: the suppliers are asked once for all who wait for the same search', async () => {
  const api = await start();
  for (const email of readers) await setConfirmed(api, { email });
  await look(api);
  expect(await searchesSpent(api)).toBe(1);
  const [{ price } = { price: null }] = await states(api);
  expect(price).not.toBeNull();
  await look(api);
  expect(await searchesSpent(api)).toBe(1);

  await api.clock.advance({ days: 1 });
  await look(api);
  expect(await searchesSpent(api)).toBe(2);
  for (const email of readers) expect(await toldOf(api, email)).toHaveLength(1);
});

test('an alert that nobody can search for any more, as between airports of one city, ends', async () => {
  const api = await start();
  await setConfirmed(api, { email: readers[0]! });
  const { db } = api.database;
  await db.updateTable('price_alerts').set({ origin: 'VKO', destination: 'SVO' }).execute();
  await look(api);
  expect(await states(api)).toMatchObject([{ status: 'ended' }]);
  await api.clock.advance({ days: 1 });
  await look(api);
  expect(await searchesSpent(api)).toBe(1);
});

test('a journey of several flights is looked up whole, once for all who wait for it', async () => {
  const api = await start();
  const onward = [{ origin: 'AMS', destination: 'IST', out: '2026-12-04' }];
  for (const email of readers) await setConfirmed(api, { email, onward });
  await look(api);
  expect(await searchesSpent(api)).toBe(1);
  const [{ price } = { price: null }] = await states(api);
  expect(price).toBe(await visit(api, { ...falling, onward }));
  await api.clock.advance({ days: 1 });
  await look(api);
  expect(await searchesSpent(api)).toBe(2);
  for (const email of readers) expect(await toldOf(api, email)).toHaveLength(1);
});

test('what visitors search costs nothing', async () => {
  const api = await start();
  await visit(api);
  await setConfirmed(api);
  await look(api);
  await api.clock.advance({ days: 1 });
  await visit(api);
  await look(api);
  expect(await searchesSpent(api)).toBe(0);
  expect(await toldOf(api, falling.email)).toHaveLength(1);
});

test('the budget of an hour goes to those who have waited longest', async () => {
  const api = await start({ config: { priceAlertSearches: 1 } });
  const days = ['2026-12-01', '2026-12-02', '2026-12-03'];
  for (const [index, out] of days.entries()) {
    await setConfirmed(api, { out, email: readers[index]! });
    await api.clock.advance({ minutes: 1 });
  }
  const checked = async () =>
    (await states(api)).filter(({ checked_at: at }) => at !== null).map((row) => row.search_key);
  for (let turn = 1; turn <= 3; turn += 1) {
    await look(api);
    await look(api);
    expect(await checked()).toHaveLength(turn);
    await api.clock.advance({ minutes: 61 });
  }
  // All have had their turn: the first one is next, six hours after it.
  const [first] = await states(api);
  await api.clock.advance({ minutes: 180 });
  await look(api);
  const [again] = await states(api);
  expect(again!.checked_at!.getTime()).toBeGreaterThan(first!.checked_at!.getTime());
});

test('without a budget only the searches of visitors count', async () => {
  const api = await start({ config: { priceAlertSearches: 0 } });
  await setConfirmed(api);
  await look(api);
  expect(await states(api)).toMatchObject([{ price: null, checked_at: null }]);
});

test('a supplier that never answers costs no letter and no place in the queue', async () => {
  const api = await start({
    config: { airSearch: { deadlineMs: 300, patienceMs: 300, pollMs: 300 } },
  });
  await setConfirmed(api, { origin: 'STN', destination: 'LHR' });
  await look(api);
  expect(await searchesSpent(api)).toBe(1);
  const [row] = await states(api);
  expect(row).toMatchObject({ status: 'active', price: null });
  expect(row!.checked_at).not.toBeNull();
  expect(await lettersTo(api)).toHaveLength(1);
});

test('an alert ends when its first day is over where the flight begins; its address is gone, later the row too', async () => {
  const api = await start();
  await visit(api);
  await setConfirmed(api);
  await api.clock.set('2026-12-01T23:30:00.000Z');
  await look(api);
  expect(await states(api)).toMatchObject([{ status: 'active' }]);
  await api.clock.set('2026-12-02T00:10:00.000Z');
  await look(api);
  const rows = await api.database.db.selectFrom('price_alerts').selectAll().execute();
  expect(rows).toMatchObject([{ status: 'ended', sealed: null, email_key: null }]);
  await api.clock.advance({ days: 31 });
  await look(api);
  expect(await states(api)).toEqual([]);
});

test('a stopped alert gets no letter, even one that was about to be written', async () => {
  const api = await start();
  await visit(api);
  await setConfirmed(api);
  await api.clock.advance({ days: 1 });
  await visit(api);
  const [letter] = await toldOf(api, falling.email);
  await api.clock.advance({ days: 1 });
  // Its job is there and has not run.
  await visit(api);
  await follow(api, tokenOf(letter!), 'stop');
  expect(await toldOf(api, falling.email)).toHaveLength(1);
});

several('two processes at once write one letter and ask once', async () => {
  const database = await openApiDatabase(url);
  const [one, other] = [await startTestApp({ database }), await startTestApp({ database })];
  try {
    await visit(one);
    for (const email of readers) await setConfirmed(one, { email });
    for (const api of [one, other]) await api.clock.set('2026-11-22T08:00:00.000Z');
    await visit(other);
    const { search_key: search } = (await states(one))[0]!;
    const enqueue = async (queue: 'price-alerts.ask' | 'price-alerts.judge') => {
      for (const key of ['a', 'b', 'c', 'd'])
        await one.jobs.enqueue(database.db, queue, { search }, { key });
    };
    await enqueue('price-alerts.judge');
    await enqueue('price-alerts.ask');
    await Promise.all([one, other, one, other].map(({ jobs }) => jobs.drain()));
    for (const email of readers) expect(await toldOf(one, email)).toHaveLength(1);

    for (const api of [one, other]) await api.clock.set('2026-11-23T09:00:00.000Z');
    await enqueue('price-alerts.ask');
    await Promise.all([one, other, one, other].map(({ jobs }) => jobs.drain()));
    expect(await searchesSpent(one)).toBe(1);
    for (const email of readers) expect(await toldOf(one, email)).toHaveLength(2);
  } finally {
    await one.close();
    await other.close();
    await database.close();
  }
});

test('nothing is sold: the alert knows so, and waits', async () => {
  const api = await start();
  const pair = { origin: 'PVD', destination: 'RAI' };
  await visit(api, { ...falling, ...pair });
  await setAlert(api, pair);
  const rows = await api.database.db.selectFrom('price_alerts').selectAll().execute();
  expect(rows).toMatchObject([{ price: null, price_known: true }]);
});

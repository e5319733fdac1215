import type { AirOffersPage } from '@karvon/contract';
import { airSearchRequest } from '../testing/search-steps';
import type { StartedModules } from '@karvon/platform/testing/start-modules';
import { openTestDatabase } from '@karvon/platform/testing/test-database';
import { airSearchQueues } from '../queues';
import { patientSearch, startAirCatalogue } from '../testing/start-air-catalogue';
import type { Database } from '@karvon/platform/db/database';

const url = process.env.KARVON_TEST_DATABASE_URL;
const several = url ? describe : describe.skip;

const startProcess = () => startAirCatalogue({ config: patientSearch, database });

let database: Database;
let one: StartedModules;
let other: StartedModules;
beforeEach(async () => {
  database = await openTestDatabase(url, airSearchQueues);
  [one, other] = [await startProcess(), await startProcess()];
});
afterEach(async () => {
  await one.close();
  await other.close();
  await database.close();
});

async function start(api: StartedModules, request = airSearchRequest()): Promise<string> {
  const created = await api.inject({ method: 'POST', url: '/v1/air/searches', payload: request });
  return created.json().id;
}

async function sendRequest(
  api: StartedModules,
  id: string,
  cursor?: string,
): Promise<AirOffersPage> {
  const query = cursor ? `&cursor=${cursor}` : '';
  const response = await api.inject(`/v1/air/searches/${id}/offers?lang=ru${query}`);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json();
}

/** The offers of a search; each of its requests goes to another process. */
async function collect(id: string, processes: StartedModules[]): Promise<string[]> {
  const shown = new Set<string>();
  let page: AirOffersPage | undefined;
  for (let turn = 0; page?.status !== 'complete'; turn += 1) {
    page = await sendRequest(processes[turn % processes.length]!, id, page?.cursor);
    for (const offer of page.replaced) shown.delete(offer);
    for (const { id: offer } of page.offers) shown.add(offer);
  }
  return [...shown].sort();
}

several('two processes on one database', () => {
  test('each process serves the searches of the other, while they run and later', async () => {
    const id = await start(one);
    const mixed = await collect(id, [other, one, other]);
    expect(mixed.length).toBeGreaterThan(10);
    expect(await collect(id, [one])).toEqual(mixed);
    expect(await collect(id, [other])).toEqual(mixed);
  });

  test('equal searches in one process are one search, which is stored once', async () => {
    const [first, second] = [await start(one), await start(one)];
    expect(second).toBe(first);
    expect(await collect(first, [other])).toEqual(await collect(first, [one]));
    const { searches } = await database.db
      .selectFrom('air_searches')
      .select(({ fn }) => fn.countAll<number>().as('searches'))
      .executeTakeFirstOrThrow();
    expect(searches).toBe(1);
  });

  test('a complete search of another process is read from the database once', async () => {
    const id = await start(one);
    const before = await collect(id, [other]);
    await database.db.deleteFrom('air_search_runs').execute();
    expect(await collect(id, [other])).toEqual(before);
  });

  test('offers outlive the process that found them', async () => {
    const id = await start(one);
    const before = await collect(id, [one]);
    await one.close();
    expect(await collect(id, [other])).toEqual(before);
    one = await startProcess();
  });

  test('many searches of one visitor do not push out those of others', async () => {
    const id = await start(one);
    const before = await collect(id, [one]);
    for (let adult = 1; adult <= 9; adult += 1)
      for (let day = 1; day <= 23; day += 1) {
        const departureDate = `2026-12-${String(day).padStart(2, '0')}`;
        const route = [{ departure: 'PVD', arrival: 'RAI', departureDate, returnalDate: null }];
        const travellers = { adult, child: 0, baby: 0 };
        await start(one, airSearchRequest('PVD', 'RAI', { route, travellers }));
      }
    expect(await collect(id, [one])).toEqual(before);
  });

  test('every process refuses an unknown search, an expired one and an invalid cursor', async () => {
    const id = await start(one);
    await collect(id, [one]);
    const statusOf = async (path: string) =>
      (await other.inject(`/v1/air/searches/${path}`)).statusCode;
    expect(await statusOf(`${id}/offers?lang=ru&cursor=0.999999`)).toBe(400);
    expect(await statusOf('11111111-1111-4111-8111-111111111111/offers?lang=ru')).toBe(404);
    await other.clock.advance({ minutes: 31 });
    expect(await statusOf(`${id}/offers?lang=ru`)).toBe(404);
    await other.jobs.enqueue(database.db, 'air-search.forget', {});
    await other.jobs.drain();
    const left = await database.db.selectFrom('air_search_news').selectAll().execute();
    expect(left).toEqual([]);
  });
});

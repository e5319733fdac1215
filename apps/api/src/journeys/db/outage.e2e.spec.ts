import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AirOfferDetail, AirOrderWithToken } from '@karvon/contract';
import { orderBody } from '../../testing/air-orders';
import { airSearchRequest } from '@karvon/air-catalogue/testing';
import { until } from '@karvon/platform/testing/until';
import { findOffer } from '../../testing/find-offer';
import { startFaultProxy, type FaultProxy } from '@karvon/platform/testing/fault-proxy';
import { startServerProcess, type ServerProcess } from '../../testing/server-process';
import { openApiDatabase } from '../../testing/api-database';
import type { Database } from '@karvon/platform/db/database';

const postgresUrl = process.env.KARVON_TEST_DATABASE_URL;
// The embedded database has no server that could go away.
const onPostgres = postgresUrl ? test : test.skip;

let dataDir: string;
let database: Database;
let proxy: FaultProxy;
let server: ServerProcess;
beforeEach(async () => {
  if (!postgresUrl) return;
  dataDir = mkdtempSync(join(tmpdir(), 'karvon-outage-'));
  database = await openApiDatabase(postgresUrl);
  const { engine } = database;
  proxy = await startFaultProxy(engine.kind === 'postgres' ? engine.url : '');
  const start = () => startServerProcess({ DATA_DIR: dataDir, DATABASE_URL: proxy.url });
  // On a busy machine the database may be silent for a second while a server starts: it ends, and its supervisor starts it again.
  server = await start().catch(start);
});
afterEach(async () => {
  if (!postgresUrl) return;
  await proxy.mend();
  await server.stop();
  await proxy.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const get = (path: string) => fetch(server.url + path);
const submit = (path: string, payload: object, key = randomUUID()) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(payload),
  });

const call = async <T>(path: string, payload?: object) =>
  (await (payload ? submit(path, payload) : get(path)).then((response) => response.json())) as T;

const booking = (offer: AirOfferDetail, index: number) =>
  orderBody(offer, { document: `AA${1234567 + index}` });

const searchInDays = (days: number) => {
  const departureDate = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const leg = { departure: 'JFK', arrival: 'EWR', departureDate, returnalDate: null };
  return airSearchRequest('JFK', 'EWR', { route: [leg] });
};

const lines = (level: string) =>
  server.log.filter((line) => line.level === level).map(({ msg }) => msg);

/** A busy machine may see more than one outage. Each outage has two lines, however many calls fail in it. */
async function expectOneLinePerOutage() {
  const isBack = (msg: string) => msg === 'database back';
  const back = await until(
    async () => lines('warn').filter(isBack),
    ({ length }) => length > 0,
  );
  expect(lines('error')).toEqual(back.map(() => 'database lost'));
}

onPostgres(
  'When the database stops during bookings, they get a request to try again; none is lost or made twice',
  async () => {
    const offer = await findOffer(call);
    const calls = Array.from({ length: 12 }, (_, index) => ({
      key: randomUUID(),
      body: booking(offer, index),
    }));
    const book = ({ key, body }: (typeof calls)[number]) => submit('/v1/air/orders', body, key);

    const first = Promise.all(calls.map(book));
    // In the middle of the calls: the first keys are claimed, and few responses or none are sent.
    await until(
      async () => (await database.db.selectFrom('idempotency_keys').select('key').execute()).length,
      (claimed) => claimed > 0,
    );
    await proxy.stop();
    const acknowledged = new Map<string, string>();
    for (const [index, response] of (await first).entries()) {
      if (response.status === 201) {
        const { order } = (await response.json()) as AirOrderWithToken;
        acknowledged.set(calls[index]!.key, order.number);
      } else {
        expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
      }
    }
    const refused = await submit('/v1/air/orders', calls[0]!.body);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect((await get('/readyz')).status).toBe(503);
    expect((await get('/healthz')).status).toBe(200);

    await proxy.mend();
    await until(
      () => get('/readyz'),
      ({ status }) => status === 200,
    );
    for (const call of calls) {
      const response = await until(
        () => book(call),
        ({ status }) => status !== 409 && status !== 503,
      );
      const { order } = (await response.json()) as AirOrderWithToken;
      expect(order.number).toBe(acknowledged.get(call.key) ?? order.number);
    }
    const orders = await database.db.selectFrom('air_orders').select('number').execute();
    expect(orders).toHaveLength(calls.length);
    await expectOneLinePerOutage();
  },
  180_000,
);

onPostgres(
  'When the database hangs, calls that need it get a request to try again, and others are served',
  async () => {
    const offer = await findOffer(call);
    proxy.freeze();
    expect((await submit('/v1/air/orders', booking(offer, 0))).status).toBe(503);
    expect((await get('/readyz')).status).toBe(503);
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/v1/news?lang=ru')).status).toBe(200);
    // The search goes on in the process where it started.
    expect((await submit('/v1/air/searches', searchInDays(30))).status).toBe(201);

    await proxy.mend();
    await until(
      () => get('/readyz'),
      ({ status }) => status === 200,
    );
    await expectOneLinePerOutage();
    expect(lines('warn')).not.toContain('a search was not written down');
    // A busy machine may be too slow for a moment: the visitor gets a request to try again.
    const booked = await until(
      () => submit('/v1/air/orders', booking(offer, 0)),
      ({ status }) => status !== 503,
    );
    expect(booked.status).toBe(201);
  },
  180_000,
);

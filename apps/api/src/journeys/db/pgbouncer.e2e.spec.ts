import { randomUUID } from 'node:crypto';
import type { AirOrder, AirOrderWithToken } from '@karvon/contract';
import { freePort } from '@karvon/processes';
import { sql } from 'kysely';
import { orderBody } from '@karvon/air-orders/testing';
import { findOffer } from '../../testing/find-offer';
import { createPgbouncer, hasPgbouncer, type Pgbouncer } from '../../testing/postgres/pgbouncer';
import { nightlyTest } from '@karvon/platform/testing/rounds';
import { startServerProcess, type ServerProcess } from '../../testing/server-process';
import { openApiDatabase } from '../../testing/api-database';
import { until } from '@karvon/platform/testing/until';
import type { Database } from '@karvon/platform/db/database';

const postgresUrl = process.env.KARVON_TEST_DATABASE_URL;
const throughPgbouncer = postgresUrl && hasPgbouncer ? nightlyTest : test.skip;

/** Fewer connections than one API would open without PgBouncer. */
const connections = 4;

let database: Database;
let bouncer: Pgbouncer;
const servers: ServerProcess[] = [];
beforeEach(async () => {
  database = await openApiDatabase(postgresUrl);
  if (database.engine.kind !== 'postgres') return;
  const sessionUrl = database.engine.url;
  bouncer = createPgbouncer(sessionUrl, { port: await freePort(), connections });
  await bouncer.start();
  for (let api = 0; api < 2; api += 1)
    servers.push(
      await startServerProcess({ DATABASE_URL: bouncer.url, DATABASE_SESSION_URL: sessionUrl }),
    );
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  await bouncer?.close();
  await database.close();
});

async function call<T>(path: string, payload?: object, headers = {}, at = servers[0]!): Promise<T> {
  const response = await fetch(at.url + path, {
    method: payload ? 'POST' : 'GET',
    headers: {
      ...(payload && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      ...headers,
    },
    ...(payload && { body: JSON.stringify(payload) }),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** Pays at the bank; the tickets come with the jobs. */
async function buy(offer: Awaited<ReturnType<typeof findOffer>>, index: number): Promise<AirOrder> {
  // The order goes to another process than its search.
  const at = servers[index % 2];
  const body = orderBody(offer, { document: `AA${1_000_000 + index}` });
  const booked = await call<AirOrderWithToken>('/v1/air/orders', body, {}, at);
  const { number } = booked.order;
  const token = { 'order-token': booked.accessToken };
  const payment = {
    orderKind: 'air',
    orderNumber: number,
    method: 'bank-card',
    returnUrl: `/ru/order/payment?number=${number}`,
    lang: 'ru',
  };
  const { confirmationUrl } = await call<{ confirmationUrl: string }>(
    '/v1/payments',
    payment,
    token,
    at,
  );
  await fetch(new URL(new URL(confirmationUrl).pathname, at!.url), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ choice: 'pay', delivery: 'once' }),
    redirect: 'manual',
  });
  return until(
    () => call<AirOrder>(`/v1/air/orders/${number}`, undefined, token, at),
    ({ status, tickets }) => status === 'paid' && tickets === 'ready',
  );
}

throughPgbouncer('20 people buy at once from two processes through 4 connections', async () => {
  const offer = await findOffer(call);
  const orders = await Promise.all(Array.from({ length: 20 }, (_, index) => buy(offer, index)));
  expect(new Set(orders.map(({ number }) => number)).size).toBe(20);
  const { rows } = await sql<{ entry: string; count: number }>`
    select entry, count(*)::int as count from ledger group by entry`.execute(database.db);
  expect(rows).toEqual([{ entry: 'charge', count: 20 }]);

  const pools = await bouncer.show<{ database: string; cl_active: number; sv_idle: number }>(
    'pools',
  );
  const [pool] = pools.filter((one) => bouncer.url.endsWith(`/${one.database}`));
  expect(pool!.cl_active).toBeGreaterThan(connections);
  const all = await bouncer.show<{ database: string }>('servers');
  expect(all.filter((one) => bouncer.url.endsWith(`/${one.database}`)).length).toBe(connections);
  const warned = servers.flatMap(({ log }) => log.filter(({ level }) => level === 'warn'));
  expect(warned.map(({ msg }) => msg)).not.toContainEqual(
    expect.stringContaining('no time limits'),
  );
});

throughPgbouncer('calls get a request to try again while PgBouncer is away', async () => {
  const { url } = servers[0]!;
  const ready = () => fetch(`${url}/readyz`).then(({ status }) => status);
  expect(await ready()).toBe(200);
  await bouncer.kill();
  const began = performance.now();
  const response = await fetch(`${url}/v1/air/orders/lookup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ bookingNumber: '00000000', surname: 'KARIMOVA', lang: 'ru' }),
  });
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('1');
  expect(performance.now() - began).toBeLessThan(1_000);
  expect(await ready()).toBe(503);
  await bouncer.start();
  await until(ready, (status) => status === 200);
});

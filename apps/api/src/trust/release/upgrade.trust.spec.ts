import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { AirOfferDetail, AirOrder, AirOrderWithToken } from '@karvon/contract';
import { migrations } from '@karvon/platform/db-setup/initialise';
import { orderBodyOf } from '@karvon/air-orders/testing';
import type { StartedPayment } from '@karvon/payments/testing';
import { startServerProcess, type ServerProcess } from '../../testing/server-process';
import { openApiDatabase } from '../../testing/api-database';
import { until } from '@karvon/platform/testing/until';
import { inSeconds, noteFigure } from '../note-figure';
import { startShop, type Shop } from '../shop';
import { buildEarlierProgram, commitOf } from './earlier-program';

/** No call of the running program waits longer while the next one changes the tables. */
const maxMs = 5_000;
const newest = migrations.at(-1)!.name;
/** Since then migrations only add, and sealed values name their keys: an earlier program cannot open what ours has sealed. */
const first = commitOf('0670-sealed-walks');
const last = commitOf(newest);
const earlier: [string, string][] = [
  ['the program of 0670-sealed-walks', first ?? ''],
  [`the program before ${newest}`, `${last}^`],
];

let shop: Shop;
let visitors = 0;
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function call<T>(
  server: ServerProcess,
  path: string,
  payload?: object,
  headers: Record<string, string> = {},
): Promise<T> {
  const { status, body } = await shop.call(server, path, payload, {
    'idempotency-key': randomUUID(),
    ...headers,
  });
  expect([path, status, body]).toEqual([path, status < 300 ? status : 'success', body]);
  return JSON.parse(body) as T;
}

/** Books with one program, pays with another one, and reads the receipt there. */
async function buy(
  offer: AirOfferDetail,
  booksAt: ServerProcess,
  paysAt: ServerProcess,
): Promise<void> {
  visitors += 1;
  const body = orderBodyOf(visitors, offer);
  const booked = await call<AirOrderWithToken>(booksAt, '/v1/air/orders', body);
  const { number } = booked.order;
  const token = { 'order-token': booked.accessToken };
  const { confirmationUrl } = await call<StartedPayment>(
    paysAt,
    '/v1/payments',
    {
      orderKind: 'air',
      orderNumber: number,
      method: 'payme',
      returnUrl: '/ru/order/payment',
      lang: 'ru',
    },
    token,
  );
  const chosen = await fetch(paysAt.url + new URL(confirmationUrl).pathname, {
    method: 'POST',
    body: new URLSearchParams({ choice: 'pay', delivery: 'once' }),
    redirect: 'manual',
  });
  expect(chosen.status).toBe(303);
  await until(
    () => call<AirOrder>(booksAt, `/v1/air/orders/${number}?lang=ru`, undefined, token),
    ({ status, tickets }) => status === 'paid' && tickets === 'ready',
  );
}

/** Without history, as in an export or a shallow copy, no earlier program can be built. */
const withHistory = first && last ? test : test.skip;

withHistory.each(earlier)(
  '%s keeps serving while ours changes the tables, and both sell at the same time',
  async (name, commit) => {
    const program = buildEarlierProgram(commit);
    closing.push(program.remove);
    const database = await openApiDatabase(process.env.KARVON_TEST_DATABASE_URL);
    closing.push(() => database.close());
    await database.withSession((session) =>
      session.run(
        'DROP SCHEMA public CASCADE; CREATE SCHEMA public; DROP SCHEMA IF EXISTS pgboss CASCADE',
      ),
    );
    const env = { DATABASE_URL: (database.engine as { url: string }).url };
    shop = await startShop(env.DATABASE_URL, 0);
    closing.push(() => shop.close());
    const old = await startServerProcess(env, undefined, program.main);
    shop.servers.push(old);
    const offer = await shop.findOffer();
    await buy(offer, old, old);

    let serving = true;
    const times: number[] = [];
    const visits = (async () => {
      while (serving) {
        visitors += 1;
        const began = performance.now();
        await call(old, '/v1/air/orders', orderBodyOf(visitors, offer));
        times.push(performance.now() - began);
        await wait(20);
      }
    })();
    const ours = await startServerProcess(env);
    shop.servers.push(ours);
    serving = false;
    await visits;
    const slowest = Math.max(...times);
    expect(times.length).toBeGreaterThan(0);
    expect(slowest).toBeLessThanOrEqual(maxMs);

    await buy(offer, old, old);
    await buy(offer, old, ours);
    await buy(offer, ours, old);
    await buy(offer, ours, ours);
    for (const { log } of shop.servers)
      expect(log.filter(({ level }) => level === 'error' || level === 'fatal')).toEqual([]);
    noteFigure(
      29,
      `${name} sold on while the tables changed (a call ${inSeconds(slowest)} at most) and beside ours`,
    );
  },
);

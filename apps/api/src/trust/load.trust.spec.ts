import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@karvon/platform/db/database';
import { orderBody } from '../testing/air-orders';
import { airSearchRequest } from '@karvon/air-catalogue/testing';
import { startOwnPostgres, type OwnPostgres } from './load/own-postgres';
import { openApiDatabase } from '../testing/api-database';
import { until } from '@karvon/platform/testing/until';
import type { LoadOutcome, LoadPlan } from './load/plan';
import { inThousands, noteFigure, percentile } from './note-figure';
import { startShop, type Shop } from './shop';

const seconds = 60;
const searchesPerSecond = 200;
const bookingsPerSecond = 20;
const maxSearchMs = 150;
const maxBookingMs = 500;
/** The restarts of the database, in seconds after the load has begun. */
const restarts = [
  ['fast', 15],
  ['immediate', 20],
] as const;

let postgres: OwnPostgres | undefined;
let database: Database;
let shop: Shop;
beforeEach(async () => {
  postgres = await startOwnPostgres();
  database = await openApiDatabase(postgres?.url ?? process.env.KARVON_TEST_DATABASE_URL);
  shop = await startShop((database.engine as { url: string }).url, 2);
});
afterEach(async () => {
  await shop.close();
  await database.close();
  await postgres?.stop();
});

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Searches that many visitors make at the same time: ten directions on three days. */
const popular = ['MOW', 'IST', 'DXB', 'LED', 'SKD', 'ALA', 'SEL', 'KZN', 'JED', 'FRU'].flatMap(
  (arrival) =>
    [7, 14, 30].map((days) =>
      airSearchRequest('TAS', arrival, {
        route: [{ departure: 'TAS', arrival, departureDate: inDays(days), returnalDate: null }],
      }),
    ),
);

/** Fills the caches: suppliers get one request in five minutes for all visitors. */
async function warmUp(): Promise<void> {
  for (const search of popular)
    for (const server of shop.servers) {
      const { body } = await shop.call(server, '/v1/air/searches', search);
      const { id } = JSON.parse(body) as { id: string };
      await until(
        async () =>
          JSON.parse((await shop.call(server, `/v1/air/searches/${id}/offers?lang=ru`)).body) as {
            status: string;
          },
        ({ status }) => status === 'complete',
      );
    }
}

async function makeLoad(changes: Partial<LoadPlan> = {}): Promise<LoadOutcome> {
  const plan: LoadPlan = {
    servers: shop.servers.map(({ url }) => url),
    seconds,
    searchesPerSecond,
    bookingsPerSecond,
    payEach: 4,
    searches: popular,
    booking: orderBody(await shop.findOffer()),
    ...changes,
  };
  await warmUp();
  const child = fork(join(__dirname, 'load/make-load.ts'), {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.send(plan);
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The load ended with ${code}`);
  });
  failed.catch(() => undefined);
  const [outcome] = (await Promise.race([once(child, 'message'), failed])) as [LoadOutcome];
  return outcome;
}

/** Expects one order and one hold for each booking, one charge for each payment, and tickets for each paid order. */
async function expectNothingLostOrDouble({ booked }: LoadOutcome): Promise<void> {
  const { db } = database;
  const numbers = booked.map(({ number }) => number).sort();
  const orders = await db.selectFrom('air_orders').select('number').orderBy('number').execute();
  expect(orders.map(({ number }) => number)).toEqual(numbers);
  const holds = await db.selectFrom('sandbox_supplier_orders').select('reference').execute();
  expect(holds.map(({ reference }) => reference).sort()).toEqual(numbers);
  const paid = booked.filter((one) => one.paid).map(({ number }) => number);
  const issued = await until(
    () =>
      db
        .selectFrom('air_orders')
        .select('number')
        .where('supply', '=', 'issued')
        .orderBy('number')
        .execute(),
    (rows) => rows.length >= paid.length,
  );
  expect(issued.map(({ number }) => number)).toEqual(paid.sort());
  const charges = await db
    .selectFrom('ledger')
    .innerJoin('payments', 'payments.id', 'ledger.payment_id')
    .select(['entry', 'order_number as number'])
    .orderBy('order_number')
    .execute();
  expect(charges).toEqual(paid.map((number) => ({ entry: 'charge', number })));
}

const figure = (times: readonly number[]) => Math.round(percentile(times, 0.95));

test('a minute of 200 searches and 20 bookings a second: 95 of 100 within 150 and 500 ms', async () => {
  const outcome = await makeLoad();
  const [search, booking] = [figure(outcome.searches), figure(outcome.bookings)];
  const text = `${searchesPerSecond} searches/s p95 ${search} ms, ${bookingsPerSecond} bookings/s p95 ${booking} ms for ${seconds} s on ${cpus().length} processors, with PostgreSQL and the visitors`;
  console.info(text, outcome.refusals, `visitors late by ${Math.round(outcome.latest)} ms at most`);
  expect(outcome.refusals).toEqual({});
  expect(outcome.searches).toHaveLength(seconds * searchesPerSecond);
  await expectNothingLostOrDouble(outcome);
  noteFigure(28, text);
  expect(search).toBeLessThanOrEqual(maxSearchMs);
  expect(booking).toBeLessThanOrEqual(maxBookingMs);
});

test('the same with the database restarted twice: no order lost, no double charge, no process dead', async () => {
  if (!postgres) throw new Error('This needs the programs of a PostgreSQL server: initdb, pg_ctl');
  const ends: unknown[] = [];
  for (const { ended } of shop.servers) void ended.then((signal) => ends.push(signal));
  const load = makeLoad();
  for (const [mode, after] of restarts) {
    await wait(after * 1_000);
    await postgres.restart(mode);
  }
  const outcome = await load;
  expect(ends).toEqual([]);
  expect(outcome.bookings).toHaveLength(seconds * bookingsPerSecond);
  await expectNothingLostOrDouble(outcome);
  const told = Object.values(outcome.refusals).reduce((sum, count) => sum + count, 0);
  noteFigure(
    28,
    `the database restarted twice meanwhile: 0 of ${inThousands(outcome.booked.length)} orders lost, 0 double charges, 0 processes dead, ${inThousands(told)} calls told to come again`,
  );
});

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { AirOfferDetail, AirOrder, AirOrderWithToken } from '@karvon/contract';
import type { Database } from '@karvon/platform/db/database';
import { phases, type Phase } from '@karvon/platform/phase';
import { orderBody } from '@karvon/air-orders/testing';
import type { StartedPayment } from '@karvon/payments/testing';
import { createRandom } from '@karvon/platform/testing/random';
import { startServerProcess, type ServerProcess } from '../testing/server-process';
import { openApiDatabase } from '../testing/api-database';
import { inSeconds, noteFigure } from './note-figure';
import { startShop, type Shop } from './shop';

const maxMs = 10_000;
const visitors = 4;
const randomKills = 12;
/** Every phase from a booking to its receipt; crashes of cancellations and refunds have specs of their own. */
const phasesOfSale = (Object.keys(phases) as Phase[]).filter(
  (name) => /^[BPF]\d$/.test(name) && name !== 'P7',
);

let database: Database;
let url: string;
let shop: Shop;
let offer: AirOfferDetail;
let server: ServerProcess;
/** When the last server was ready, by `performance.now()`. */
let readyAt = 0;
let longest = 0;
let documents = 0;
let tickets = 0;

async function start(killAt?: Phase): Promise<void> {
  server = await startServerProcess({ DATABASE_URL: url }, killAt);
  readyAt = performance.now();
}

beforeAll(async () => {
  database = await openApiDatabase(process.env.KARVON_TEST_DATABASE_URL);
  ({ url } = database.engine as { url: string });
  shop = await startShop(url, 1);
  offer = await shop.findOffer();
  await shop.servers[0]!.stop();
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

/** Repeats a call until it succeeds, as a browser does; records how long the server took after it was ready. */
async function insist<T>(
  path: string,
  payload?: object,
  headers: Record<string, string> = {},
  done: (read: T) => boolean = () => true,
): Promise<T> {
  const sentAt = performance.now();
  for (;;) {
    const answer = await shop.call(server, path, payload, headers).catch(() => undefined);
    if (answer && answer.status < 300) {
      const read = JSON.parse(answer.body) as T;
      if (done(read)) {
        longest = Math.max(longest, performance.now() - Math.max(sentAt, readyAt));
        return read;
      }
    }
    expect([undefined, 200, 201, 409, 429, 502, 503]).toContain(answer?.status);
    await wait(50);
  }
}

/** Books, pays and waits for the receipt, even if the server dies meanwhile. */
async function buy(): Promise<AirOrder> {
  documents += 1;
  const body = orderBody(offer, { document: `AA${1_000_000 + documents}` });
  const booked = await insist<AirOrderWithToken>('/v1/air/orders', body, {
    'idempotency-key': randomUUID(),
  });
  const { number } = booked.order;
  const token = { 'order-token': booked.accessToken };
  const payment = await insist<StartedPayment>(
    '/v1/payments',
    {
      orderKind: 'air',
      orderNumber: number,
      method: 'payme',
      returnUrl: '/ru/order/payment',
      lang: 'ru',
    },
    { ...token, 'idempotency-key': randomUUID() },
  );
  await insistAtBank(payment);
  await insist<{ status: string }>(
    `/v1/payments/${payment.id}`,
    undefined,
    token,
    ({ status }) => status === 'succeeded',
  );
  return insist<AirOrder>(
    `/v1/air/orders/${number}?lang=ru`,
    undefined,
    token,
    (order) => order.tickets === 'ready',
  );
}

async function insistAtBank({ confirmationUrl }: StartedPayment): Promise<void> {
  for (;;) {
    const chosen = await fetch(server.url + new URL(confirmationUrl).pathname, {
      method: 'POST',
      body: new URLSearchParams({ choice: 'pay', delivery: 'once' }),
      redirect: 'manual',
    }).catch(() => undefined);
    if (chosen && chosen.status < 400) return;
    await wait(50);
  }
}

/** Expects one hold, one charge and one ticket for each purchase, and no others. */
async function expectNothingDouble(bought: number): Promise<void> {
  const { db } = database;
  const holds = await db
    .selectFrom('sandbox_supplier_orders')
    .select(['reference', 'status', 'tickets'])
    .execute();
  const charges = await db.selectFrom('ledger').select(['entry', 'payment_id']).execute();
  const atBank = await db
    .selectFrom('sandbox_bank_payments')
    .select(['status', 'refunded'])
    .where('status', '=', 'succeeded')
    .execute();
  expect([holds.length, charges.length, atBank.length]).toEqual([bought, bought, bought]);
  expect(
    holds.filter(({ status, tickets: issued }) => status !== 'issued' || issued.length !== 1),
  ).toEqual([]);
  expect(charges.filter(({ entry }) => entry !== 'charge')).toEqual([]);
  expect(new Set(charges.map((one) => one.payment_id)).size).toBe(bought);
}

test('killed at every phase of a sale, the next server goes on within ten seconds', async () => {
  for (const phase of phasesOfSale) {
    await start(phase);
    const bought = buy();
    expect([phase, await server.ended]).toEqual([phase, 'SIGKILL']);
    await start();
    expect(await bought).toMatchObject({ status: 'paid', tickets: 'ready' });
    tickets += 1;
    await server.stop();
  }
  await expectNothingDouble(tickets);
  expect(longest).toBeLessThanOrEqual(maxMs);
  noteFigure(
    3,
    `${phasesOfSale.length} phases: what was begun is done ${inSeconds(longest)} after the restart at the latest`,
  );
});

test('killed at random moments while four visitors buy, it loses nothing and does nothing twice', async () => {
  longest = 0;
  const random = createRandom(3);
  let goesOn = true;
  let bought = 0;
  await start();
  const visits = Promise.all(
    Array.from({ length: visitors }, async () => {
      while (goesOn) {
        expect(await buy()).toMatchObject({ status: 'paid', tickets: 'ready' });
        bought += 1;
      }
    }),
  );
  for (let kills = 0; kills < randomKills; kills += 1) {
    await wait(200 + random.upTo(2_500));
    await server.kill();
    await start();
  }
  goesOn = false;
  await visits;
  await server.stop();
  await expectNothingDouble(tickets + bought);
  expect(longest).toBeLessThanOrEqual(maxMs);
  noteFigure(
    3,
    `${randomKills} random kills: 0 of ${bought} purchases lost or doubled, ${inSeconds(longest)} after a restart at most`,
  );
});

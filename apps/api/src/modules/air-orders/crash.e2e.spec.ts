import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { AirOffersPage, AirOfferDetail, AirOrder, AirOrderWithToken } from '@karvon/contract';
import { readConfig } from '../../config';
import { openDatabase, postgresDatabase, type Database } from '../../db/database';
import { airSearchRequest } from '../../testing/air-search';
import { orderBody, type StartedPayment } from '../../testing/air-orders';
import { startServerProcess, type ServerProcess } from '../../testing/server-process';
import { openTestDatabase } from '../../testing/test-database';

jest.setTimeout(240_000);

const dataDir = mkdtempSync(join(tmpdir(), 'karvon-crash-'));
let postgres: Database | undefined;
let server: ServerProcess;

beforeAll(async () => {
  const url = process.env.KARVON_TEST_DATABASE_URL;
  if (url) postgres = await openTestDatabase(url);
});
afterAll(async () => {
  await server.stop();
  await postgres?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const env = () => ({
  DATA_DIR: dataDir,
  ...(postgres?.engine.kind === 'postgres' && { DATABASE_URL: postgres.engine.url }),
});

/** A look into the store while the server is down. */
async function inDatabase<T>(look: (db: Database['db']) => Promise<T>): Promise<T> {
  const database =
    postgres?.engine.kind === 'postgres'
      ? postgresDatabase(postgres.engine.url)
      : await openDatabase(readConfig({ DATA_DIR: dataDir }));
  return look(database.db).finally(() => database.close());
}

/** A claim of a dead call may be taken over after a minute: let it be over. */
const letAMinutePass = () =>
  inDatabase((db) =>
    db
      .updateTable('idempotency_keys')
      .set({ locked_at: new Date(0) })
      .where('response_status', 'is', null)
      .execute(),
  );

async function call<T>(
  path: string,
  payload?: object,
  headers: Record<string, string> = {},
): Promise<T> {
  const response = await fetch(server.url + path, {
    method: payload ? 'POST' : 'GET',
    headers: { ...(payload && { 'content-type': 'application/json' }), ...headers },
    body: payload && JSON.stringify(payload),
  });
  const answer = (await response.json()) as T;
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer;
}

/** The call that the server does not survive. */
async function callAndDie(
  path: string,
  payload?: object,
  headers?: Record<string, string>,
): Promise<void> {
  await expect(call(path, payload, headers)).rejects.toThrow('fetch failed');
  expect(await server.ended).toBe('SIGKILL');
}

async function until<T>(ask: () => Promise<T>, reached: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (reached(answer)) return answer;
    await wait(100);
  }
}

async function findOffer(): Promise<AirOfferDetail> {
  const { id } = await call<{ id: string }>(
    '/v1/air/searches',
    airSearchRequest('JFK', 'EWR', {
      route: [
        {
          departure: 'JFK',
          arrival: 'EWR',
          departureDate: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
          returnalDate: null,
        },
      ],
    }),
  );
  const page = await until(
    () => call<AirOffersPage>(`/v1/air/searches/${id}/offers?lang=ru`),
    ({ offers }) => offers.length > 0,
  );
  return call(`/v1/air/offers/${page.offers[0]!.id}?lang=ru`);
}

test('killed at any step from booking to ticket, it ends with one hold, one charge, one ticket', async () => {
  // B4: the supplier holds the seats, and we die before we write that down.
  server = await startServerProcess(env(), 'B4');
  const body = orderBody(await findOffer());
  const bookingKey = { 'idempotency-key': randomUUID() };
  await callAndDie('/v1/air/orders', body, bookingKey);
  await letAMinutePass();

  // P3: the bank has opened the payment, and we die before we know its number.
  server = await startServerProcess(env(), 'P3');
  const booked = await call<AirOrderWithToken>('/v1/air/orders', body, bookingKey);
  const { number } = booked.order;
  const pay = {
    orderKind: 'air',
    orderNumber: number,
    method: 'payme',
    returnUrl: '/ru/order/payment',
    lang: 'ru',
  };
  const payHeaders = { 'idempotency-key': randomUUID(), 'order-token': booked.accessToken };
  await callAndDie('/v1/payments', pay, payHeaders);
  await letAMinutePass();

  // P5: the money is there, and we die in the transaction that says so.
  server = await startServerProcess(env(), 'P5');
  const payment = await call<StartedPayment>('/v1/payments', pay, payHeaders);
  const bankPage = server.url + new URL(payment.confirmationUrl).pathname;
  await fetch(bankPage, {
    method: 'POST',
    body: new URLSearchParams({ choice: 'pay', delivery: 'never' }),
    redirect: 'manual',
  });
  await callAndDie(`/v1/payments/${payment.id}`);

  // F2: the order is paid, and we die between the payment and the issue; F3: after the issue; F4: before the receipt.
  const readOrder = () =>
    call<AirOrder>(`/v1/air/orders/${number}?lang=ru`, undefined, {
      'order-token': booked.accessToken,
    });
  for (const phase of ['F2', 'F3', 'F4']) {
    server = await startServerProcess(env(), phase);
    if (phase === 'F2') await call(`/v1/payments/${payment.id}`).catch(() => undefined);
    expect(await server.ended).toBe('SIGKILL');
  }

  server = await startServerProcess(env());
  const order = await until(readOrder, ({ tickets }) => tickets === 'ready');
  expect(order).toMatchObject({
    status: 'paid',
    pnr: booked.order.pnr,
    payment: { id: payment.id, status: 'succeeded' },
  });
  expect(order.history.map(({ status }) => status)).toEqual(['not-paid', 'paid']);
  await server.stop();

  const outside = await inDatabase(async (db) => ({
    holds: await db.selectFrom('sandbox_supplier_orders').select(['pnr', 'tickets']).execute(),
    bankPayments: await db
      .selectFrom('sandbox_bank_payments')
      .select(['status', 'refunded'])
      .execute(),
    ledger: await db.selectFrom('ledger').select(['entry', 'payment_id']).execute(),
    orders: await db.selectFrom('air_orders').select('number').execute(),
  }));
  expect(outside).toEqual({
    holds: [
      {
        pnr: order.pnr,
        tickets: [{ passengerIndex: 0, number: order.passengers[0]!.ticketNumber }],
      },
    ],
    bankPayments: [{ status: 'succeeded', refunded: false }],
    ledger: [{ entry: 'charge', payment_id: payment.id }],
    orders: [{ number }],
  });
});

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { book, bookAndPay, startPayment } from '@karvon/air-orders/testing';
import { startSalesApp } from '../../testing/sales-app';
import { chooseAtBank } from '@karvon/sandbox-bank/testing';
import type { TestApp } from '../../testing/start-test-app';
import { readMessages } from '@karvon/messages/testing';

const email = 'desk@karvon.example';
const token = '123456:a-token-of-a-bot-for-tests';

let api: TestApp;
let telegram: Server;
/** The messages that were sent to the bot. */
let said: { url: string; chat_id: string; text: string }[];
let status: number;
beforeEach(async () => {
  said = [];
  status = 200;
  telegram = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    said.push({ url: request.url, ...JSON.parse(body) });
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ ok: status === 200 }));
  }).listen(0, '127.0.0.1');
  await once(telegram, 'listening');
  const baseUrl = `http://127.0.0.1:${(telegram.address() as AddressInfo).port}`;
  api = await startSalesApp({
    config: { staff: { email, telegram: { baseUrl, token, chat: '-100200' } } },
  });
});
afterEach(async () => {
  await api.close();
  telegram.closeAllConnections();
  await new Promise((resolve) => telegram.close(resolve));
});

const mails = () => readMessages(api, email);

const askForCall = () =>
  api.inject({
    method: 'POST',
    url: '/v1/callbacks',
    payload: {
      phone: '+998901234567',
      name: 'Азиза Каримова',
      topic: 'refund',
      page: { path: '/ru/order', orderNumber: '7K3M9QXA' },
      consent: true,
      lang: 'ru',
    },
    headers: { 'idempotency-key': randomUUID() },
  });

async function sweep(): Promise<void> {
  await api.jobs.enqueue(api.database.db, 'jobs.sweep', {});
  await api.jobs.drain();
}

test('a new callback request is notified by e-mail and by the bot, without phone and name', async () => {
  expect((await askForCall()).statusCode).toBe(201);
  await api.jobs.drain();
  const text = expect.stringContaining(
    'позвонить до 2026-11-21 12:30  7K3M9QXA\n\nЧто делать:\nnpm run ops -- callbacks',
  );
  expect(await mails()).toMatchObject([{ subject: 'Karvon: Новая заявка на звонок', text }]);
  expect(said).toEqual([
    {
      url: `/bot${token}/sendMessage`,
      chat_id: '-100200',
      text,
      link_preview_options: expect.anything(),
    },
  ]);
  expect(JSON.stringify([await mails(), said])).not.toMatch(/901234567|Каримова/);
});

test('a rolled-back event is not notified', async () => {
  const { db } = api.database;
  const event = { id: 'x', line: 'x' };
  const undone = db.transaction().execute(async (tx) => {
    await api.notifyStaff(tx, 'money-difference', [event]);
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  await api.jobs.drain();
  expect(said).toEqual([]);
  await db.transaction().execute((tx) => api.notifyStaff(tx, 'money-difference', [event]));
  await api.jobs.drain();
  expect(said).toHaveLength(1);
});

test('an event is notified once, and several new events make one message', async () => {
  const notify = (...ids: string[]) =>
    api.database.db.transaction().execute((tx) =>
      api.notifyStaff(
        tx,
        'money-difference',
        ids.map((id) => ({ id, line: `order ${id}` })),
      ),
    );
  await notify('1', '2');
  await notify('2', '1');
  await notify('2', '3', '3');
  await api.jobs.drain();
  expect(said.map(({ text }) => text.match(/order \d/g))).toEqual([
    ['order 1', 'order 2'],
    ['order 3'],
  ]);
  await notify(...Array.from({ length: 25 }, (_, index) => `1${index}`));
  await api.jobs.drain();
  expect(said.at(-1)!.text).toContain('и ещё 5');
});

test('two processes that notice one event notify staff once', async () => {
  const notify = () =>
    api.database.db
      .transaction()
      .execute((tx) => api.notifyStaff(tx, 'issue-error', [{ id: 'a', line: 'a' }]));
  await Promise.all(Array.from({ length: 8 }, notify));
  await api.jobs.drain();
  expect(said).toHaveLength(1);
});

test("staff are notified of tickets that are not issued, with the order's number", async () => {
  const paid = await bookAndPay(api, 'ISSUEERROR');
  for (let tries = 0; tries < 8; tries += 1) {
    await api.jobs.drain();
    await api.clock.advance({ minutes: 20 });
  }
  const notices = said.filter(({ text }) => text.includes('npm run ops -- standing'));
  expect(notices).toHaveLength(1);
  expect(notices[0]!.text).toContain(paid.order.number);
});

test('the sweep notifies staff once of a dead job and of a payment that differs from the ledger', async () => {
  const paid = await bookAndPay(api);
  await api.jobs.drain();
  const { db } = api.database;
  await db.deleteFrom('ledger').execute();
  await api.jobs.enqueue(db, 'order-messages.write', {
    kind: 'air',
    orderNumber: paid.order.number,
    event: 'booked',
  });
  await sql`update pgboss.job set state = 'failed', completed_on = pgboss.job_now()
    where name = 'order-messages.write' and state = 'created'`.execute(db);
  await sweep();
  await sweep();
  expect(said.map(({ text }) => text)).toEqual([
    expect.stringContaining(`order-messages.write  ${paid.order.number}`),
    expect.stringMatching(
      new RegExp(`Расхождение в платежах\\n\\n${paid.order.number}\\n[^]*ops -- money$`),
    ),
  ]);
});

test('staff are notified once of a payment that the bank has not decided for a day', async () => {
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const booked = await book(api);
  await chooseAtBank(api, await startPayment(api, booked), 'pending', 'never');
  const notices = () => said.filter(({ text }) => text.includes('больше суток не сообщает'));
  await api.clock.advance({ days: 1 });
  await sweep();
  expect(notices()).toEqual([]);
  await api.clock.advance({ minutes: 1 });
  await sweep();
  await sweep();
  expect(notices()).toHaveLength(1);
  expect(notices()[0]!.text).toContain(`${booked.order.number}  sandbox`);
});

test('a bot that has failed five times is not called for a while, and waiting notices use up no retry', async () => {
  status = 500;
  await askForCall();
  for (let tries = 0; tries < 5; tries += 1) {
    await api.jobs.drain();
    await api.clock.advance({ seconds: 20 });
  }
  expect(said).toHaveLength(5);
  status = 200;
  await askForCall();
  await api.jobs.drain();
  expect(said).toHaveLength(5);
  await api.clock.advance({ seconds: 30 });
  await api.jobs.drain();
  expect(said).toHaveLength(6);
});

test('an unresponsive bot is called again, and staff get no notice of it', async () => {
  status = 500;
  await askForCall();
  for (let tries = 0; tries < 6; tries += 1) {
    await api.jobs.drain();
    await api.clock.advance({ minutes: 5 });
  }
  expect(said).toHaveLength(5);
  expect(await api.jobs.board.dead(10)).toMatchObject([{ queue: 'messages.send-to-staff' }]);
  status = 200;
  await sweep();
  expect(said).toHaveLength(5);
  expect(await mails()).toHaveLength(1);
});

import { randomUUID } from 'node:crypto';
import type { AirOrderWithToken } from '@karvon/contract';
import { sql } from 'kysely';
import { book, payOrder, readOrder, startPayment } from '@karvon/air-orders/testing';
import { startSalesApp } from '../../testing/sales-app';
import { chooseAtBank } from '@karvon/sandbox-bank/testing';
import { dilnoza, send } from '@karvon/accounts/testing';
import type { TestApp } from '../../testing/start-test-app';
import { readMessages } from '@karvon/messages/testing';

let api: TestApp;
beforeEach(async () => {
  api = await startSalesApp();
});
afterEach(() => api.close());

const inBoss = (statement: ReturnType<typeof sql>) => statement.execute(api.database.db);
/** Marks the jobs of a queue as failed too often. */
const kill = (queue: string) =>
  inBoss(
    sql`update pgboss.job set state = 'failed', completed_on = pgboss.job_now() where name = ${queue}`,
  );
const lose = (queue: string) => inBoss(sql`delete from pgboss.job where name = ${queue}`);

/** Read from the database, because the token of the order may have expired. */
async function statusOf({ order }: AirOrderWithToken): Promise<string> {
  const row = await api.database.db
    .selectFrom('air_orders')
    .select('status')
    .where('number', '=', order.number)
    .executeTakeFirstOrThrow();
  return row.status;
}

async function sweep(): Promise<void> {
  await api.jobs.enqueue(api.database.db, 'jobs.sweep', {});
  await api.jobs.drain();
}

test.each([
  ['died', kill],
  ['was lost', lose],
])('a paid order whose job %s gets its tickets', async (_, end) => {
  const booked = await book(api);
  await payOrder(api, booked);
  await end('air-orders.issue');
  await api.jobs.drain();
  expect(await readOrder(api, booked)).toMatchObject({ status: 'paid', tickets: 'generating' });
  await sweep();
  expect(await readOrder(api, booked)).toMatchObject({ status: 'paid', tickets: 'ready' });
});

test.each([
  ['died', kill],
  ['was lost', lose],
])('an order that lapsed while its job %s releases its seats', async (_, end) => {
  const booked = await book(api);
  await end('air-orders.lapse');
  await api.clock.advance({ days: 2 });
  await api.jobs.drain();
  expect(await statusOf(booked)).toBe('not-paid');
  await sweep();
  expect(await statusOf(booked)).toBe('cancelled');
});

test('the money of a cancelled order is refunded although its job was lost', async () => {
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const booked = await book(api);
  const payment = await startPayment(api, booked);
  await api.clock.advance({ days: 2 });
  await api.jobs.drain();
  expect(await statusOf(booked)).toBe('cancelled');
  await chooseAtBank(api, payment, 'pay');
  await lose('payments.refund');
  await api.clock.advance({ minutes: 10 });
  await sweep();
  const rows = await api.database.db.selectFrom('payments').select('status').execute();
  expect(rows.map(({ status }) => status)).not.toContain('refund-pending');
  const unsent = await api.database.db
    .selectFrom('payment_returns')
    .select('reference')
    .where('sent', '=', false)
    .execute();
  expect(unsent).toEqual([]);
});

test('an order that has a job gets no second one', async () => {
  const booked = await book(api);
  await payOrder(api, booked);
  await api.jobs.enqueue(api.database.db, 'jobs.sweep', {});
  const { rows } = await sql<{ count: string }>`
    select count(*) from pgboss.job where name = 'air-orders.issue'`.execute(api.database.db);
  await api.jobs.drain();
  const after = await sql<{ count: string }>`
    select count(*) from pgboss.job where name = 'air-orders.issue'`.execute(api.database.db);
  expect(after.rows).toEqual(rows);
});

test('an SMS whose job is dead is not sent hours later, nor a sign-in code', async () => {
  await send(api, 'POST', '/v1/auth/register', dilnoza);
  await kill('accounts.send-code');
  const { db } = api.database;
  await api.jobs.enqueue(db, 'messages.send-sms', { messageId: randomUUID() });
  await kill('messages.send-sms');
  await sweep();
  expect(await readMessages(api)).toEqual([]);
  const dead = (await api.jobs.board.dead(10)).map(({ queue }) => queue);
  expect(dead.sort()).toEqual(['accounts.send-code', 'messages.send-sms']);
});

test('metrics count due jobs, their age and dead jobs', async () => {
  await send(api, 'POST', '/v1/auth/register', dilnoza);
  const counts = async () =>
    (await api.jobs.board.counts()).find(({ queue }) => queue === 'accounts.send-code');
  expect(await counts()).toMatchObject({ due: 1, dead: 0, oldestDueSeconds: expect.any(Number) });
  await kill('accounts.send-code');
  expect(await counts()).toMatchObject({ due: 0, dead: 1 });
});

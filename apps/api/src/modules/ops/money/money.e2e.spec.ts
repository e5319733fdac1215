import { randomUUID } from 'node:crypto';
import type { AirOrderWithToken } from '@karvon/contract';
import { book, bookAndPay, readOrder, startPayment } from '@karvon/air-orders/testing';
import { startSalesApp } from '../../../testing/sales-app';
import { ledgerOf } from '@karvon/payments/testing';
import { type TestApp } from '../../../testing/start-test-app';
import { returnMoney } from '@karvon/payments';
import { operatorTerminal } from '../../../testing/operators/operator-terminal';

let api: TestApp;
beforeEach(async () => {
  api = await startSalesApp();
  await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => api.close());

const { type } = operatorTerminal(() => api);

async function paymentOf({ order: { number } }: AirOrderWithToken) {
  return api.database.db
    .selectFrom('payments')
    .select(['id', 'amount', 'status'])
    .where('order_number', '=', number)
    .executeTakeFirstOrThrow();
}

test('money that an operator must return is shown until it is marked as sent, once', async () => {
  const paid = await bookAndPay(api);
  const { id, amount } = await paymentOf(paid);
  expect(await type('money')).toBe('Nothing.');
  const { db } = api.database;
  await db.transaction().execute((tx) => returnMoney(tx, api.jobs, [{ id }], amount));

  expect(await type('money')).toContain(`air ${paid.order.number}, asked 0 times`);
  const [, command] = (await type('money')).split('npm run ops -- ');
  expect(await type(...command!.split(' '))).toBe('Done.');
  for (const reference of [id, randomUUID()])
    await expect(type('returned', reference)).rejects.toThrow(
      'No money waits to be sent under this reference.',
    );

  // The job that asks the bank finds nothing to do.
  await api.jobs.drain();
  expect(await type('money')).toBe('Nothing.');
  expect(await paymentOf(paid)).toMatchObject({ status: 'refunded' });
  expect((await readOrder(api, paid)).payment).toMatchObject({ status: 'refunded' });
  const entries = await ledgerOf(api, paid);
  expect(entries.map(({ entry, amount: moved }) => [entry, moved])).toEqual([
    ['charge', amount],
    ['refund', amount],
  ]);
});

test('for a partial return from two payments the money of each is marked as sent', async () => {
  const paid = await bookAndPay(api);
  const { id, amount } = await paymentOf(paid);
  const part = Math.floor(amount / 3);
  const reference = randomUUID();
  const { db } = api.database;
  for (const one of [reference, `${reference}/${id.slice(0, 8)}`])
    await db
      .transaction()
      .execute((tx) => returnMoney(tx, api.jobs, [{ id, reference: one }], part));

  const commands = (await type('money')).match(/returned \S+/g) ?? [];
  expect(new Set(commands).size).toBe(2);
  for (const command of commands) expect(await type(...command.split(' '))).toBe('Done.');
  expect(await type('money')).toBe('Nothing.');
  const entries = await ledgerOf(api, paid);
  expect(entries.map(({ entry, amount: moved }) => [entry, moved])).toEqual([
    ['charge', amount],
    ['refund', part],
    ['refund', part],
  ]);
});

test('a payment that the bank does not decide in time is shown', async () => {
  const booked = await book(api);
  const { id } = await startPayment(api, booked);
  expect(await type('money')).toBe('Nothing.');
  await api.clock.advance({ days: 3 });
  expect(await type('money')).toMatch(
    new RegExp(`^undecided {2}.*air ${booked.order.number}, since .* ${id}$`),
  );
});

test('a payment that differs from its ledger is shown', async () => {
  const paid = await bookAndPay(api);
  const { id } = await paymentOf(paid);
  await api.database.db.deleteFrom('ledger').where('payment_id', '=', id).execute();
  expect(await type('money')).toMatch(/^differs {2}.*: charged 0\.00 UZS of [1-9]/);
});

test('money is counted by day, bank and currency, by the clock of the edition', async () => {
  // 23:50 in Tashkent, which is five hours ahead of UTC.
  api.clock.set(new Date('2026-11-21T18:50:00Z'));
  const paid = await bookAndPay(api);
  await api.jobs.drain();
  const total = paid.order.total.amount;
  await api.clock.advance({ minutes: 20 });
  const other = await bookAndPay(api);
  await api.jobs.drain();
  const back = JSON.parse(
    await type('refund', 'air', other.order.number, 'flight-cancelled', '--json'),
  ).back.amount;
  await api.jobs.drain();
  const line = (day: string, taken: number, given: number) =>
    `${day}  sandbox  taken ${(taken / 100).toFixed(2)} UZS, given back ${(given / 100).toFixed(2)} UZS`;
  const first = line('2026-11-21', total, 0);
  const second = line('2026-11-22', other.order.total.amount, back);
  expect(await type('days', '2026-11-21', '2026-11-22')).toBe(`${first}\n${second}`);
  expect(await type('days', '2026-11-21')).toBe(first);
  expect(await type('days', '2026-11-23')).toBe('Nothing.');
  await expect(type('days', 'yesterday')).rejects.toThrow('does not accept this');
});

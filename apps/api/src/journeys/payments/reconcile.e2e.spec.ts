import type { SimulatorRequest, SimulatorResponse } from '@karvon/bank-simulators';
import { book, payOrder, readOrder } from '@karvon/air-orders/testing';
import { startSalesApp } from '../../testing/sales-app';
import { ledgerOf } from '@karvon/payments/testing';
import {
  bookedBy,
  startPaymentBy,
  startYookassaShop,
  type YookassaShop,
} from '../../testing/payment-peers';
import { type TestApp } from '../../testing/start-test-app';
import { operatorTerminal } from '../../testing/operators/operator-terminal';

/** A payment of which YooKassa tells nothing when it is asked for alone. */
let unread = '';
let { api, yookassa, close } = {} as YookassaShop;
beforeAll(async () => {
  const change = (response: SimulatorResponse, { url }: SimulatorRequest): SimulatorResponse =>
    unread && url.pathname.endsWith(unread) ? { status: 500, body: {} } : response;
  const simulator = { change };
  ({ api, yookassa, close } = await startYookassaShop(undefined, undefined, { simulator }));
});
afterAll(() => close());

async function reconcile(of: TestApp) {
  await of.clock.advance({ minutes: 60 });
  const { db } = of.database;
  await db.transaction().execute((tx) => of.jobs.enqueue(tx, 'payments.reconcile', {}));
  await of.jobs.drain();
}

const shown = (of: TestApp) => operatorTerminal(() => of).type('reconcile');

test('a closed payment that was paid without a callback is found, and released or used', async () => {
  const wanted = await bookedBy(api, 'bank-card');
  const doubled = await bookedBy(api, 'bank-card');
  const other = await startPaymentBy(api, doubled.order, 'sbp');
  await yookassa.choose(other.confirmationUrl, 'pay');
  const lost = await yookassa.choose(doubled.payment.confirmationUrl, 'pay', 'never');
  await yookassa.choose(wanted.payment.confirmationUrl, 'pay', 'never');
  expect(lost.status).toBe('waiting_for_capture');
  await reconcile(api);
  expect(lost.status).toBe('canceled');
  expect(await readOrder(api, wanted.order)).toMatchObject({ status: 'paid' });
  expect(await ledgerOf(api, wanted.order)).toHaveLength(1);
  expect(await ledgerOf(api, doubled.order)).toHaveLength(1);
  expect(await shown(api)).toMatch(/^compared {2}yookassa until/);
});

test('every lasting difference is listed, reported to staff once, and removed when it ends', async () => {
  const { payment, order } = await bookedBy(api, 'sbp');
  const there = await yookassa.choose(payment.confirmationUrl, 'pay');
  await api.jobs.drain();
  const value = there.amount.value;
  there.refunded_amount = { ...there.refunded_amount, value: '1.00' };
  await reconcile(api);
  expect(await shown(api)).toContain(`differs  yookassa ${there.id}: charged`);
  const notices = () =>
    api.database.db
      .selectFrom('staff_notices')
      .select('event')
      .where('event', '=', `statement-difference/yookassa/${there.id}`)
      .execute();
  expect(await notices()).toHaveLength(1);
  await reconcile(api);
  expect(await notices()).toHaveLength(1);
  there.refunded_amount = { ...there.refunded_amount, value: '0.00' };
  await reconcile(api);
  expect(await shown(api)).not.toContain(there.id);
  expect(value).toBe((order.order.toPay.amount / 100).toFixed(2));
});

test('a payment that cannot be looked up is listed, and the others are caught up and listed all the same', async () => {
  const [first, second, third] = [
    await bookedBy(api, 'sbp'),
    await bookedBy(api, 'sbp'),
    await bookedBy(api, 'sbp'),
  ];
  const hidden = await yookassa.choose(first.payment.confirmationUrl, 'pay', 'never');
  await yookassa.choose(second.payment.confirmationUrl, 'pay', 'never');
  const lasting = await yookassa.choose(third.payment.confirmationUrl, 'pay', 'wrong-amount');
  unread = hidden.id;
  await reconcile(api);
  expect(await readOrder(api, second.order)).toMatchObject({ status: 'paid' });
  expect(await shown(api)).toContain(`differs  yookassa ${hidden.id}: charged`);
  expect(await shown(api)).toContain(`differs  yookassa ${lasting.id}: charged`);

  unread = '';
  await reconcile(api);
  expect(await shown(api)).not.toContain(hidden.id);
  expect(await ledgerOf(api, first.order)).not.toHaveLength(0);
  expect(await shown(api)).toContain(lasting.id);
  yookassa.payments.get(lasting.id)!.status = 'canceled';
  await reconcile(api);
});

test('when a provider does not respond, its last comparison stays', async () => {
  const { apiUrl } = api.config.payments.yookassa!;
  const before = await shown(api);
  Object.assign(api.config.payments.yookassa!, { apiUrl: 'http://127.0.0.1:9' });
  await reconcile(api);
  Object.assign(api.config.payments.yookassa!, { apiUrl });
  expect(await shown(api)).toBe(before);
});

test('the sandbox bank agrees with the ledger about the money it has taken', async () => {
  const sandbox = await startSalesApp();
  await sandbox.app.listen({ host: '127.0.0.1', port: 0 });
  await payOrder(sandbox, await book(sandbox));
  await reconcile(sandbox);
  expect(await shown(sandbox)).toMatch(/^compared {2}sandbox/);
  await sandbox.close();
});

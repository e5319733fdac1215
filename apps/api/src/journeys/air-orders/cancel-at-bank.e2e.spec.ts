import { randomUUID } from 'node:crypto';
import type { AirOrderWithToken } from '@karvon/contract';
import {
  book,
  readOrder,
  startPayment,
  submitPayment,
  supplierOrderOf,
} from '@karvon/air-orders/testing';
import { startListeningSalesApp } from '../../testing/sales-app';
import { chooseAtBank } from '@karvon/sandbox-bank/testing';
import { ledgerEntriesOf, type StartedPayment } from '@karvon/payments/testing';
import { readMessages } from '@karvon/messages/testing';
import { testApi } from '@karvon/platform/testing/test-api';

const api = testApi(startListeningSalesApp);

interface Held {
  booked: AirOrderWithToken;
  payment: StartedPayment;
}

const cancel = ({ order, accessToken }: AirOrderWithToken) =>
  api.inject({
    method: 'POST',
    url: `/v1/air/orders/${order.number}/cancel`,
    payload: { lang: 'ru' },
    headers: { 'order-token': accessToken, 'idempotency-key': randomUUID() },
  });

/** An order that its guest cancels while the bank holds the payment, and does not decide by itself. */
async function wish(): Promise<Held> {
  const booked = await book(api);
  const payment = await startPayment(api, booked);
  await chooseAtBank(api, payment, 'pending', 'never');
  await api.inject(`/v1/payments/${payment.id}`);
  const kept = await cancel(booked);
  expect(kept.json()).toMatchObject({
    status: 'not-paid',
    cancelWished: true,
    paymentMethods: [],
    payment: { status: 'pending' },
  });
  return { booked, payment };
}

async function decide({ payment }: Held, decision: 'pay' | 'decline'): Promise<void> {
  await chooseAtBank(api, payment, decision);
  await api.jobs.drain();
}

const lettersOf = async ({ order: { number } }: AirOrderWithToken) =>
  (await readMessages(api)).filter(({ subject }) => subject?.includes(number));

test('a wish to cancel is kept, and carried out when the bank has taken the money', async () => {
  const held = await wish();
  const { booked } = held;
  // A second press changes nothing, and nobody pays meanwhile.
  expect((await cancel(booked)).json()).toMatchObject({ cancelWished: true });
  expect((await submitPayment(api, booked)).statusCode).toBe(409);
  await decide(held, 'pay');
  const order = await readOrder(api, booked);
  expect(order).toMatchObject({
    status: 'cancelled',
    cancelledBy: 'guest',
    tickets: 'none',
    payment: { status: 'refunded' },
    latePayments: [{ paidFor: 'order', amount: booked.order.toPay }],
  });
  expect(order).not.toHaveProperty('paid');
  expect(order).not.toHaveProperty('cancelWished');
  expect(order.history.map(({ status }) => status)).toEqual(['not-paid', 'cancelled']);
  const { amount } = booked.order.toPay;
  expect(await ledgerEntriesOf(api, booked)).toEqual([
    ['charge', amount],
    ['refund', amount],
  ]);
  expect(await supplierOrderOf(api, booked)).toMatchObject({ status: 'cancelled' });
  const { number } = booked.order;
  const letters = await lettersOf(booked);
  const subjects = letters.map(({ subject }) => subject);
  expect(subjects).not.toContain(`Заказ ${number} оплачен`);
  expect(subjects).not.toContain(`Заказ ${number}: возвращаем платёж`);
  const told = letters.filter(({ subject }) => subject === `Заказ ${number} отменён`);
  expect(told).toHaveLength(1);
  expect(told[0]!.text).toMatch(/Банк списал .*: вернём всю сумму/);
  expect(told[0]!.text).not.toContain('деньги не списаны');
});

test('where the bank declines, the order is cancelled and nothing was taken', async () => {
  const held = await wish();
  await decide(held, 'decline');
  expect(await readOrder(api, held.booked)).toMatchObject({
    status: 'cancelled',
    cancelledBy: 'guest',
    payment: { status: 'failed' },
    latePayments: [],
  });
  expect(await ledgerEntriesOf(api, held.booked)).toEqual([]);
  expect(await supplierOrderOf(api, held.booked)).toMatchObject({ status: 'cancelled' });
  expect((await lettersOf(held.booked)).at(-1)!.text).toContain('деньги не списаны');
});

test('where the bank decides nothing until the time to pay is over, the guest has cancelled', async () => {
  const { booked } = await wish();
  await api.clock.set(booked.order.payBefore!);
  await api.jobs.drain();
  expect(await readOrder(api, booked)).toMatchObject({ status: 'cancelled', cancelledBy: 'guest' });
});

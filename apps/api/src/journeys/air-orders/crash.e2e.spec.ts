import { randomUUID } from 'node:crypto';
import type { AirOrder, AirOrderWithToken } from '@karvon/contract';
import { orderBody } from '@karvon/air-orders/testing';
import type { StartedPayment } from '@karvon/payments/testing';
import { createCrashStory, type CrashStory } from '../../testing/crash/crash-story';
import { paymentOf } from '../../testing/crash/ticketed';
import { until } from '@karvon/platform/testing/until';

jest.setTimeout(240_000);

let story: CrashStory;
beforeAll(async () => {
  story = await createCrashStory();
});
afterAll(() => story.end());

test('killed at any phase from booking to ticket, it ends with one hold, one charge, one ticket', async () => {
  // B4: the supplier holds the seats, and the process dies before it stores the hold.
  await story.start('B4');
  const body = orderBody(await story.findOffer());
  const bookingKey = { 'idempotency-key': randomUUID() };
  await story.callAndDie('/v1/air/orders', body, bookingKey);

  // P3: the bank has opened the payment, and the process dies before it stores the payment's number.
  await story.start('P3');
  const booked = await story.call<AirOrderWithToken>('/v1/air/orders', body, bookingKey);
  const { number } = booked.order;
  const pay = paymentOf(number);
  const payHeaders = { 'idempotency-key': randomUUID(), 'order-token': booked.accessToken };
  await story.callAndDie('/v1/payments', pay, payHeaders);

  // P5: the bank has the money, and the process dies in the transaction that records it.
  await story.start('P5');
  const payment = await story.call<StartedPayment>('/v1/payments', pay, payHeaders);
  await story.chooseAtBank(payment.confirmationUrl, 'pay');
  await story.callAndDie(`/v1/payments/${payment.id}`);

  // F2: the process dies between the payment and the issue; F3: after the issue; F4: before the receipt.
  const readOrder = () =>
    story.call<AirOrder>(`/v1/air/orders/${number}?lang=ru`, undefined, {
      'order-token': booked.accessToken,
    });
  await story.startAndDie('F2', () => story.call(`/v1/payments/${payment.id}`));
  await story.startAndDie('F3');
  await story.startAndDie('F4');

  const server = await story.start();
  const order = await until(readOrder, ({ tickets }) => tickets === 'ready');
  expect(order).toMatchObject({
    status: 'paid',
    pnr: booked.order.pnr,
    payment: { id: payment.id, status: 'succeeded' },
  });
  expect(order.history.map(({ status }) => status)).toEqual(['not-paid', 'paid']);
  await server.stop();

  const outside = await story.inDatabase(async (db) => ({
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

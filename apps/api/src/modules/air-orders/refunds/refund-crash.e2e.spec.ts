import { randomUUID } from 'node:crypto';
import type { AirOrder, AirOrderWithToken, RefundQuote } from '@karvon/contract';
import { orderBody, type StartedPayment } from '../../../testing/air-orders';
import { createCrashStory, until, type CrashStory } from '../../../testing/crash-story';

jest.setTimeout(480_000);

let story: CrashStory;
beforeAll(async () => {
  story = await createCrashStory();
});
afterAll(() => story.end());

test('killed at any step of a refund, it ends with one cancellation and the money back once', async () => {
  await story.start('R1');
  const offer = await story.findOffer();
  const fare = offer.fares.find(({ family }) => family === 'flex') ?? offer.fares.at(-1)!;
  const body = { ...orderBody(offer), fareId: fare.id, expectedTotal: fare.total };
  const booked = await story.call<AirOrderWithToken>('/v1/air/orders', body, {
    'idempotency-key': randomUUID(),
  });
  const { number } = booked.order;
  const token = { 'order-token': booked.accessToken };
  const readOrder = () =>
    story.call<AirOrder>(`/v1/air/orders/${number}?lang=ru`, undefined, token);
  const pay = {
    orderKind: 'air',
    orderNumber: number,
    method: 'payme',
    returnUrl: '/ru/order/payment',
    lang: 'ru',
  };
  const payment = await story.call<StartedPayment>('/v1/payments', pay, {
    'idempotency-key': randomUUID(),
    ...token,
  });
  await story.chooseAtBank(payment.confirmationUrl, 'pay');
  await story.call(`/v1/payments/${payment.id}`);
  await until(readOrder, ({ tickets }) => tickets === 'ready');

  // R1: confirmed, and we die before we can say so.
  const path = `/v1/air/orders/${number}/refund-quotes`;
  const quote = await story.call<RefundQuote>(path, { lang: 'ru' }, token);
  const key = { 'idempotency-key': randomUUID(), ...token };
  await story.callAndDie(`${path}/${quote.id}/confirm`, { lang: 'ru' }, key);
  await story.letAMinutePass();

  // R2: before the carrier is asked; R3: it has cancelled; R4: before the bank; R5: it has paid; R6: in the
  // transaction that says so.
  for (const phase of ['R2', 'R3', 'R4', 'R5', 'R6']) await story.startAndDie(phase);

  const server = await story.start();
  await until(readOrder, ({ status }) => status === 'cancelled');
  const order = await story.call<AirOrder>(`${path}/${quote.id}/confirm`, { lang: 'ru' }, key);
  expect(order).toMatchObject({
    status: 'cancelled',
    payment: { status: 'refunded' },
    refund: { id: quote.id, state: 'returned', total: quote.total },
  });
  expect(order.history.map(({ status }) => status)).toEqual([
    'not-paid',
    'paid',
    'return',
    'cancelled',
  ]);
  await server.stop();

  const outside = await story.inDatabase(async (db) => ({
    supplier: await db.selectFrom('sandbox_supplier_orders').select('status').execute(),
    bank: await db.selectFrom('sandbox_bank_refunds').select('amount').execute(),
    ledger: await db.selectFrom('ledger').select(['entry', 'amount']).orderBy('id').execute(),
  }));
  expect(outside).toEqual({
    supplier: [{ status: 'cancelled' }],
    bank: [{ amount: quote.total.amount }],
    ledger: [
      { entry: 'charge', amount: booked.order.total.amount },
      { entry: 'refund', amount: quote.total.amount },
    ],
  });
});

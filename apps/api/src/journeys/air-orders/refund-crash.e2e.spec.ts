import { randomUUID } from 'node:crypto';
import type { AirOrder, RefundQuote } from '@karvon/contract';
import { orderBody } from '@karvon/air-orders/testing';
import { createCrashStory, type CrashStory } from '../../testing/crash/crash-story';
import { nightlyTest } from '@karvon/platform/testing/rounds';
import { ticketed } from '../../testing/crash/ticketed';
import { until } from '@karvon/platform/testing/until';

jest.setTimeout(240_000);

let story: CrashStory;
beforeAll(async () => {
  story = await createCrashStory();
});
afterAll(() => story.end());

test('killed at any phase of a refund, it ends with one cancellation and the money back once', async () => {
  await story.start('R1');
  const offer = await story.findOffer();
  const fare = offer.fares.find(({ family }) => family === 'flex') ?? offer.fares.at(-1)!;
  const body = { ...orderBody(offer), fareId: fare.id, expectedTotal: fare.total };
  const { booked, number, readOrder, token } = await ticketed(story, body);

  // R1: the process dies after it has confirmed the refund, before it answers.
  const path = `/v1/air/orders/${number}/refund-quotes`;
  const quote = await story.call<RefundQuote>(path, { lang: 'ru' }, token);
  const key = { 'idempotency-key': randomUUID(), ...token };
  await story.callAndDie(`${path}/${quote.id}/confirm`, { lang: 'ru' }, key);

  // The process dies at R2: before the carrier is asked; R3: the carrier has cancelled; R4: before the bank; R5: the bank has
  // paid; R6: in the transaction that records it.
  for (const phase of ['R2', 'R3', 'R4', 'R5', 'R6'] as const) await story.startAndDie(phase);

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

nightlyTest(
  'killed at any phase of the refund of one ticket of two, that ticket goes back once and the other stays',
  async () => {
    await story.start('R1');
    const offer = await story.findOffer(2);
    const fare = offer.fares.find(({ family }) => family === 'flex') ?? offer.fares.at(-1)!;
    const one = orderBody(offer);
    const [traveller] = one.passengers;
    const body = {
      ...one,
      fareId: fare.id,
      expectedTotal: fare.total,
      passengers: [traveller!, { ...traveller!, name: 'OLIM', document: 'AA1234568' }],
    };
    const { booked, number, payment, readOrder, token } = await ticketed(story, body);

    const path = `/v1/air/orders/${number}/refund-quotes`;
    const part = [{ passenger: 1, slices: [0] }];
    const quote = await story.call<RefundQuote>(path, { lang: 'ru', part }, token);
    const key = { 'idempotency-key': randomUUID(), ...token };
    await story.callAndDie(`${path}/${quote.id}/confirm`, { lang: 'ru' }, key);
    for (const phase of ['R2', 'R3', 'R4', 'R5', 'R6'] as const) await story.startAndDie(phase);

    const server = await story.start();
    const ended = await until(
      readOrder,
      ({ refund, tickets }) => refund?.state === 'returned' && tickets === 'ready',
    );
    expect(ended).toMatchObject({ status: 'paid', payment: { status: 'succeeded' } });
    expect(ended.passengers.map(({ returned }) => returned)).toEqual([[], [0]]);
    expect(ended.history.map(({ status }) => status)).toEqual(['not-paid', 'paid']);
    await server.stop();

    const outside = await story.inDatabase(async (db) => ({
      supplier: await db
        .selectFrom('sandbox_supplier_orders')
        .select('status')
        .where('reference', '=', number)
        .execute(),
      bank: await db
        .selectFrom('sandbox_bank_refunds')
        .select('amount')
        .where('merchant_reference', '=', quote.id)
        .execute(),
      ledger: await db
        .selectFrom('ledger')
        .select(['entry', 'amount'])
        .where('payment_id', '=', payment.id)
        .orderBy('id')
        .execute(),
    }));
    expect(outside).toEqual({
      supplier: [{ status: 'issued' }],
      bank: [{ amount: quote.total.amount }],
      ledger: [
        { entry: 'charge', amount: booked.order.total.amount },
        { entry: 'refund', amount: quote.total.amount },
      ],
    });
  },
);

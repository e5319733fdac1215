import type { AirOrderWithToken, RefundQuote } from '@karvon/contract';
import { sql } from 'kysely';
import {
  book,
  bookTwo,
  confirmRefund,
  quoteRefund,
  readOrder,
  bookExchangeable,
  decideExchange,
  quoteExchange,
} from '@karvon/air-orders/testing';
import { ledgerEntriesOf, ledgerOf } from '@karvon/payments/testing';
import { callOps } from '../../testing/operators/call-ops';
import { bookHotel, findOffer, flexible, startHotelPayment } from '../../testing/hotel-orders';
import {
  bookedBy,
  startPaymentBy,
  startYookassaShop,
  type YookassaShop,
} from '../../testing/payment-peers';
import { minorOf, receiptLinesAt, receiptsAfter, yookassaSettings } from '@karvon/yookassa/testing';
import { createReceiptSteps, type Numbered } from './receipt-steps.fixture';

let { api, yookassa, close } = {} as YookassaShop;
beforeAll(async () => {
  ({ api, yookassa, close } = await startYookassaShop(undefined, receiptsAfter));
});
afterAll(() => close());
beforeEach(() => api.clock.advance({ minutes: 60 }));

const [airVat, feeVat] = [1, 11];
const { giveBack, minutesPass, pay, receiptsOf } = createReceiptSteps(() => ({ api, yookassa }), {
  minutes: 3,
  method: 'bank-card',
});
const typesOf = (booked: Numbered) => receiptsOf(booked).map(({ type, status }) => [type, status]);

async function sweep(): Promise<void> {
  await api.jobs.enqueue(api.database.db, 'jobs.sweep', {});
  await minutesPass();
}

/** Expects that the receipts of an order cancel out for each tax, and the ledger's entries as a whole. */
async function expectNothingLeft(booked: AirOrderWithToken): Promise<void> {
  const left = new Map<number, number>();
  for (const receipt of receiptsOf(booked))
    for (const [vat, amount] of receiptLinesAt(receipt))
      left.set(vat!, (left.get(vat!) ?? 0) + (receipt.type === 'payment' ? amount! : -amount!));
  expect([...left.values()].every((amount) => amount === 0)).toBe(true);
  const entries = await ledgerOf(api, booked);
  const signed = entries.map(({ entry, amount }) => (entry === 'charge' ? amount : -amount));
  expect(signed.reduce((sum, amount) => sum + amount, 0)).toBe(0);
}

test('the receipt of tickets is sent once their money is taken, with the agent and the supplier', async () => {
  const booked = await book(api);
  const { confirmationUrl } = await startPaymentBy(api, booked, 'bank-card');
  const there = await yookassa.choose(confirmationUrl, 'pay');
  expect(there).toMatchObject({ status: 'waiting_for_capture', receipts: [] });
  expect(receiptsOf(booked)).toEqual([]);
  await api.jobs.drain();
  const { amount } = booked.order.toPay;
  const [receipt, ...others] = receiptsOf(booked);
  expect(others).toEqual([]);
  expect(receipt).toMatchObject({
    type: 'payment',
    payment_id: there.id,
    send: true,
    customer: { email: 'aziza.karimova@mail.uz', phone: '998901234567' },
    tax_system_code: 1,
    items: [
      {
        description: `Авиабилеты, заказ ${booked.order.number}`,
        vat_code: airVat,
        payment_mode: 'full_payment',
        agent_type: 'agent',
        supplier: receiptsAfter.air.supplier,
      },
      { description: `Сервисный сбор, заказ ${booked.order.number}`, vat_code: feeVat },
    ],
    settlements: [{ type: 'cashless', amount: there.amount }],
  });
  expect(receipt!.items[1]).not.toHaveProperty('agent_type');
  expect(receiptLinesAt(receipt!).reduce((sum, [, line]) => sum + line!, 0)).toBe(amount);
  await minutesPass();
  expect(typesOf(booked)).toEqual([['payment', 'succeeded']]);
});

test('a room is paid at once, and its receipt is sent at once', async () => {
  const booked = await bookHotel(api, await findOffer(api, flexible));
  const { confirmationUrl } = await startHotelPayment(api, booked);
  const there = await yookassa.choose(confirmationUrl, 'pay');
  await minutesPass();
  expect(there.receipts).toEqual([]);
  expect(typesOf(booked)).toEqual([['payment', 'succeeded']]);
  const [{ items, settlements }] = receiptsOf(booked) as [ReturnType<typeof receiptsOf>[number]];
  expect(items.map(({ agent_type: agent }) => agent)).toEqual(['agent', undefined]);
  expect(settlements).toEqual([{ type: 'cashless', amount: there.amount }]);
});

test('when two tickets are given back one by one, each refund has a receipt of its own', async () => {
  const booked = await bookTwo(api);
  const there = await pay(booked, 'sbp');
  const first = await giveBack(booked, [{ passenger: 1, slices: [0] }]);
  const rest = await giveBack(booked);
  const [sold, ...back] = receiptsOf(booked);
  expect(there.receipts).toEqual([]);
  expect(sold!.type).toBe('payment');
  // Our fee is kept: the returned money is the carrier's.
  expect(back.map(receiptLinesAt)).toEqual([[[airVat, first]], [[airVat, rest]]]);
  const refunds = [...yookassa.refunds.values()].filter(({ payment_id: id }) => id === there.id);
  expect(back).toMatchObject(
    refunds.map(({ id, amount }) => ({
      type: 'refund',
      status: 'succeeded',
      refund_id: id,
      settlements: [{ type: 'cashless', amount }],
    })),
  );
  expect(await ledgerEntriesOf(api, booked)).toEqual([
    ['charge', booked.order.toPay.amount],
    ['refund', first],
    ['refund', rest],
  ]);
});

test('after an exchange for dearer flights the whole price goes back to the payments that it came by', async () => {
  const booked = await bookExchangeable(api, undefined, (_api, order) => pay(order));
  const { id, offers } = await quoteExchange(api, booked);
  const { due, acquiringFee } = offers.at(-1)!;
  await decideExchange(api, booked, id, { offerId: offers.at(-1)!.id });
  await pay(booked);
  const sold = receiptsOf(booked);
  expect(sold.map(({ type }) => type)).toEqual(['payment', 'payment']);
  expect(receiptLinesAt(sold[1]!)).toEqual([
    [airVat, due.amount - acquiringFee.amount],
    [feeVat, acquiringFee.amount],
  ]);

  const quote = (await quoteRefund(api, booked, { reason: 'illness' })).json() as RefundQuote;
  await confirmRefund(api, booked, quote.id);
  await callOps(api, `refund-claims/${quote.id}/accept`);
  await minutesPass();
  const back = receiptsOf(booked).slice(2);
  expect(back.map(({ type, status }) => [type, status])).toEqual([
    ['refund', 'succeeded'],
    ['refund', 'succeeded'],
  ]);
  for (const one of sold) expect(back.map(receiptLinesAt)).toContainEqual(receiptLinesAt(one));
  await expectNothingLeft(booked);
});

test('while YooKassa takes no receipts, tickets are sold and given back; the sale is then listed before its return', async () => {
  yookassa.takeReceipts(false);
  const booked = await book(api, { surname: 'ISSUEERROR' });
  await pay(booked, 'sbp');
  await giveBack(booked);
  expect(await readOrder(api, booked)).toMatchObject({ payment: { status: 'refunded' } });
  expect(receiptsOf(booked)).toEqual([]);
  // A process of the previous release records money, takes jobs, and does not know these receipts.
  await sql`delete from pgboss.job where name = 'payments.receipt'`.execute(api.database.db);
  await sql`update payment_receipts set state = 'not-due' where state = 'waiting'`.execute(
    api.database.db,
  );
  await api.clock.advance({ minutes: 26 * 60 });
  yookassa.takeReceipts(true);
  const { db } = api.database;
  const { payment_id: paymentId, reference } = await db
    .selectFrom('payment_returns')
    .innerJoin('payments', 'payments.id', 'payment_returns.payment_id')
    .select(['payment_id', 'reference'])
    .where('order_number', '=', booked.order.number)
    .executeTakeFirstOrThrow();
  await api.jobs.enqueue(db, 'payments.receipt', { paymentId, reference });
  await api.jobs.drain();
  await sweep();
  for (const minutes of [30, 30]) {
    await api.clock.advance({ minutes });
    await api.jobs.drain();
  }
  expect(typesOf(booked)).toEqual([
    ['payment', 'succeeded'],
    ['refund', 'succeeded'],
  ]);
  await expectNothingLeft(booked);
});

test('after a lost response the receipt is requested again, and made once', async () => {
  const booked = await book(api);
  const { confirmationUrl } = await startPaymentBy(api, booked, 'sbp');
  await yookassa.choose(confirmationUrl, 'pay');
  yookassa.loseNextResponse();
  await minutesPass();
  expect(typesOf(booked)).toEqual([['payment', 'succeeded']]);
});

/** The state that a process leaves when it dies after YooKassa's response and before storing it. */
async function forgetReply(paymentId: string): Promise<void> {
  const { numUpdatedRows } = await api.database.db
    .updateTable('payment_receipts')
    .set({ state: 'waiting', receipt_id: null })
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  expect(numUpdatedRows).toBe(1n);
}

test.each([
  ['at once', 1],
  ['after YooKassa has forgotten the key', 25 * 60],
])('after a crash before the response was stored, the receipt is found %s', async (_, minutes) => {
  const { order, payment } = await bookedBy(api, 'sbp');
  await yookassa.choose(payment.confirmationUrl, 'pay');
  await minutesPass();
  await forgetReply(payment.id);
  await api.clock.advance({ minutes });
  await sweep();
  expect(typesOf(order)).toEqual([['payment', 'succeeded']]);
});

test('two processes that send one receipt at the same time make one', async () => {
  const { order, payment } = await bookedBy(api, 'sbp');
  await yookassa.choose(payment.confirmationUrl, 'pay');
  await api.jobs.enqueue(api.database.db, 'payments.receipt', { paymentId: payment.id });
  await Promise.all([api.jobs.drain(), api.jobs.drain()]);
  await minutesPass();
  expect(typesOf(order)).toEqual([['payment', 'succeeded']]);
});

test('reserved money that is released has no receipt', async () => {
  const { order, payment } = await bookedBy(api, 'bank-card', 'ISSUEERROR');
  const there = await yookassa.choose(payment.confirmationUrl, 'pay');
  await api.jobs.drain();
  await giveBack(order);
  expect(there.status).toBe('canceled');
  await sweep();
  expect(receiptsOf(order)).toEqual([]);
});

test('money that no order accepts has both receipts, of its charge and of its refund', async () => {
  const { order, payment } = await bookedBy(api, 'sbp');
  // The same method again would lead to the open payment.
  await pay(order, 'bank-card');
  await yookassa.choose(payment.confirmationUrl, 'pay');
  await minutesPass();
  expect(typesOf(order)).toEqual([
    ['payment', 'succeeded'],
    ['payment', 'succeeded'],
    ['refund', 'succeeded'],
  ]);
  expect(receiptLinesAt(receiptsOf(order)[2]!)).toEqual(receiptLinesAt(receiptsOf(order)[1]!));
});

test('a receipt that was sent with its payment is not sent again', async () => {
  const settings = api.config.payments.yookassa!;
  Object.assign(settings, { receipts: yookassaSettings.receipts });
  const { order, payment } = await bookedBy(api, 'sbp');
  Object.assign(settings, { receipts: receiptsAfter });
  const there = await yookassa.choose(payment.confirmationUrl, 'pay');
  await sweep();
  expect(there.receipts.map(minorOfAll)).toEqual([order.order.toPay.amount]);
  expect(receiptsOf(order)).toEqual([]);
});

const minorOfAll = ({ items }: { items: readonly { amount: { value: string } }[] }) =>
  items.reduce((sum, { amount }) => sum + minorOf(amount), 0);

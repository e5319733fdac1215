import type { YookassaSimulator } from '@karvon/bank-simulators';
import {
  bookedBy,
  codesOfForgedCalls,
  forgedCalls,
  ledgerEntriesOf,
  ledgerOf,
  readOrder,
  startPayment,
  submitPayment,
  type PaymentsUnderTest,
  type TestOrder,
} from '@karvon/payments/testing';
import { drawCode } from '@karvon/order-ground/documents/code-drawing';
import { createAddressCheck } from '@karvon/payments/provider-port/address-check';
import { receiptLinesAt, startYookassa, startYookassaPayments } from './testing';

let api: PaymentsUnderTest;
let yookassa: YookassaSimulator;
beforeAll(async () => {
  api = await startYookassaPayments();
  yookassa = await startYookassa(api, api.url);
});
afterAll(async () => {
  await yookassa.close();
  await api.close();
});

const booked = (fails = false) => bookedBy(api, 'bank-card', fails);
const entriesOf = (order: TestOrder) => ledgerEntriesOf(api, order);
const look = (id: string) => api.inject(`/v1/payments/${id}`);
const notice = (event: string, object: object, address = '127.0.0.1') =>
  api.inject({
    method: 'POST',
    url: '/v1/payments/callbacks/yookassa',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    payload: JSON.stringify({ type: 'notification', event, object }),
  });

test('money for a ticket is reserved, and taken when the tickets are issued', async () => {
  const { order, payment } = await booked();
  const there = await yookassa.choose(payment.confirmationUrl, 'pay');
  expect(there.status).toBe('waiting_for_capture');
  expect(await readOrder(api, order)).toMatchObject({
    status: 'paid',
    payment: { status: 'succeeded' },
  });
  expect(await ledgerOf(api, order)).toEqual([]);
  await api.jobs.drain();
  expect(there.status).toBe('succeeded');
  expect(await readOrder(api, order)).toMatchObject({ status: 'paid', delivered: true });
  expect(await ledgerOf(api, order)).toMatchObject([
    { entry: 'charge', amount: order.order.toPay.amount, debit: 'provider/yookassa' },
  ]);
});

test('the receipt lists the items with their tax, and adds up to the payment', async () => {
  const { order, payment } = await booked();
  const there = await yookassa.choose(payment.confirmationUrl, 'leave');
  const [receipt] = there.receipts;
  expect(receipt).toMatchObject({
    customer: { email: 'aziza.karimova@mail.uz', phone: '998901234567' },
    tax_system_code: 1,
    items: [
      { description: `Авиабилеты, заказ ${order.order.number}`, vat_code: 1 },
      { description: `Сервисный сбор, заказ ${order.order.number}`, vat_code: 11 },
    ],
  });
  const total = receipt!.items.reduce((all, { amount }) => all + Number(amount.value), 0);
  expect(Math.round(total * 100)).toBe(order.order.toPay.amount);
});

test('reserved money of an order without tickets is released, and nothing is taken', async () => {
  const { order, payment } = await booked(true);
  const there = await yookassa.choose(payment.confirmationUrl, 'pay');
  await api.jobs.drain();
  await api.orders.giveBack(order);
  await api.jobs.drain();
  expect(there.status).toBe('canceled');
  expect(await readOrder(api, order)).toMatchObject({
    status: 'cancelled',
    payment: { status: 'refunded' },
  });
  expect(await ledgerOf(api, order)).toEqual([]);
});

describe("a notification that comes before YooKassa's API shows the change", () => {
  /** YooKassa notifies before its API shows the payment as paid. */
  async function toldEarly() {
    const { order, payment } = await bookedBy(api, 'sbp');
    const { id } = await yookassa.choose(payment.confirmationUrl, 'leave');
    const tell = () => notice('payment.succeeded', { id });
    expect((await tell()).json()).toEqual({ received: true, status: 'redirected' });
    await yookassa.choose(payment.confirmationUrl, 'pay', 'never');
    return { order, tell };
  }

  test('makes the payment looked up again when it is repeated', async () => {
    const { order, tell } = await toldEarly();
    expect((await tell()).json()).toEqual({ received: true, status: 'succeeded' });
    expect(await readOrder(api, order)).toMatchObject({ status: 'paid' });
    expect((await tell()).json()).toEqual({ received: true, status: 'succeeded' });
    expect(await ledgerOf(api, order)).toHaveLength(1);
  });

  test('makes the payment looked up again a moment later when it is not repeated', async () => {
    const { order } = await toldEarly();
    await api.clock.advance({ seconds: 15 });
    await api.jobs.drain();
    expect(await readOrder(api, order)).toMatchObject({ status: 'paid' });
  });
});

test('a taken payment that still reads as reserved is looked up again', async () => {
  const { order, payment } = await booked();
  const there = await yookassa.choose(payment.confirmationUrl, 'pay', 'never');
  const tell = () => notice('payment.succeeded', { id: there.id });
  expect((await tell()).statusCode).toBe(200);
  expect(await ledgerOf(api, order)).toEqual([]);
  there.status = 'succeeded';
  expect((await tell()).statusCode).toBe(200);
  expect(await ledgerOf(api, order)).toHaveLength(1);
});

test('a sum without decimals is read as the same sum', async () => {
  const { order, payment } = await bookedBy(api, 'sbp');
  const there = await yookassa.choose(payment.confirmationUrl, 'leave');
  there.amount = { ...there.amount, value: String(Number(there.amount.value)) };
  await yookassa.choose(payment.confirmationUrl, 'pay');
  expect(await readOrder(api, order)).toMatchObject({ status: 'paid' });
});

test('a payment by СБП uses a code and has one stage', async () => {
  const { order, payment } = await bookedBy(api, 'sbp');
  const there = await yookassa.choose(payment.confirmationUrl, 'pay');
  expect(there).toMatchObject({ status: 'succeeded', confirmation: { type: 'qr' } });
  expect(await entriesOf(order)).toEqual([['charge', order.order.toPay.amount]]);
});

test.each([
  ['insufficient_funds', 'insufficient-funds'],
  ['expired_on_confirmation', 'expired'],
  ['fraud_suspected', 'declined'],
] as const)(
  'the reason %s is shown as %s, and the payment may be tried again',
  async (reason, failure) => {
    const { order, payment } = await booked();
    await yookassa.refuse(payment.confirmationUrl, reason);
    expect((await look(payment.id)).json()).toMatchObject({ status: 'failed', failure });
    const again = await startPayment(api, order, 'sbp');
    await yookassa.choose(again.confirmationUrl, 'pay');
    expect(await readOrder(api, order)).toMatchObject({ status: 'paid' });
  },
);

test('after a lost response only one payment is opened, because the repeated request has the same key', async () => {
  const order = await api.orders.book();
  const before = yookassa.payments.size;
  yookassa.loseNextResponse();
  const key = 'a-press-of-the-button-of-a-payer';
  const lost = await submitPayment(api, order, key, { method: 'bank-card' });
  expect(lost.json()).toMatchObject({ code: 'payment-unavailable' });
  const response = await submitPayment(api, order, key, { method: 'bank-card' });
  expect(response.statusCode).toBe(201);
  expect(yookassa.payments.size).toBe(before + 1);
});

test('a closed payment that is paid in the end is released', async () => {
  const { order, payment } = await booked();
  const other = await startPayment(api, order, 'sbp');
  await yookassa.choose(other.confirmationUrl, 'pay');
  const late = await yookassa.choose(payment.confirmationUrl, 'pay');
  await api.jobs.drain();
  expect(late.status).toBe('canceled');
  expect(await entriesOf(order)).toEqual([['charge', order.order.toPay.amount]]);
  expect(await readOrder(api, order)).toMatchObject({ status: 'paid' });
});

test('a given-up payment that is paid while its notification is lost is found within minutes', async () => {
  const { order, payment } = await booked();
  await startPayment(api, order, 'sbp');
  await yookassa.choose(payment.confirmationUrl, 'pay', 'never');
  await api.clock.advance({ minutes: 4 });
  await api.jobs.drain();
  expect(await readOrder(api, order)).toMatchObject({ status: 'paid' });
});

test('a given-up payment is checked until YooKassa cannot take its money any more', async () => {
  const { order, payment } = await booked();
  await startPayment(api, order, 'sbp');
  const isChecked = () =>
    api.jobs.board.has(api.database.db, 'payments.check', { paymentId: payment.id });
  for (const after of [true, false]) {
    await api.clock.advance({ minutes: 50 });
    await api.jobs.drain();
    expect(await isChecked()).toBe(after);
  }
});

test('if the bank releases reserved money before the issue, no tickets are issued', async () => {
  const { order, payment } = await booked();
  await yookassa.choose(payment.confirmationUrl, 'pay');
  await yookassa.refuse(payment.confirmationUrl, 'expired_on_capture');
  await api.jobs.drain();
  expect(await readOrder(api, order)).toMatchObject({
    status: 'issue-error',
    payment: { status: 'failed' },
  });
  expect(await ledgerOf(api, order)).toEqual([]);
});

test('money is returned by a refund, which is requested again after YooKassa cancels it', async () => {
  const { order, payment } = await booked();
  const there = await yookassa.choose(payment.confirmationUrl, 'pay');
  await api.jobs.drain();
  yookassa.refuseNextRefund();
  await api.orders.giveBack(order);
  await api.jobs.drain();
  expect(there.refunded_amount.value).toBe('0.00');
  await api.clock.advance({ minutes: 5 });
  await api.jobs.drain();
  const [, back] = await ledgerOf(api, order);
  expect(back).toMatchObject({ entry: 'refund', credit: 'provider/yookassa' });
  expect(Math.round(Number(there.refunded_amount.value) * 100)).toBe(back!.amount);
  const listed = receiptLinesAt(there.receipts.at(-1)!).map(([, amount]) => amount!);
  expect(listed.reduce((sum, amount) => sum + amount, 0)).toBe(back!.amount);
});

test.each([
  ['none', true],
  ['duplicate', true],
  ['late', true],
  ['out-of-order', true],
  ['timeout-after-commit', true],
  ['never', true],
  ['wrong-signature', true],
  ['wrong-amount', false],
] as const)(
  'a payer at YooKassa, fault "%s": paid is %s, and the ledger agrees',
  async (fault, paid) => {
    const { order, payment } = await booked();
    const there = await yookassa.choose(payment.confirmationUrl, 'pay', fault);
    // With or without a notification, the payer returns and the payment is looked up.
    await look(payment.id);
    await api.jobs.drain();
    await api.clock.advance({ minutes: 5 });
    await api.jobs.drain();
    await yookassa.deliverLate();
    expect(there.status).toBe(paid ? 'succeeded' : 'waiting_for_capture');
    expect(await entriesOf(order)).toEqual(paid ? [['charge', order.order.toPay.amount]] : []);
  },
);

test('an address for a phone’s application is also shown as a code, until the payment is decided', async () => {
  const { order, payment } = await bookedBy(api, 'sbp');
  expect(payment).toMatchObject({ inApp: true });
  const { qrCode, confirmationUrl } = (await readOrder(api, order)).payment!;
  expect(confirmationUrl).toBe(payment.confirmationUrl);
  expect(qrCode).toEqual(drawCode('qrcode', payment.confirmationUrl));
  await yookassa.choose(payment.confirmationUrl, 'pay');
  expect((await readOrder(api, order)).payment).toMatchObject({ qrCode: null });
  const card = await bookedBy(api, 'bank-card');
  expect(card.payment).toMatchObject({ inApp: false });
  expect((await readOrder(api, card.order)).payment).toMatchObject({ qrCode: null });
});

test(`${forgedCalls} forged notifications change nothing`, async () => {
  const { order, payment } = await booked();
  const id = new URL(payment.confirmationUrl).pathname.split('/').at(-1)!;
  const codes = await codesOfForgedCalls(forgedCalls / 50, (round) =>
    Array.from({ length: 50 }, async (_, index) => {
      const event = ['payment.succeeded', 'payment.canceled', 'refund.succeeded'][index % 3]!;
      const known = index % 2 ? '127.0.0.1' : `203.0.113.${index}`;
      const object = { id: index % 5 ? id : `${round}-${index}`, status: 'succeeded', paid: true };
      const response = await notice(event, object, known);
      return (response.json() as { code?: string }).code ?? 'heard';
    }),
  );
  expect(codes).toEqual(new Set(['callback-refused', 'payment-not-found', 'heard']));
  expect(await ledgerOf(api, order)).toEqual([]);
  expect((await readOrder(api, order)).payment?.status).toBe('redirected');
});

test('notifications are accepted from listed addresses and networks', () => {
  const isKnown = createAddressCheck(['185.71.76.0/27', '77.75.156.11', '2a02:5180::/32']);
  const known = ['185.71.76.31', '::ffff:185.71.76.1', '77.75.156.11', '2a02:5180:1::7'];
  expect(known.filter(isKnown)).toEqual(known);
  expect(['185.71.76.32', '77.75.156.12', '2a02:5181::1', '', 'nobody'].filter(isKnown)).toEqual(
    [],
  );
});

import { randomUUID } from 'node:crypto';
import {
  ledgerOf,
  readOrder,
  startPayment,
  submitPayment,
  type PaymentsUnderTest,
  type StartedPayment,
  type TestOrder,
} from '@karvon/payments/testing';
import { chooseAtBank, startSandboxPayments } from './testing';

let api: PaymentsUnderTest;
beforeAll(async () => {
  api = await startSandboxPayments();
});
afterAll(() => api.close());

const readPayment = async ({ id }: StartedPayment) =>
  (await api.inject(`/v1/payments/${id}`)).json();

const cancelPayment = ({ id }: StartedPayment, { order, accessToken }: TestOrder) =>
  api.inject({
    method: 'POST',
    url: `/v1/payments/${id}/cancel`,
    payload: { orderKind: 'air', orderNumber: order.number },
    headers: { 'order-token': accessToken },
  });

async function booked(): Promise<{ order: TestOrder; payment: StartedPayment }> {
  const order = await api.orders.book();
  return { order, payment: await startPayment(api, order) };
}

test('a payment is started once per key, for the total of the order, and is returned by its id', async () => {
  const order = await api.orders.book();
  const key = randomUUID();
  const [first, second] = [
    await submitPayment(api, order, key),
    await submitPayment(api, order, key),
  ];
  expect(second.body).toBe(first.body);
  const payment = first.json() as StartedPayment;
  expect(await readPayment(payment)).toEqual({
    id: payment.id,
    orderKind: 'air',
    orderNumber: order.order.number,
    method: 'payme',
    amount: order.order.total,
    status: 'redirected',
    failure: null,
  });
  const back = new URL((await chooseAtBank(api, payment, 'cancel')).headers.location!);
  expect(back.origin + back.pathname).toBe('http://localhost:4200/ru/order/payment');
  expect(Object.fromEntries(back.searchParams)).toEqual({
    number: order.order.number,
    payment: payment.id,
  });
});

test('an order is paid once, without waiting for the callback', async () => {
  const { order, payment } = await booked();
  await chooseAtBank(api, payment, 'pay', 'never');
  expect(await readPayment(payment)).toMatchObject({ status: 'succeeded' });
  await readPayment(payment);
  const paid = await readOrder(api, order);
  expect(paid).toMatchObject({
    status: 'paid',
    delivered: false,
    payment: { id: payment.id, status: 'succeeded' },
  });
  expect(await ledgerOf(api, order)).toMatchObject([
    {
      payment_id: payment.id,
      entry: 'charge',
      debit: 'provider/sandbox',
      amount: order.order.total.amount,
      currency: 'UZS',
    },
  ]);
  expect((await submitPayment(api, order)).json()).toMatchObject({
    status: 409,
    code: 'order-not-payable',
    orderStatus: 'paid',
  });
});

test.each([
  ['decline', 'declined'],
  ['insufficient-funds', 'insufficient-funds'],
  ['cancel', 'cancelled-by-payer'],
])('%s leaves the order payable', async (choice, failure) => {
  const { order, payment } = await booked();
  await chooseAtBank(api, payment, choice);
  await api.jobs.drain();
  expect(await readPayment(payment)).toMatchObject({ status: 'failed', failure });
  expect(await readOrder(api, order)).toMatchObject({
    status: 'not-paid',
    payment: { status: 'failed' },
  });
  expect(await ledgerOf(api, order)).toEqual([]);

  const second = await startPayment(api, order);
  await chooseAtBank(api, second, 'pay');
  await api.jobs.drain();
  expect(await readOrder(api, order)).toMatchObject({
    status: 'paid',
    payment: { id: second.id, status: 'succeeded' },
  });
});

test('repeated and late callbacks have the effect of one; after a lost callback the bank is asked', async () => {
  for (const delivery of ['once', 'twice', 'late', 'never']) {
    const { order, payment } = await booked();
    await chooseAtBank(api, payment, 'pay', delivery);
    await api.jobs.drain();
    await api.clock.advance({ minutes: 2 });
    await api.jobs.drain();
    expect(await readOrder(api, order)).toMatchObject({
      status: 'paid',
      payment: { status: 'succeeded' },
    });
    expect(await ledgerOf(api, order)).toHaveLength(1);
  }
});

test('another click, tab or device is led to the payment that is already open', async () => {
  const { order, payment } = await booked();
  expect(await startPayment(api, order)).toEqual(payment);
  await chooseAtBank(api, payment, 'pay');
  await api.jobs.drain();
  expect(await ledgerOf(api, order)).toMatchObject([{ payment_id: payment.id, entry: 'charge' }]);
});

test('a payment by another method closes the one before it: its page cannot be paid any more', async () => {
  const { order, payment } = await booked();
  const second = await startPayment(api, order, 'click');
  expect(await readPayment(payment)).toMatchObject({ status: 'expired' });
  await chooseAtBank(api, payment, 'pay');
  await chooseAtBank(api, second, 'pay');
  await api.jobs.drain();
  expect(await ledgerOf(api, order)).toMatchObject([{ payment_id: second.id, entry: 'charge' }]);
});

test('a payment that the bank is processing is not replaced, and counts if it is paid in the meantime', async () => {
  const { order, payment } = await booked();
  await chooseAtBank(api, payment, 'pending');
  await api.jobs.drain();
  expect(await readPayment(payment)).toMatchObject({ status: 'pending' });
  expect((await submitPayment(api, order)).json()).toMatchObject({
    status: 409,
    code: 'payment-in-progress',
  });
  await chooseAtBank(api, payment, 'pay', 'never');
  expect((await submitPayment(api, order)).json()).toMatchObject({ code: 'order-not-payable' });
  expect(await readOrder(api, order)).toMatchObject({ status: 'paid' });
});

test('the order shows which payment is undecided, since when and until when', async () => {
  const { order, payment } = await booked();
  const startedAt = api.clock.now().toISOString();
  const heldUntil = new Date(api.clock.now().getTime() + 24 * 3_600_000).toISOString();
  const { id, confirmationUrl } = payment;
  const held = { id, method: 'payme', startedAt, heldUntil };
  expect(await readOrder(api, order)).toMatchObject({
    payment: { ...held, status: 'redirected', confirmationUrl },
  });
  await chooseAtBank(api, payment, 'pending');
  await readPayment(payment);
  expect(await readOrder(api, order)).toMatchObject({
    payment: { ...held, status: 'pending', confirmationUrl: null },
  });
});

test('an undecided payment is cancelled at the bank; one that the bank is processing is not', async () => {
  const { order, payment } = await booked();
  const stranger = await api.orders.book();
  const refused = await cancelPayment(payment, stranger);
  expect(refused.json()).toMatchObject({ status: 404, code: 'payment-not-found' });
  expect((await cancelPayment(payment, order)).json()).toMatchObject({ status: 'expired' });
  await chooseAtBank(api, payment, 'pay');
  expect(await readOrder(api, order)).toMatchObject({
    status: 'not-paid',
    payment: { status: 'expired', heldUntil: null, confirmationUrl: null },
  });

  const second = await startPayment(api, order);
  await chooseAtBank(api, second, 'pending', 'never');
  expect((await cancelPayment(second, order)).json()).toMatchObject({
    status: 409,
    code: 'payment-in-progress',
  });
  await chooseAtBank(api, second, 'pay', 'never');
  expect((await cancelPayment(second, order)).json()).toMatchObject({ status: 'succeeded' });
});

test('many simultaneous requests to pay start one payment', async () => {
  const order = await api.orders.book();
  const responses = await Promise.all(Array.from({ length: 10 }, () => submitPayment(api, order)));
  const open = await api.database.db
    .selectFrom('payments')
    .select('id')
    .where('status', 'in', ['created', 'redirected'])
    .where('order_number', '=', order.order.number)
    .execute();
  expect(open.length).toBeLessThanOrEqual(1);
  for (const response of responses) expect([201, 409]).toContain(response.statusCode);
  expect((await submitPayment(api, order)).statusCode).toBe(201);
});

test('money that arrives after the seats are gone is recorded and returned', async () => {
  const { order, payment } = await booked();
  await chooseAtBank(api, payment, 'pending', 'never');
  await api.clock.set(order.order.payBefore!);
  await api.clock.advance({ minutes: 1 });
  await api.jobs.drain();
  expect((await submitPayment(api, order)).json()).toMatchObject({
    code: 'order-not-payable',
    orderStatus: 'cancelled',
  });
  await chooseAtBank(api, payment, 'pay');
  await api.jobs.drain();
  expect(await readPayment(payment)).toMatchObject({ status: 'refunded' });
  expect(await readOrder(api, order)).toMatchObject({
    status: 'cancelled',
    payment: { status: 'refunded' },
  });
  expect((await ledgerOf(api, order)).map(({ entry, debit }) => [entry, debit])).toEqual([
    ['charge', 'provider/sandbox'],
    ['refund', `order/air/${order.order.number}`],
  ]);
  const bank = await api.database.db
    .selectFrom('sandbox_bank_payments')
    .select(['status', 'refunded'])
    .where('merchant_reference', '=', payment.id)
    .execute();
  expect(bank).toEqual([{ status: 'succeeded', refunded: true }]);
});

test.each([
  ['a method the edition does not offer', { method: 'sbp' }, 'validation-failed'],
  ['a way back to somebody else', { returnUrl: '//evil.example' }, 'validation-failed'],
  ['another way back to somebody else', { returnUrl: '/\\evil.example' }, 'validation-failed'],
  ['a hidden way back to somebody else', { returnUrl: '/\t/evil.example' }, 'validation-failed'],
  ['an amount of its own', { amount: { amount: 1, currency: 'UZS' } }, 'validation-failed'],
  ['a hotel order', { orderKind: 'hotel' }, 'order-token-required'],
])('%s is refused', async (_what, changes, code) => {
  const order = await api.orders.book();
  expect((await submitPayment(api, order, randomUUID(), changes)).json()).toMatchObject({ code });
  expect(
    await api.database.db
      .selectFrom('payments')
      .select('id')
      .where('order_number', '=', order.order.number)
      .execute(),
  ).toEqual([]);
});

test('an unknown payment is not found', async () => {
  expect((await api.inject(`/v1/payments/${randomUUID()}`)).json()).toMatchObject({
    status: 404,
    code: 'payment-not-found',
  });
  expect((await api.inject('/v1/payments/1')).json()).toMatchObject({
    status: 400,
    code: 'validation-failed',
  });
});

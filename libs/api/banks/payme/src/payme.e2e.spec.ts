import type { PaymePayment, PaymeReceipt, PaymeSimulator } from '@karvon/bank-simulators';
import {
  bookedBy,
  codesOfForgedCalls,
  forgedCalls,
  ledgerEntriesOf,
  ledgerOf,
  moneyAfterFault,
  readOrder,
  submitPayment,
  uzFiscal,
  type PaymentsUnderTest,
} from '@karvon/payments/testing';
import { checkoutUrl } from './checkout-url';
import { paymeSettings, startPayme, startPaymePayments } from './testing';

let api: PaymentsUnderTest;
let payme: PaymeSimulator;
beforeAll(async () => {
  api = await startPaymePayments({ uzFiscal });
  payme = await startPayme(api, api.url);
});
afterAll(async () => {
  await payme.close();
  await api.close();
});

let last = 0;
/** 24 hexadecimal digits, different each time. */
const newId = () => (++last).toString(16).padStart(24, '0');
const now = () => api.clock.now().getTime();
const booked = () => bookedBy(api, 'payme');
const stateOf = async (id: string) => (await payme.rpc('CheckTransaction', { id })).result?.state;

/** A booked order with the values that Payme's calls need. @param fails the delivery of the order fails */
async function requested(fails = false) {
  const { order, payment } = await bookedBy(api, 'payme', fails);
  const purchase = {
    amount: order.order.toPay.amount,
    account: { payment_id: payment.id },
  };
  const id = newId();
  const create = () => payme.rpc('CreateTransaction', { id, time: now(), ...purchase });
  return { order, payment, purchase, id, create };
}

/** Makes a call twice: the second response must equal the first one byte for byte. */
async function twice(method: string, params: object) {
  const first = await payme.rpc(method, params);
  expect((await payme.rpc(method, params)).text).toBe(first.text);
  return first;
}

test("the address of Payme's page is that of the official example", () => {
  const address = checkoutUrl('https://checkout.paycom.uz', {
    merchantId: '587f72c72cac0d162c722ae2',
    reference: '197',
    amount: 500,
    lang: 'ru',
    returnUrl: 'https://karvon.example/ru/order/payment?number=1;2',
  });
  const text = Buffer.from(decodeURIComponent(new URL(address).pathname.slice(1)), 'base64');
  expect(text.toString()).toBe(
    'm=587f72c72cac0d162c722ae2;ac.payment_id=197;a=500;l=ru;c=https://karvon.example/ru/order/payment?number=1%3B2',
  );
});

test('only the connected provider is offered, within its limits', async () => {
  const { order } = await booked();
  expect((await readOrder(api, order)).paymentMethods).toEqual(['payme']);
  const response = await submitPayment(api, order, undefined, { method: 'click' });
  expect(response.json()).toMatchObject({
    code: 'validation-failed',
    issues: [{ path: 'method', rule: 'method-not-offered', message: 'one of: payme' }],
  });
  api.config.payments.limits.payme = { min: 1, max: order.order.toPay.amount - 1 };
  const { paymentMethods } = await readOrder(api, order);
  delete api.config.payments.limits.payme;
  expect(paymentMethods).toEqual([]);
});

test('scenario 1 of the sandbox: created, then cancelled; each call twice', async () => {
  const { id, order, payment, purchase } = await requested();
  const check = await twice('CheckPerformTransaction', purchase);
  const { items } = check.result!.detail as PaymeReceipt;
  expect(check.result).toMatchObject({ allow: true, detail: { receipt_type: 0 } });
  expect(items.reduce((sum, { price }) => sum + price, 0)).toBe(purchase.amount);
  expect(items).toMatchObject([
    { count: 1, code: uzFiscal.air.code, package_code: uzFiscal.air.packageCode, vat_percent: 0 },
    { count: 1, code: uzFiscal.fee.code, package_code: uzFiscal.fee.packageCode, vat_percent: 12 },
  ]);
  const created = await twice('CreateTransaction', { id, time: now(), ...purchase });
  expect(created.result).toMatchObject({ create_time: now(), state: 1 });
  expect(await readOrder(api, order)).toMatchObject({
    payment: { id: payment.id, status: 'pending', confirmationUrl: null },
  });
  const cancelled = await twice('CancelTransaction', { id, reason: 3 });
  expect(cancelled.result).toMatchObject({ state: -1, cancel_time: now() });
  expect((await payme.rpc('PerformTransaction', { id })).error?.code).toBe(-31008);
  expect(await ledgerOf(api, order)).toEqual([]);
  expect(await readOrder(api, order)).toMatchObject({
    status: 'not-paid',
    payment: { status: 'failed' },
  });
});

test("after a declined card the payer may try again on Payme's page, as often as the order may be paid", async () => {
  const { order, payment, purchase } = await requested();
  for (let declined = 0; declined < 2; declined++) {
    const id = newId();
    await payme.rpc('CheckPerformTransaction', purchase);
    await payme.rpc('CreateTransaction', { id, time: now(), ...purchase });
    await payme.rpc('CancelTransaction', { id, reason: 1 });
    expect((await readOrder(api, order)).payment?.status).toBe('failed');
  }
  const id = newId();
  const check = await twice('CheckPerformTransaction', purchase);
  expect(check.result).toMatchObject({ allow: true });
  expect((await readOrder(api, order)).payment?.status).toBe('failed');
  await api.clock.advance({ minutes: 5 });
  await twice('CreateTransaction', { id, time: now(), ...purchase });
  expect((await readOrder(api, order)).payment).toMatchObject({
    id: payment.id,
    status: 'pending',
    heldUntil: new Date(now() + 12 * 3_600_000).toISOString(),
  });
  expect((await submitPayment(api, order, undefined, { method: 'payme' })).json()).toMatchObject({
    code: 'payment-in-progress',
  });
  await twice('PerformTransaction', { id });
  expect(await readOrder(api, order)).toMatchObject({ status: 'paid' });
  expect(await ledgerEntriesOf(api, order)).toEqual([['charge', purchase.amount]]);
  const late = { id: newId(), time: now(), ...purchase };
  expect((await payme.rpc('CreateTransaction', late)).error?.code).toBe(-31051);
});

test('of three parallel tries after a declined card one is accepted', async () => {
  const { create, id, order, purchase } = await requested();
  await create();
  await payme.rpc('CancelTransaction', { id, reason: 1 });
  const tries = await Promise.all(
    [newId(), newId(), newId()].map((next) =>
      payme.rpc('CreateTransaction', { id: next, time: now(), ...purchase }),
    ),
  );
  expect(tries.map(({ error, result }) => error?.code ?? result?.state).sort()).toEqual([
    -31052, -31052, 1,
  ]);
  expect((await readOrder(api, order)).payment?.status).toBe('pending');
});

test('a payment that another one has replaced cannot be tried again', async () => {
  const { create, id, order, purchase } = await requested();
  await create();
  await payme.rpc('CancelTransaction', { id, reason: 1 });
  expect((await submitPayment(api, order, undefined, { method: 'payme' })).statusCode).toBe(201);
  expect((await payme.rpc('CheckPerformTransaction', purchase)).error?.code).toBe(-31051);
  const again = { id: newId(), time: now(), ...purchase };
  expect((await payme.rpc('CreateTransaction', again)).error?.code).toBe(-31051);
  expect((await readOrder(api, order)).payment?.status).toBe('redirected');
});

test('of a new payment in the shop and a new try at Payme at the same time one is accepted', async () => {
  const { create, id, order, payment, purchase } = await requested();
  await create();
  await payme.rpc('CancelTransaction', { id, reason: 1 });
  const next = { id: newId(), time: now(), ...purchase };
  const [begun, tried] = await Promise.all([
    submitPayment(api, order, undefined, { method: 'payme' }),
    payme.rpc('CreateTransaction', next),
  ]);
  const { payment: latest } = await readOrder(api, order);
  if (tried.error) {
    expect([tried.error.code, begun.statusCode]).toEqual([-31051, 201]);
    expect(latest?.id).not.toBe(payment.id);
  } else {
    expect([begun.statusCode, latest]).toMatchObject([409, { id: payment.id, status: 'pending' }]);
  }
});

test('a payment that is tried again is checked until it ends, like the first time', async () => {
  const { create, id, payment, purchase } = await requested();
  await create();
  await payme.rpc('CancelTransaction', { id, reason: 1 });
  await api.clock.advance({ minutes: 2 });
  await api.jobs.drain();
  await payme.rpc('CreateTransaction', { id: newId(), time: now(), ...purchase });
  const waits = () =>
    api.jobs.board.has(api.database.db, 'payments.check', { paymentId: payment.id });
  expect(await waits()).toBe(true);
});

test('scenario 2 of the sandbox: created, performed, cancelled after a return is requested', async () => {
  const { id, order, purchase, create } = await requested(true);
  await create();
  const performed = await twice('PerformTransaction', { id });
  expect(performed.result).toMatchObject({ state: 2, perform_time: now() });
  expect(await readOrder(api, order)).toMatchObject({ status: 'paid' });
  expect((await twice('CancelTransaction', { id, reason: 5 })).error?.code).toBe(-31007);

  await api.jobs.drain();
  expect(await readOrder(api, order)).toMatchObject({ status: 'issue-error' });
  await api.orders.giveBack(order);
  await api.jobs.drain();
  const back = await twice('CancelTransaction', { id, reason: 5 });
  expect(back.result).toMatchObject({ state: -2, cancel_time: now() });
  await api.jobs.drain();
  expect(await ledgerOf(api, order)).toMatchObject([
    { entry: 'charge', debit: 'provider/payme', amount: purchase.amount },
    { entry: 'refund', credit: 'provider/payme', amount: purchase.amount },
  ]);
  expect(await readOrder(api, order)).toMatchObject({
    status: 'cancelled',
    payment: { status: 'refunded' },
  });
});

test('during a partial return the whole transaction cannot be cancelled', async () => {
  const { id, order, purchase, create } = await requested();
  await create();
  await payme.rpc('PerformTransaction', { id });
  await api.jobs.drain();
  await api.orders.giveBack(order, purchase.amount - 1);
  await api.jobs.drain();
  expect((await payme.rpc('CancelTransaction', { id, reason: 5 })).error?.code).toBe(-31007);
});

test('a second transaction for a payment that has one is refused, as are a wrong amount and account', async () => {
  const { create, purchase } = await requested();
  await create();
  const other = { id: newId(), time: now() };
  const codeOf = async (params: object) => (await payme.rpc('CreateTransaction', params)).error;
  expect(await codeOf({ ...other, ...purchase })).toMatchObject({ code: -31052 });
  const { purchase: free } = await requested();
  expect(await codeOf({ ...other, ...free, amount: free.amount + 1 })).toMatchObject({
    code: -31001,
  });
  for (const account of [{}, { payment_id: 'x' }, { payment_id: "'; DROP TABLE payments" }])
    expect(await codeOf({ ...other, ...free, account })).toMatchObject({
      code: -31050,
      data: 'payment_id',
      message: { ru: 'Заказ не найден' },
    });
});

test('a transaction that is not performed in 12 hours is cancelled with reason 4', async () => {
  const { create, id, purchase } = await requested();
  const late = { id: newId(), time: now() - 12 * 3_600_000 - 1, ...purchase };
  expect((await payme.rpc('CreateTransaction', late)).error?.code).toBe(-31008);
  await create();
  await api.database.db
    .updateTable('payme_transactions')
    .set({ time: now() - 12 * 3_600_000 })
    .where('id', '=', id)
    .execute();
  expect(await stateOf(id)).toBe(1);
  await api.database.db
    .updateTable('payme_transactions')
    .set({ time: now() - 12 * 3_600_000 - 1 })
    .where('id', '=', id)
    .execute();
  expect((await payme.rpc('PerformTransaction', { id })).error?.code).toBe(-31008);
  expect((await payme.rpc('CheckTransaction', { id })).result).toMatchObject({
    state: -1,
    reason: 4,
  });
});

test('an order that has lapsed in the meantime is not performed: Payme gives the money back', async () => {
  const { create, id, order, purchase } = await requested();
  await create();
  await api.clock.set(order.order.payBefore!);
  await api.clock.advance({ minutes: 1 });
  await api.jobs.drain();
  expect((await payme.rpc('PerformTransaction', { id })).error?.code).toBe(-31008);
  expect(await stateOf(id)).toBe(-1);
  expect(await ledgerOf(api, order)).toEqual([]);
  const again = { id: newId(), time: now(), ...purchase };
  expect((await payme.rpc('CreateTransaction', again)).error?.code).toBe(-31051);
});

test('a visitor may cancel an order while Payme holds its payment: Payme is refused afterwards', async () => {
  const { create, id, order, payment } = await requested();
  await create();
  const response = await api.inject({
    method: 'POST',
    url: `/v1/payments/${payment.id}/cancel`,
    payload: { orderKind: 'air', orderNumber: order.order.number },
    headers: { 'order-token': order.accessToken },
  });
  expect(response.json()).toMatchObject({ status: 'expired' });
  expect((await payme.rpc('PerformTransaction', { id })).error?.code).toBe(-31008);
});

test.each([
  ['CheckTransaction', {}],
  ['PerformTransaction', {}],
  ['CancelTransaction', { reason: 1 }],
])('%s of an unknown transaction is -31003', async (method, more) => {
  expect((await payme.rpc(method, { id: newId(), ...more })).error?.code).toBe(-31003);
});

test("a statement lists transactions by Payme's time of creation, both ends included", async () => {
  const from = now();
  const { create, id } = await requested();
  await create();
  const statement = await payme.rpc('GetStatement', { from, to: from });
  expect(statement.result?.transactions).toEqual(
    expect.arrayContaining([expect.objectContaining({ id, time: from, state: 1, reason: null })]),
  );
  const before = await payme.rpc('GetStatement', { from: 0, to: from - 86_400_000 * 30 });
  expect(before.result).toEqual({ transactions: [] });
});

test.each([
  ['no JSON', '{', -32700],
  ['no method', '{"id":1}', -32600],
  ['a method nobody knows', '{"id":1,"method":"__proto__","params":{}}', -32601],
  ['parameters of another kind', '{"id":1,"method":"PerformTransaction","params":[]}', -32600],
])('%s gets its error code with status 200', async (_what, payload, code) => {
  const authorization = `Basic ${Buffer.from(`Paycom:${paymeSettings.key}`).toString('base64')}`;
  const response = await api.inject({
    method: 'POST',
    url: '/v1/payments/callbacks/payme',
    headers: { 'content-type': 'text/json', authorization },
    payload,
  });
  expect([response.statusCode, response.json()]).toMatchObject([200, { error: { code } }]);
});

test(`${forgedCalls} forged calls change nothing`, async () => {
  const { id, purchase, order } = await requested();
  const sent = [
    ['CreateTransaction', { id, time: now(), ...purchase }],
    ['PerformTransaction', { id }],
    ['CancelTransaction', { id, reason: 5 }],
    ['ChangePassword', { password: 'a new key of a stranger' }],
  ] as const;
  const keys = ['', 'Paycom', paymeSettings.key.slice(1), `${paymeSettings.key} `, 'x'.repeat(300)];
  const codes = await codesOfForgedCalls(forgedCalls / 20, (round) =>
    sent.flatMap(([method, params]) =>
      keys.map(async (key) => {
        const response = await api.inject({
          method: 'POST',
          url: '/v1/payments/callbacks/payme',
          headers: {
            authorization: `Basic ${Buffer.from(`Paycom:${key}${round % 2 ? '' : round}`).toString('base64')}`,
          },
          payload: Buffer.from(JSON.stringify({ id: round, method, params })),
        });
        return (response.json() as { error?: { code: number } }).error?.code;
      }),
    ),
  );
  expect(codes).toEqual(new Set([-32504]));
  expect(await ledgerOf(api, order)).toEqual([]);
  expect((await payme.rpc('CheckTransaction', { id })).error?.code).toBe(-31003);
  expect((await readOrder(api, order)).payment?.status).toBe('redirected');
});

test.each(moneyAfterFault)(
  'a payer at Payme, fault "%s": the money is %s, and the ledger agrees',
  async (fault, money) => {
    const { order, payment } = await booked();
    const paid: PaymePayment = await payme.choose(payment.confirmationUrl, 'pay', fault);
    await payme.deliverLate();
    expect(paid.money).toBe(money);
    await api.jobs.drain();
    expect(await ledgerEntriesOf(api, order)).toEqual(
      money === 'taken' ? [['charge', order.order.toPay.amount]] : [],
    );
    expect((await readOrder(api, order)).status).toBe(money === 'taken' ? 'paid' : 'not-paid');
  },
);

test('after Payme changes its key, the new key is accepted and the old one refused', async () => {
  const changed = await payme.rpc('ChangePassword', { password: 'another key of Payme' });
  expect(changed.result).toEqual({ success: true });
  const { purchase } = await requested();
  expect((await payme.rpc('CheckPerformTransaction', purchase)).error?.code).toBe(-32504);
  const known = await payme.rpc('CheckPerformTransaction', purchase, 'another key of Payme');
  expect(known.result).toMatchObject({ allow: true });
});

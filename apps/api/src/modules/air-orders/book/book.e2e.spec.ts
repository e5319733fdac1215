import { randomUUID } from 'node:crypto';
import { airOrderSchema, type AirOrderWithToken } from '@karvon/contract';
import {
  adult,
  book,
  holdableOffer,
  orderBody,
  readOrder,
  startSalesApp,
  submitOrder,
} from '../../../testing/air-orders';
import { testApi } from '@karvon/platform/testing/test-api';

const api = testApi(startSalesApp);

const countOrders = async () =>
  (await api.database.db.selectFrom('air_orders').select('number').execute()).length;
const countHolds = async () =>
  (await api.database.db.selectFrom('sandbox_supplier_orders').select('id').execute()).length;

test('a booking holds the seats and answers an order without personal data', async () => {
  const response = await submitOrder(api, orderBody(await holdableOffer(api)));
  expect(response.statusCode).toBe(201);
  const { order, accessToken } = response.json() as AirOrderWithToken;
  expect(() => airOrderSchema.parse(order)).not.toThrow();
  expect(order).toMatchObject({
    status: 'not-paid',
    tickets: 'none',
    pnr: expect.stringMatching(/^[A-Z0-9]{6}$/),
    booker: { mobilePhone: '+998 •• ••• 45 67', email: 'a•••@mail.uz' },
    passengers: [{ type: 'adult', surname: 'KARIMOVA', name: 'AZIZA', ticketNumber: null }],
    history: [{ status: 'not-paid' }],
    payment: null,
  });
  expect(response.headers['cache-control']).toBe('no-store');
  const holdMs = new Date(order.payBefore!).getTime() - new Date(order.serverTime).getTime();
  expect(holdMs).toBe(api.config.edition.holdMinutes * 60_000);
  expect(JSON.stringify(order)).not.toMatch(/AA1234567|1990-05-01|901234567/);
  expect(await readOrder(api, { order, accessToken })).toEqual(order);
});

test('nothing in the database says who the passengers are', async () => {
  await book(api, { document: 'AB7654321', birthDate: '1985-03-04', surname: 'XOJAYEVA' });
  const rows = [
    await api.database.db.selectFrom('air_orders').selectAll().execute(),
    await api.database.db.selectFrom('air_order_passengers').selectAll().execute(),
  ];
  expect(JSON.stringify(rows)).not.toMatch(/AB7654321|1985-03-04|XOJAYEVA|901234567|aziza/i);
});

test('the same key again answers the same order; with another body it is refused', async () => {
  const key = randomUUID();
  const body = orderBody(await holdableOffer(api));
  const before = [await countOrders(), await countHolds()];
  const first = await submitOrder(api, body, key);
  const second = await submitOrder(api, body, key);
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.body).toBe(first.body);
  expect(second.headers['idempotent-replayed']).toBe('true');
  const other = await submitOrder(api, { ...body, lang: 'uz' }, key);
  expect(other.json()).toMatchObject({ status: 422, code: 'idempotency-key-reused' });
  expect([await countOrders(), await countHolds()]).toEqual(before.map((count) => count + 1));
});

test('an old key of somebody else does not open their order', async () => {
  const key = randomUUID();
  const body = orderBody(await holdableOffer(api));
  const first = (await submitOrder(api, body, key)).json() as AirOrderWithToken;
  await api.database.db.deleteFrom('idempotency_keys').where('key', '=', key).execute();
  const second = (await submitOrder(api, { ...body, lang: 'uz' }, key)).json() as AirOrderWithToken;
  expect(second.order.number).not.toBe(first.order.number);
});

test('a key that was forgotten still leads to the order that it has made', async () => {
  const key = randomUUID();
  const body = orderBody(await holdableOffer(api));
  const first = (await submitOrder(api, body, key)).json() as AirOrderWithToken;
  const before = [await countOrders(), await countHolds()];
  await api.database.db.deleteFrom('idempotency_keys').where('key', '=', key).execute();
  const second = await submitOrder(api, body, key);
  expect(second.statusCode).toBe(201);
  expect((second.json() as AirOrderWithToken).order).toEqual(first.order);
  expect([await countOrders(), await countHolds()]).toEqual(before);
});

test('fifty submits at once with one key make one order and one hold', async () => {
  const key = randomUUID();
  const body = orderBody(await holdableOffer(api));
  const before = [await countOrders(), await countHolds()];
  const responses = await Promise.all(
    Array.from({ length: 50 }, () => submitOrder(api, body, key)),
  );
  expect([await countOrders(), await countHolds()]).toEqual(before.map((count) => count + 1));
  for (const response of responses) expect([201, 409]).toContain(response.statusCode);
  const last = await submitOrder(api, body, key);
  const made = responses.filter(({ statusCode }) => statusCode === 201);
  expect(made.length).toBeGreaterThan(0);
  expect(new Set([...made, last].map(({ body: text }) => text)).size).toBe(1);
});

test('at a higher price nothing is held; once the visitor agrees, it is booked', async () => {
  const offer = await holdableOffer(api);
  const body = orderBody(offer, { surname: 'PRICEUP' });
  const before = [await countOrders(), await countHolds()];
  const response = await submitOrder(api, body);
  expect(response.json()).toMatchObject({
    status: 409,
    code: 'price-changed',
    oldTotal: body.expectedTotal,
  });
  const { newTotal } = response.json() as { newTotal: { amount: number; currency: 'UZS' } };
  expect(newTotal.amount).toBeGreaterThan(body.expectedTotal.amount);
  expect([await countOrders(), await countHolds()]).toEqual(before);

  const again = await submitOrder(api, body);
  expect(again.json()).toMatchObject({ code: 'price-changed', newTotal });
  const agreed = await submitOrder(api, { ...body, expectedTotal: newTotal });
  expect(agreed.json()).toMatchObject({ order: { total: newTotal } });
});

test('a lower price than expected is used', async () => {
  const body = orderBody(await holdableOffer(api));
  const response = await submitOrder(api, {
    ...body,
    expectedTotal: { ...body.expectedTotal, amount: body.expectedTotal.amount + 100_00 },
  });
  expect(response.json()).toMatchObject({ order: { total: body.expectedTotal } });
});

test.each([
  ['SOLDOUT', 'sold-out', 409],
  ['HOLDREFUSED', 'hold-refused', 409],
  ['DATAREFUSED', 'passenger-data-refused', 422],
])('%s: the refusal is told, nothing stays', async (surname, code, status) => {
  const before = [await countOrders(), await countHolds()];
  const response = await submitOrder(api, orderBody(await holdableOffer(api), { surname }));
  expect(response.json()).toMatchObject({ status, code });
  expect([await countOrders(), await countHolds()]).toEqual(before);
});

test('a hold whose answer was lost is found again, not made twice', async () => {
  const before = await countHolds();
  const { order } = await book(api, { surname: 'HOLDTIMEOUT' });
  expect(order.pnr).not.toBeNull();
  expect(await countHolds()).toBe(before + 1);
});

test('passengers who may not fly are refused field by field, and nothing is stored', async () => {
  const offer = await holdableOffer(api);
  const before = await countOrders();
  const child = await submitOrder(
    api,
    orderBody(offer, { birthDate: '2020-01-01', documentValid: '2026-12-01' }),
  );
  expect(child.json()).toMatchObject({
    status: 400,
    code: 'validation-failed',
    issues: [
      { path: 'passengers.0.birthDate', rule: 'age-band' },
      { path: 'passengers.0.documentValid', rule: 'document-expired' },
    ],
  });
  const two = await submitOrder(api, {
    ...orderBody(offer),
    passengers: [adult, { ...adult, document: 'AA7654321' }],
  });
  expect(two.json()).toMatchObject({
    code: 'validation-failed',
    issues: [{ path: 'passengers', rule: 'travellers-mismatch' }],
  });
  expect(await countOrders()).toBe(before);
});

test.each([
  ['an unknown field', { points: 5 }],
  ['a Cyrillic name', { passengers: [{ ...adult, surname: 'Каримова' }] }],
  ['a fraction of a tiyin', { expectedTotal: { amount: 1.5, currency: 'UZS' } }],
  ['no passengers', { passengers: [] }],
  ['another currency', { expectedTotal: { amount: 1, currency: 'EUR' } }],
])('%s is refused', async (_what, changes) => {
  const response = await submitOrder(api, { ...orderBody(await holdableOffer(api)), ...changes });
  expect(response.json()).toMatchObject({ status: 400, code: 'validation-failed' });
});

test('an unknown offer has expired', async () => {
  const response = await submitOrder(api, {
    ...orderBody(await holdableOffer(api)),
    offerId: 'nothing',
  });
  expect(response.json()).toMatchObject({ status: 410, code: 'offer-expired' });
});

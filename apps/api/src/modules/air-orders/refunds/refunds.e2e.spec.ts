import { randomUUID } from 'node:crypto';
import type { AirOrder, AirOrderWithToken, RefundQuote } from '@karvon/contract';
import {
  adult,
  confirmRefund,
  holdableOffer,
  orderBody,
  payOrder,
  quoteRefund,
  readOrder,
  startListeningSalesApp,
  submitOrder,
  supplierOrderOf,
} from '../../../testing/air-orders';
import { ledgerEntriesOf, ledgerOf } from '@karvon/payments/testing';
import { testOperatorToken } from '../../../testing/start-test-app';
import { testApi } from '@karvon/platform/testing/test-api';
import { readMessages } from '@karvon/messages/testing';

const api = testApi(startListeningSalesApp);

/** An order with tickets in the given fare family. */
async function ticketed(family: string, surname = adult.surname): Promise<AirOrderWithToken> {
  const offer = await holdableOffer(api);
  const fare = offer.fares.find((one) => one.family === family);
  if (!fare) throw new Error(`The offer has no ${family}`);
  const body = { ...orderBody(offer, { surname }), fareId: fare.id, expectedTotal: fare.total };
  const order = (await submitOrder(api, body)).json() as AirOrderWithToken;
  await payOrder(api, order);
  await api.jobs.drain();
  return order;
}

const quoted = async (order: AirOrderWithToken, reason?: string): Promise<RefundQuote> => {
  const response = await quoteRefund(api, order, { reason });
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json() as RefundQuote;
};

const operator = (method: 'GET' | 'POST', rest = '') =>
  api.inject({
    method,
    url: `/v1/ops/refund-claims${rest}`,
    headers: { 'operator-token': testOperatorToken },
  });

const statuses = ({ history }: AirOrder) => history.map(({ status }) => status);
const steps = ({ refund }: AirOrder) => refund?.steps.map(({ state }) => state);

test('a voluntary refund: quote, confirmation, carrier, bank, money back', async () => {
  const order = await ticketed('flex');
  const quote = await quoted(order);
  const { fare, total } = order.order;
  expect(quote).toMatchObject({ kind: 'voluntary', reason: null, method: 'payme' });
  expect(quote.lines.reduce((sum, { paid }) => sum + paid.amount, 0)).toBe(total.amount);
  expect(quote.lines.find(({ item }) => item === 'service-fee')?.kept).toEqual(
    fare.price.serviceFee,
  );
  expect(quote.total.amount).toBe(
    quote.lines.reduce((sum, { paid, kept }) => sum + paid.amount - kept.amount, 0),
  );
  expect(quote.sentBy).toBe('2026-11-25');
  expect((await readOrder(api, order)).refund).toBeNull();

  const confirmed = await confirmRefund(api, order, quote.id);
  expect(confirmed.json()).toMatchObject({ status: 'return', refund: { state: 'at-carrier' } });
  await api.jobs.drain();
  const back = await readOrder(api, order);
  expect(back).toMatchObject({
    status: 'cancelled',
    payment: { status: 'refunded' },
    refund: { id: quote.id, state: 'returned', total: quote.total },
  });
  expect(statuses(back)).toEqual(['not-paid', 'paid', 'return', 'cancelled']);
  expect(steps(back)).toEqual(['at-carrier', 'at-bank', 'returned']);
  expect(await supplierOrderOf(api, order)).toMatchObject({ status: 'cancelled' });
  expect(await ledgerEntriesOf(api, order)).toEqual([
    ['charge', total.amount],
    ['refund', quote.total.amount],
  ]);
});

test('the order is in return until the bank has sent the money', async () => {
  api.config.sandbox.speed = 1;
  try {
    const order = await ticketed('flex');
    await confirmRefund(api, order, (await quoted(order)).id);
    await api.jobs.drain();
    expect(await readOrder(api, order)).toMatchObject({
      status: 'return',
      refund: { state: 'at-bank' },
    });
    await api.clock.advance({ minutes: 5 });
    await api.jobs.drain();
    expect(await readOrder(api, order)).toMatchObject({ status: 'cancelled' });
  } finally {
    api.config.sandbox.speed = 0;
  }
});

test('ten confirmations, with one idempotency key or with ten, are one refund', async () => {
  const order = await ticketed('light');
  const quote = await quoted(order);
  const line = (item: string) => quote.lines.find((one) => one.item === item)!;
  expect(line('tariff').kept).toEqual(line('tariff').paid);
  expect(line('taxes').kept.amount).toBe(0);
  expect(quote.total).toEqual(line('taxes').paid);
});

test('of two quotes the first one confirmed counts, and the other finds the order gone', async () => {
  const order = await ticketed('flex');
  const { id } = await quoted(order);
  const key = randomUUID();
  const responses = await Promise.all([
    ...Array.from({ length: 5 }, () => confirmRefund(api, order, id, key)),
    ...Array.from({ length: 5 }, () => confirmRefund(api, order, id)),
  ]);
  for (const { statusCode } of responses) expect([200, 409]).toContain(statusCode);
  await api.jobs.drain();
  const replay = await confirmRefund(api, order, id, key);
  expect(replay.headers['idempotent-replayed']).toBe('true');
  expect(statuses(await readOrder(api, order))).toEqual([
    'not-paid',
    'paid',
    'return',
    'cancelled',
  ]);
  expect(await ledgerOf(api, order)).toHaveLength(2);
});

test('two quotes: the first one confirmed counts, the other finds the order gone', async () => {
  const order = await ticketed('flex');
  const [first, second] = [await quoted(order), await quoted(order)];
  expect((await confirmRefund(api, order, first.id)).statusCode).toBe(200);
  expect((await confirmRefund(api, order, second.id)).json()).toMatchObject({
    code: 'order-not-cancellable',
    orderStatus: 'return',
  });
});

test('an expired quote cannot be confirmed', async () => {
  const order = await ticketed('flex');
  const { id, expiresAt } = await quoted(order);
  await api.clock.set(expiresAt);
  expect((await confirmRefund(api, order, id)).json()).toMatchObject({
    status: 410,
    code: 'refund-quote-expired',
  });
  expect((await confirmRefund(api, order, randomUUID())).statusCode).toBe(410);
  expect(await readOrder(api, order)).toMatchObject({ status: 'paid', refund: null });
});

test('if the carrier’s response is lost, its cancellation is looked up', async () => {
  const order = await ticketed('flex', 'CANCELTIMEOUT');
  await confirmRefund(api, order, (await quoted(order)).id);
  await api.jobs.drain();
  expect(await readOrder(api, order)).toMatchObject({ status: 'cancelled' });
});

test('if the carrier does not cancel, the refund waits for a person and the ledger keeps the money', async () => {
  const order = await ticketed('flex', 'CANCELREFUSED');
  await confirmRefund(api, order, (await quoted(order)).id);
  for (let i = 0; i < 14; i++) {
    await api.jobs.drain();
    await api.clock.advance({ minutes: 60 });
  }
  const stuck = await readOrder(api, order);
  expect(stuck).toMatchObject({ status: 'return', refund: { state: 'in-review' } });
  expect(await ledgerOf(api, order)).toHaveLength(1);
});

describe('forced', () => {
  test('a flight the carrier has cancelled is refunded whole, with our fee, without a person', async () => {
    const order = await ticketed('light', 'FLIGHTCANCELLED');
    const quote = await quoted(order, 'flight-cancelled');
    expect(quote).toMatchObject({ kind: 'forced', total: order.order.total });
    expect(quote.lines.map(({ kept }) => kept.amount)).toEqual([0, 0, 0, 0]);
    await confirmRefund(api, order, quote.id);
    expect((await readOrder(api, order)).refund?.state).toBe('in-review');
    await api.jobs.drain();
    const back = await readOrder(api, order);
    expect(back).toMatchObject({ status: 'cancelled', refund: { total: order.order.total } });
    expect(steps(back)).toEqual(['in-review', 'at-carrier', 'at-bank', 'returned']);
  });

  test('a refund that a supplier leaves to people is accepted by hand only, and then the visitor is notified', async () => {
    const order = await ticketed('light');
    const { id } = await quoted(order, 'illness');
    await confirmRefund(api, order, id);
    await api.jobs.drain();
    await api.database.db
      .updateTable('sandbox_supplier_orders')
      .set({ terms: null })
      .where('reference', '=', order.order.number)
      .execute();
    const told = async () =>
      (await readMessages(api)).filter(({ text }) => text.includes(order.order.number)).length;
    const before = await told();
    expect((await operator('POST', `/${id}/accept`)).json()).toMatchObject({
      code: 'refund-unavailable',
    });
    await api.jobs.drain();
    expect((await readOrder(api, order)).refund?.state).toBe('in-review');
    expect([await told(), await ledgerOf(api, order)]).toEqual([before, [expect.anything()]]);
    expect((await operator('POST', `/${id}/accept-by-hand`)).json()).toEqual({ decided: true });
    await api.jobs.drain();
    expect((await readOrder(api, order)).refund?.state).toBe('returned');
    expect(await told()).toBeGreaterThan(before);
  });

  test('a claim for illness waits for a person, who reads the reason and accepts', async () => {
    const order = await ticketed('light');
    const requested = { reason: 'illness', comment: 'Справка во вложении письма' };
    const { id } = (await quoteRefund(api, order, requested)).json() as RefundQuote;
    await confirmRefund(api, order, id);
    await api.jobs.drain();
    expect((await readOrder(api, order)).refund?.state).toBe('in-review');
    expect((await operator('GET')).json().claims).toContainEqual({
      id,
      orderNumber: order.order.number,
      documents: [],
      requestedAt: expect.any(String),
      ...requested,
    });
    expect((await operator('POST', `/${id}/accept`)).json()).toEqual({
      decided: true,
    });
    await api.jobs.drain();
    expect(await readOrder(api, order)).toMatchObject({
      status: 'cancelled',
      refund: { state: 'returned', total: order.order.total },
    });
  });

  test('after a declined claim the tickets stay valid and the order may be given back another way', async () => {
    const order = await ticketed('flex');
    const { id } = await quoted(order, 'flight-delayed');
    await confirmRefund(api, order, id);
    await api.jobs.drain();
    await operator('POST', `/${id}/decline`);
    expect((await operator('POST', `/${id}/accept`)).json()).toEqual({
      decided: false,
    });
    await api.jobs.drain();
    const messages = await readMessages(api);
    const told = messages.filter(({ text }) => text.includes(order.order.number));
    expect(told).toContainEqual(
      expect.objectContaining({
        channel: 'email',
        subject: `Заказ ${order.order.number}: заявка на возврат отклонена`,
        text: expect.stringContaining('Билеты действуют'),
      }),
    );
    expect(told).toContainEqual(
      expect.objectContaining({ channel: 'sms', text: expect.stringContaining('заявк') }),
    );
    const unchanged = await readOrder(api, order);
    expect(unchanged).toMatchObject({
      status: 'paid',
      tickets: 'ready',
      refund: { state: 'declined' },
    });
    await confirmRefund(api, order, (await quoted(order)).id);
    await api.jobs.drain();
    expect(await readOrder(api, order)).toMatchObject({
      status: 'cancelled',
      refund: { kind: 'voluntary', state: 'returned' },
    });
  });
});

test('a paid order without tickets gets all its money back, without a person', async () => {
  const offer = await holdableOffer(api);
  const body = orderBody(offer, { surname: 'ISSUEERROR' });
  const order = (await submitOrder(api, body)).json() as AirOrderWithToken;
  await payOrder(api, order);
  await api.jobs.drain();
  const quote = await quoted(order);
  expect(quote).toMatchObject({ reason: 'not-issued', total: order.order.total });
  await confirmRefund(api, order, quote.id);
  await api.jobs.drain();
  expect(await readOrder(api, order)).toMatchObject({ status: 'cancelled' });
  expect(await supplierOrderOf(api, order)).toMatchObject({ status: 'cancelled' });
});

test('an order without a payment or without tickets cannot be given back', async () => {
  const body = orderBody(await holdableOffer(api));
  const order = (await submitOrder(api, body)).json() as AirOrderWithToken;
  const refusal = { status: 409, code: 'order-not-cancellable' };
  expect((await quoteRefund(api, order)).json()).toMatchObject({
    ...refusal,
    orderStatus: 'not-paid',
  });
  await payOrder(api, order);
  await readOrder(api, order);
  expect((await quoteRefund(api, order, { reason: 'illness' })).json()).toMatchObject(refusal);
});

test("a refund cannot be found with another order's token", async () => {
  const [mine, foreign] = [await ticketed('flex'), await ticketed('flex')];
  const { id } = await quoted(mine);
  const stranger = { ...mine, accessToken: foreign.accessToken };
  for (const response of [await quoteRefund(api, stranger), await confirmRefund(api, stranger, id)])
    expect(response.json()).toMatchObject({ status: 404, code: 'order-not-found' });
});

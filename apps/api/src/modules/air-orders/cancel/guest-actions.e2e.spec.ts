import { randomUUID } from 'node:crypto';
import type { AirOrderWithToken } from '@karvon/contract';
import {
  book,
  payOrder,
  readOrder,
  startPayment,
  startListeningSalesApp,
  submitPayment,
  supplierOrderOf,
} from '../../../testing/air-orders';
import { chooseAtBank } from '@karvon/sandbox-bank/testing';
import type { StartedPayment } from '@karvon/payments/testing';
import { testApi } from '@karvon/platform/testing/test-api';

const api = testApi(startListeningSalesApp);

const cancel = ({ order, accessToken }: AirOrderWithToken, key: string = randomUUID()) =>
  api.inject({
    method: 'POST',
    url: `/v1/air/orders/${order.number}/cancel`,
    payload: { lang: 'ru' },
    headers: { 'order-token': accessToken, 'idempotency-key': key },
  });

describe('cancelling an unpaid order', () => {
  test('gives the seats back at once, however often it is requested', async () => {
    const order = await book(api);
    const payment = await startPayment(api, order);
    expect((await cancel(order)).json()).toMatchObject({ status: 'cancelled', payBefore: null });
    expect((await cancel(order)).statusCode).toBe(200);
    await api.jobs.drain();
    expect(await supplierOrderOf(api, order)).toMatchObject({ status: 'cancelled' });
    const { history } = await readOrder(api, order);
    expect(history.map(({ status }) => status)).toEqual(['not-paid', 'cancelled']);
    // The old page of the bank cannot be paid any more.
    await chooseAtBank(api, payment, 'pay');
    await api.jobs.drain();
    expect(await readOrder(api, order)).toMatchObject({
      status: 'cancelled',
      payment: { status: 'expired' },
    });
  });

  test('is refused once the order is paid, even before the bank has notified us', async () => {
    const order = await book(api);
    await chooseAtBank(api, await startPayment(api, order), 'pay', 'never');
    expect((await cancel(order)).json()).toMatchObject({
      status: 409,
      code: 'order-not-cancellable',
      orderStatus: 'paid',
    });
  });
});

test('the order keeps the rules of its fare at the moment of sale', async () => {
  const { order, accessToken } = await book(api);
  const read = (lang: string) =>
    api.inject({
      url: `/v1/air/orders/${order.number}/fare-rules?lang=${lang}`,
      headers: { 'order-token': accessToken },
    });
  const sold = (await read('ru')).json() as { sections: { title: string }[]; original: string };
  expect(sold.sections.map(({ title }) => title)).toContain('Возврат до\u00a0вылета');
  await api.database.db
    .updateTable('air_orders')
    .set({ offer_id: 'gone' })
    .where('number', '=', order.number)
    .execute();
  expect((await read('ru')).json()).toEqual(sold);
  expect((await read('uz')).json()).toMatchObject({ original: sold.original });
});

describe('a link to the order', () => {
  const open = (token: string) => api.inject({ url: `/v1/air/shared-orders/${token}?lang=ru` });

  test('shows the flights, number and status, and nothing about a person', async () => {
    const { order } = await book(api);
    const response = await open(order.shareToken);
    expect(response.json()).toMatchObject({ number: order.number, status: 'not-paid' });
    expect(response.json()).toHaveProperty('slices', order.slices);
    for (const secret of ['KARIMOVA', 'AZIZA', order.pnr!, order.booker.email, 'AA1234567'])
      expect(response.body).not.toContain(secret);
  });

  test('lets somebody else pay this order only', async () => {
    const [mine, other] = [await book(api), await book(api)];
    const byLink = (shareToken: string) =>
      submitPayment(api, { ...mine, accessToken: '' }, undefined, { shareToken });
    expect((await byLink(other.order.shareToken)).json()).toMatchObject({
      code: 'order-not-found',
    });
    const started = await byLink(mine.order.shareToken);
    expect(started.statusCode).toBe(201);
    const payment = started.json() as StartedPayment;
    await chooseAtBank(api, payment, 'pay', 'never');
    await api.inject(`/v1/payments/${payment.id}`);
    expect((await open(mine.order.shareToken)).json()).toMatchObject({ status: 'paid' });
  });

  test('cannot be guessed', async () => {
    const { order } = await book(api);
    const forged = `${order.number}-${'A'.repeat(22)}`;
    expect((await open(forged)).json()).toMatchObject({ status: 404, code: 'order-not-found' });
    expect((await open('garbage')).statusCode).toBe(400);
  });
});

test('a paid order says by when its tickets are issued', async () => {
  const order = await book(api, { surname: 'ISSUEERROR' });
  expect((await readOrder(api, order)).nextBy).toBeNull();
  await payOrder(api, order);
  const paidAt = api.clock.now().getTime();
  expect((await readOrder(api, order)).nextBy).toBe(new Date(paidAt + 15 * 60_000).toISOString());
  await api.jobs.drain();
  const stuck = await readOrder(api, order);
  expect(stuck.status).toBe('issue-error');
  expect(Date.parse(stuck.nextBy!)).toBeGreaterThanOrEqual(paidAt + 120 * 60_000);
});

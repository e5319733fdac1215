import type { AirOrderWithToken } from '@karvon/contract';
import { ledgerOf } from '@karvon/payments/testing';
import {
  orderBody,
  payOrder,
  readOrder,
  startListeningSalesApp,
  submitOrder,
  supplierOrderOf,
} from '../../../testing/air-orders';
import { airSearchRequest, priceOffer, searchOffers } from '@karvon/air-catalogue/testing';
import { testApi } from '@karvon/platform/testing/test-api';

const api = testApi(startListeningSalesApp);

/** Books a route of the sandbox that has no holds. */
async function bookInstant(surname = 'KARIMOVA'): Promise<AirOrderWithToken> {
  const [offer] = await searchOffers(api, airSearchRequest('EWR', 'JFK'));
  const response = await submitOrder(api, orderBody(await priceOffer(api, offer!.id), { surname }));
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json() as AirOrderWithToken;
}

test('seats that cannot be held are bought after the payment', async () => {
  const order = await bookInstant();
  expect(order.order).toMatchObject({ status: 'not-paid', seats: 'on-payment', pnr: null });
  expect(order.order.payBefore).toBe(order.order.priceUntil);
  await payOrder(api, order);
  await api.jobs.drain();
  const bought = await readOrder(api, order);
  expect(bought).toMatchObject({ status: 'paid', tickets: 'ready' });
  expect(bought.pnr).toBe((await supplierOrderOf(api, order)).pnr);
});

test('after a lost answer the seats are bought once', async () => {
  const order = await bookInstant('HOLDTIMEOUT');
  await payOrder(api, order);
  for (let i = 0; i < 3; i++) {
    await api.jobs.drain();
    await api.clock.advance({ minutes: 2 });
  }
  expect(await readOrder(api, order)).toMatchObject({ status: 'paid', tickets: 'ready' });
});

test('if the seats are gone after the payment, all the money goes back', async () => {
  const order = await bookInstant('SOLDOUT');
  await payOrder(api, order);
  await api.jobs.drain();
  const back = await readOrder(api, order);
  expect(back).toMatchObject({
    status: 'cancelled',
    refund: { reason: 'not-issued', state: 'returned', total: order.order.total },
  });
  expect(back.history.map(({ status }) => status)).toEqual([
    'not-paid',
    'paid',
    'issue-error',
    'return',
    'cancelled',
  ]);
  expect((await ledgerOf(api, order)).map(({ entry }) => entry)).toEqual(['charge', 'refund']);
});

test('an unpaid order lapses with its price', async () => {
  const order = await bookInstant();
  await api.clock.set(order.order.payBefore!);
  await api.jobs.drain();
  expect(await readOrder(api, order)).toMatchObject({ status: 'cancelled' });
});

import { randomUUID } from 'node:crypto';
import type { AirOrderWithToken } from '@karvon/contract';
import {
  holdableOffer,
  orderBody,
  payOrder,
  submitOrder,
  chooseSome,
  extrasOf,
  moneyOf,
} from '@karvon/air-orders/testing';
import { startListeningSalesApp } from '../../testing/sales-app';
import { send, signUp } from '@karvon/accounts/testing';
import { testApi } from '@karvon/platform/testing/test-api';
import { pointsLedger } from '@karvon/accounts';

const api = testApi(startListeningSalesApp);

test('points pay a part of the price and nothing of the extras', async () => {
  const { jwt, user } = await signUp(api, { identifier: '+998907654321' });
  await api.database.db.transaction().execute((tx) =>
    pointsLedger.earn(
      tx,
      { kind: 'air', number: 'FORMER' },
      {
        userId: user.id,
        points: 100_000,
        at: new Date(api.clock.now().getTime() - 90 * 86_400_000),
      },
    ),
  );
  const offer = await holdableOffer(api);
  const body = { ...orderBody(offer), pointsToSpend: 3_001 };
  const response = await submitOrder(api, body, randomUUID(), jwt);
  const booked = response.json() as AirOrderWithToken;
  const { expectedTotal } = await chooseSome(api, booked);
  await payOrder(api, booked);
  await api.jobs.drain();
  const { order } = booked;
  expect(order.toPay.amount).toBeLessThan(order.total.amount);
  expect(await moneyOf(api, booked)).toMatchObject([
    { charged: order.toPay.amount + expectedTotal.amount, returned: 0 },
  ]);
  expect(await extrasOf(api, booked)).toMatchObject([{ state: 'done' }]);
  const list = await send(api, 'GET', '/v1/air/bookings', undefined, { token: jwt });
  expect(list.json().bookings[0].toPay.amount).toBe(order.toPay.amount + expectedTotal.amount);
});

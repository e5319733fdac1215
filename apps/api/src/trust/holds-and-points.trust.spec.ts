import { randomUUID } from 'node:crypto';
import type { AirOrderWithToken } from '@karvon/contract';
import { signUp } from '@karvon/accounts/testing';
import {
  book,
  holdableOffer,
  orderBody,
  orderBodyOf,
  submitOrder,
  supplierOrderOf,
} from '@karvon/air-orders/testing';
import { startSalesApp } from '../testing/sales-app';
import { testApi } from '@karvon/platform/testing/test-api';
import { pointsLedger } from '@karvon/accounts';
import { noteFigure } from './note-figure';

const api = testApi(startSalesApp);

const give = (userId: string, points: number) =>
  api.database.db
    .transaction()
    .execute((tx) =>
      pointsLedger.earn(
        tx,
        { kind: 'air', number: randomUUID().slice(0, 8) },
        { userId, points, at: api.clock.now() },
      ),
    );

test('points of a hundred bookings at once are spent once', async () => {
  const member = await signUp(api);
  const userId = member.user.id;
  const spend = 1_000;
  await give(userId, 10 * spend);
  const offer = await holdableOffer(api);
  const responses = await Promise.all(
    Array.from({ length: 100 }, (_, i) =>
      submitOrder(
        api,
        { ...orderBody(offer, { document: `AA${1_000_000 + i}` }), pointsToSpend: spend },
        undefined,
        member.jwt,
      ),
    ),
  );
  const held = responses.filter(({ statusCode }) => statusCode === 201);
  const refused = responses.filter((response) => !held.includes(response));
  expect(held).toHaveLength(10);
  expect(new Set(refused.map((response) => response.json().code))).toEqual(
    new Set(['points-insufficient']),
  );
  expect(await pointsLedger.balance(api.database.db, userId)).toBe(0);
  noteFigure(13, 'a hundred spends at once: balance 0');
});

test('points that are refunded while they are spent again are refunded once', async () => {
  const { jwt, user } = await signUp(api, { identifier: '+998907654321' });
  const spend = 1_000;
  await give(user.id, 2 * spend);
  const offer = await holdableOffer(api);
  const bookAgain = (visitor: number) => {
    const body = { ...orderBodyOf(visitor, offer), bookAgain: true, pointsToSpend: spend };
    return submitOrder(api, body, undefined, jwt);
  };
  const orders = await Promise.all([bookAgain(1_000), bookAgain(1_001)]);
  const booked = orders.map((response) => response.json() as AirOrderWithToken);
  const cancel = ({ order, accessToken }: AirOrderWithToken) =>
    api.inject({
      method: 'POST',
      url: `/v1/air/orders/${order.number}/cancel`,
      payload: { lang: 'ru' },
      headers: { 'order-token': accessToken, 'idempotency-key': randomUUID() },
    });
  const rush = await Promise.all(
    Array.from({ length: 40 }, (_, i) => (i % 2 ? bookAgain(i) : cancel(booked[(i / 2) % 2]!))),
  );
  const failed = rush.filter(({ statusCode }) => ![200, 201, 409].includes(statusCode));
  expect(failed.map(({ body }) => body)).toEqual([]);
  await api.jobs.drain();
  const spentAgain = rush.filter(({ statusCode }) => statusCode === 201).length;
  expect(spentAgain).toBeLessThanOrEqual(2);
  expect(await pointsLedger.balance(api.database.db, user.id)).toBe((2 - spentAgain) * spend);
});

test('an unpaid hold is released within a minute of its deadline', async () => {
  const booked: AirOrderWithToken = await book(api);
  const end = new Date(booked.order.payBefore!);
  await api.clock.set(end);
  await api.jobs.drain();
  await api.clock.set(new Date(end.getTime() + 60_000));
  await api.jobs.drain();
  expect((await supplierOrderOf(api, booked)).status).toBe('cancelled');
  noteFigure(13, 'released ≤ 60 s after the end by the shop’s clock');
});

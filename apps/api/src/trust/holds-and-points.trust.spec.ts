import type { AirOrderWithToken } from '@karvon/contract';
import { signUp } from '../testing/accounts';
import {
  book,
  holdableOffer,
  orderBody,
  startSalesApp,
  submitOrder,
  supplierOrderOf,
} from '../testing/air-orders';
import { testApi } from '../testing/test-api';
import { pointsLedger } from '../modules/points/points-ledger';
import { noteFigure } from './note-figure';

const api = testApi(startSalesApp);

test('points of a hundred bookings at once are spent once', async () => {
  const member = await signUp(api);
  const userId = member.user.id;
  const spend = 1_000;
  await api.database.db
    .transaction()
    .execute((tx) =>
      pointsLedger.earn(
        tx,
        { kind: 'air', number: 'EARNED00' },
        { userId, points: 10 * spend, at: api.clock.now() },
      ),
    );
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

test('an unpaid hold is released within a minute of its end', async () => {
  const booked: AirOrderWithToken = await book(api);
  const end = new Date(booked.order.payBefore!);
  await api.clock.set(end);
  await api.jobs.drain();
  await api.clock.set(new Date(end.getTime() + 60_000));
  await api.jobs.drain();
  expect((await supplierOrderOf(api, booked)).status).toBe('cancelled');
  noteFigure(13, 'released ≤ 60 s after the end by the shop’s clock');
});

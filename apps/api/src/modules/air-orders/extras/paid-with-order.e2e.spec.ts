import { randomUUID } from 'node:crypto';
import type { AirOrderWithToken } from '@karvon/contract';
import {
  book,
  holdableOffer,
  orderBody,
  payOrder,
  readOrder,
  startListeningSalesApp,
  startPayment,
  submitOrder,
} from '../../../testing/air-orders';
import { chooseAtBank } from '@karvon/sandbox-bank/testing';
import { send, signUp } from '@karvon/accounts/testing';
import { airSearchRequest, priceOffer, searchOffers } from '@karvon/air-catalogue/testing';
import {
  bagAndSeat,
  chooseExtras,
  chooseSome,
  extrasOf,
  moneyOf,
  offerExtras,
  soldExtras,
} from '../../../testing/extras/air-extras';
import { testApi } from '@karvon/platform/testing/test-api';
import { pointsLedger } from '@karvon/accounts';

const api = testApi(startListeningSalesApp);

/** Books a route of the sandbox that has no holds. */
async function bookInstant(surname = 'KARIMOVA'): Promise<AirOrderWithToken> {
  const [offer] = await searchOffers(api, airSearchRequest('EWR', 'JFK'));
  const response = await submitOrder(api, orderBody(await priceOffer(api, offer!.id), { surname }));
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json() as AirOrderWithToken;
}

test('seats that cannot be held are bought together with their extras', async () => {
  const booked = await bookInstant();
  const { extras, expectedTotal } = await chooseSome(api, booked);
  await payOrder(api, booked);
  await api.jobs.drain();
  const order = await readOrder(api, booked);
  expect(order).toMatchObject({ status: 'paid', tickets: 'ready', extras: [{ state: 'done' }] });
  expect(await soldExtras(api, booked)).toEqual(expect.arrayContaining(extras));
  expect(await moneyOf(api, booked)).toMatchObject([
    { charged: booked.order.toPay.amount + expectedTotal.amount, returned: 0 },
  ]);
});

test('if their carrier refuses the extras, the seats are bought without them', async () => {
  const booked = await bookInstant('EXTRASREFUSED');
  const { expectedTotal } = await chooseSome(api, booked);
  await payOrder(api, booked);
  await api.jobs.drain();
  const order = await readOrder(api, booked);
  expect(order).toMatchObject({ status: 'paid', tickets: 'ready' });
  expect(order.extras).toMatchObject([{ state: 'declined' }]);
  expect(await moneyOf(api, booked)).toMatchObject([
    {
      charged: booked.order.toPay.amount + expectedTotal.amount,
      returned: expectedTotal.amount,
    },
  ]);
});

test('after a lost answer seats and extras are bought once', async () => {
  const booked = await bookInstant('HOLDTIMEOUT');
  const { extras } = await chooseSome(api, booked);
  await payOrder(api, booked);
  for (let tries = 0; tries < 3; tries += 1) {
    await api.jobs.drain();
    await api.clock.advance({ minutes: 2 });
  }
  expect(await readOrder(api, booked)).toMatchObject({
    tickets: 'ready',
    extras: [{ state: 'done' }],
  });
  expect(await soldExtras(api, booked)).toHaveLength(extras.length);
});

test('if the seats are gone, the money of the extras goes back with theirs, once', async () => {
  const booked = await bookInstant('SOLDOUT');
  const { expectedTotal } = await chooseSome(api, booked);
  await payOrder(api, booked);
  await api.jobs.drain();
  const all = booked.order.toPay.amount + expectedTotal.amount;
  const order = await readOrder(api, booked);
  expect(order).toMatchObject({
    status: 'cancelled',
    refund: { reason: 'not-issued', state: 'returned', total: { amount: all } },
    extras: [{ state: 'declined' }],
  });
  expect(order.refund!.lines).toContainEqual(
    expect.objectContaining({ item: 'extras', paid: expectedTotal }),
  );
  expect(await moneyOf(api, booked)).toEqual([{ status: 'refunded', charged: all, returned: all }]);
});

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

test('an order that was just paid in another tab gets no extras any more', async () => {
  const booked = await book(api);
  const wanted = bagAndSeat(await offerExtras(api, booked));
  await chooseAtBank(api, await startPayment(api, booked), 'pay', 'never');
  const late = await chooseExtras(api, booked, wanted);
  expect(late.json()).toMatchObject({ code: 'extras-unavailable' });
  await api.jobs.drain();
  expect(await readOrder(api, booked)).toMatchObject({ tickets: 'ready', extras: [] });
});

test('while the bank is at work on a payment the choice stays as it is', async () => {
  const booked = await book(api);
  const { expectedTotal } = await chooseSome(api, booked);
  await chooseAtBank(api, await startPayment(api, booked), 'pending');
  const nothing = { extras: [], expectedTotal: { ...expectedTotal, amount: 0 } };
  const changed = await chooseExtras(api, booked, nothing);
  expect(changed.json()).toMatchObject({ code: 'payment-in-progress' });
  expect(await extrasOf(api, booked)).toMatchObject([{ total: expectedTotal }]);
});

/** Another tab is a moment faster than the lock: the choice is written without closing the payment. */
async function writeChoice(booked: AirOrderWithToken): Promise<void> {
  const other = await book(api);
  await chooseSome(api, other);
  await api.database.db
    .updateTable('air_extras')
    .set({ order_number: booked.order.number })
    .where('order_number', '=', other.order.number)
    .execute();
}

test('money of a payment that is older than the choice pays the order, and the choice ends', async () => {
  const booked = await book(api);
  const payment = await startPayment(api, booked);
  await writeChoice(booked);
  await chooseAtBank(api, payment, 'pay');
  await api.jobs.drain();
  expect(await readOrder(api, booked)).toMatchObject({
    status: 'paid',
    tickets: 'ready',
    extras: [],
    toPay: booked.order.toPay,
  });
  expect(await moneyOf(api, booked)).toEqual([
    { status: 'succeeded', charged: booked.order.toPay.amount, returned: 0 },
  ]);
});

test('money for extras that are not chosen any more goes back', async () => {
  const booked = await book(api);
  const { expectedTotal } = await chooseSome(api, booked);
  const payment = await startPayment(api, booked);
  await api.database.db
    .updateTable('air_extras')
    .set({ state: 'withdrawn' })
    .where('order_number', '=', booked.order.number)
    .execute();
  await chooseAtBank(api, payment, 'pay');
  await api.jobs.drain();
  const all = booked.order.toPay.amount + expectedTotal.amount;
  expect(await readOrder(api, booked)).toMatchObject({ status: 'not-paid', extras: [] });
  expect(await moneyOf(api, booked)).toEqual([{ status: 'refunded', charged: all, returned: all }]);
});

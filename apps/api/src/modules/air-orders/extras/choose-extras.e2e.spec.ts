import {
  bookAndPay,
  book,
  payOrder,
  readOrder,
  startListeningSalesApp,
} from '../../../testing/air-orders';
import {
  askForExtras,
  bagAndSeat,
  chooseExtras,
  chooseSome,
  extrasOf,
  freeSeats,
  moneyOf,
  offerExtras,
  oneBag,
  soldExtras,
} from '../../../testing/extras/air-extras';
import { testApi } from '@karvon/platform/testing/test-api';

const api = testApi(startListeningSalesApp);

test('extras chosen before paying are paid with the order and bought after its tickets', async () => {
  const booked = await book(api);
  const { total } = booked.order;
  const { extras, expectedTotal } = await chooseSome(api, booked);
  const chosen = await readOrder(api, booked);
  const toPay = total.amount + expectedTotal.amount;
  expect(chosen).toMatchObject({
    status: 'not-paid',
    total,
    toPay: { amount: toPay },
    extras: [
      { state: 'to-pay', withOrder: true, total: expectedTotal, payBefore: null, payment: null },
    ],
  });
  const shared = (await api.inject(`/v1/air/shared-orders/${chosen.shareToken}?lang=ru`)).json();
  expect(shared.toPay.amount).toBe(toPay);

  await payOrder(api, booked);
  expect((await extrasOf(api, booked))[0]).toMatchObject({ state: 'at-carrier' });
  await api.jobs.drain();
  const done = await readOrder(api, booked);
  expect(done).toMatchObject({ status: 'paid', tickets: 'ready', toPay: { amount: toPay } });
  expect(done.extras).toMatchObject([{ state: 'done', withOrder: true }]);
  expect(done.extras[0]!.items).toEqual(
    extras.map((extra) => expect.objectContaining({ ...extra, void: false })),
  );
  expect(await soldExtras(api, booked)).toEqual(expect.arrayContaining(extras));
  expect(await moneyOf(api, booked)).toEqual([
    { status: 'succeeded', charged: toPay, returned: 0 },
  ]);
});

test('a choice takes the place of an unpaid one, and an empty one withdraws it', async () => {
  const booked = await book(api);
  await chooseSome(api, booked);
  const { expectedTotal } = await chooseSome(api, booked, oneBag);
  const replaced = await readOrder(api, booked);
  expect(replaced.extras).toMatchObject([{ total: expectedTotal, items: [{ kind: 'bag' }] }]);
  const nothing = { extras: [], expectedTotal: { ...expectedTotal, amount: 0 } };
  const withdrawn = await chooseExtras(api, booked, nothing);
  expect(withdrawn.json()).toMatchObject({ extras: [], toPay: booked.order.toPay });
  await payOrder(api, booked);
  await api.jobs.drain();
  expect(await readOrder(api, booked)).toMatchObject({ tickets: 'ready', extras: [] });
  expect(await soldExtras(api, booked)).toEqual([]);
});

test('what is not sold, or at another price, is refused', async () => {
  const booked = await book(api);
  const offer = await offerExtras(api, booked);
  const wanted = bagAndSeat(offer);
  const { amount, currency } = wanted.expectedTotal;
  const [bag, seat] = wanted.extras;
  const dearer = await chooseExtras(api, booked, {
    ...wanted,
    expectedTotal: { amount: amount - 100, currency },
  });
  expect(dearer.json()).toMatchObject({ code: 'price-changed', newTotal: { amount } });
  const refused = [
    [{ ...bag, quantity: 5 }],
    [{ ...bag, passenger: 1 }],
    [{ ...seat, designator: '99Z' }],
    [{ ...seat, segment: 7 }],
  ];
  for (const extras of refused) {
    const response = await chooseExtras(api, booked, { ...wanted, extras: extras as never });
    expect(response.json()).toMatchObject({ code: 'extras-unavailable', status: 409 });
  }
  const [, other] = freeSeats(offer);
  for (const extras of [
    [bag, { ...bag, quantity: 2 }],
    [seat, other!.extra],
  ]) {
    const response = await chooseExtras(api, booked, { ...wanted, extras: extras as never });
    expect(response.json()).toMatchObject({ code: 'validation-failed' });
  }
  const elsewhere = { amount, currency: currency === 'RUB' ? ('UZS' as const) : ('RUB' as const) };
  const foreign = await chooseExtras(api, booked, { ...wanted, expectedTotal: elsewhere });
  expect(foreign.json()).toMatchObject({ code: 'validation-failed' });
  expect(await extrasOf(api, booked)).toEqual([]);
});

test('of two choices at once one is left, and it is what a payment asks for', async () => {
  const booked = await book(api);
  const offer = await offerExtras(api, booked);
  const wishes = [bagAndSeat(offer, 0), bagAndSeat(offer, 1), oneBag(offer)];
  const responses = await Promise.all(wishes.map((wanted) => chooseExtras(api, booked, wanted)));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(wishes.map(() => 200));
  const { extras, toPay } = await readOrder(api, booked);
  expect(extras).toHaveLength(1);
  expect(toPay.amount).toBe(booked.order.toPay.amount + extras[0]!.total.amount);
  await payOrder(api, booked);
  await api.jobs.drain();
  const done = await extrasOf(api, booked);
  expect(done).toMatchObject([{ id: extras[0]!.id, state: 'done' }]);
});

test('an order that is cancelled, lapses or is in issue gets no extras', async () => {
  const cancelled = await book(api);
  const wanted = await chooseSome(api, cancelled);
  await api.inject({
    method: 'POST',
    url: `/v1/air/orders/${cancelled.order.number}/cancel`,
    payload: { lang: 'ru' },
    headers: { 'order-token': cancelled.accessToken, 'idempotency-key': 'cancel-extras-0001' },
  });
  expect(await readOrder(api, cancelled)).toMatchObject({ status: 'cancelled', extras: [] });
  const paid = await bookAndPay(api);
  for (const booked of [cancelled, paid]) {
    expect((await askForExtras(api, booked)).json()).toMatchObject({ code: 'extras-unavailable' });
    const chosen = await chooseExtras(api, booked, wanted);
    expect(chosen.json()).toMatchObject({ code: 'extras-unavailable' });
  }
  await api.jobs.drain();
  const lapsing = await book(api);
  await chooseSome(api, lapsing);
  await api.clock.set(lapsing.order.payBefore!);
  await api.jobs.drain();
  expect(await readOrder(api, lapsing)).toMatchObject({ status: 'cancelled', extras: [] });
});

test('whoever may not open the order learns nothing and chooses nothing', async () => {
  const booked = await book(api);
  const stranger = { ...booked, accessToken: (await book(api)).accessToken };
  expect((await askForExtras(api, stranger)).statusCode).toBe(404);
  const wanted = bagAndSeat(await offerExtras(api, booked));
  expect((await chooseExtras(api, stranger, wanted)).statusCode).toBe(404);
  expect(await extrasOf(api, booked)).toEqual([]);
});

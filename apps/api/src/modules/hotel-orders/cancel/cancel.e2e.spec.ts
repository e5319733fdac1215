import { randomUUID } from 'node:crypto';
import type { HotelOffer, HotelOrderWithToken } from '@karvon/contract';
import { ledgerEntriesOf } from '@karvon/payments/testing';
import {
  bookHotel,
  callHotelOrder,
  cancelHotel,
  findOffer,
  flexible,
  readHotelOrder,
  roomBookingsOf,
  samarkandStay,
  sellHotel,
  startHotelApp,
  statusesOf,
  strict,
  type RequestedStay,
} from '../../../testing/hotel-orders';
import { testNow } from '@karvon/platform/testing/test-clock';
import { testOperatorToken } from '../../../testing/start-test-app';
import { testApi } from '@karvon/platform/testing/test-api';

const api = testApi(startHotelApp);
beforeEach(() => api.clock.set(testNow));

const nothing = { amount: 0, currency: 'UZS' as const };
const amountsOf = (booked: HotelOrderWithToken) => ledgerEntriesOf(api, booked);

test('before the deadline all the money comes back, and the voucher is no longer valid', async () => {
  const offer = await findOffer(api, flexible);
  const booked = await sellHotel(api, offer);
  const { cancelNow } = await readHotelOrder(api, booked);
  expect(cancelNow).toEqual({ penalty: nothing, refund: offer.total });
  const key = randomUUID();
  const begun = await cancelHotel(api, booked, nothing, key);
  expect(begun.json()).toMatchObject({
    status: 'cancelling',
    voucher: 'none',
    cancelNow: null,
    cancellation: { reason: 'guest', penalty: nothing, refund: offer.total },
  });
  await api.jobs.drain();
  const order = await readHotelOrder(api, booked);
  expect(order).toMatchObject({ status: 'canceled', payment: { status: 'refunded' } });
  expect(statusesOf(order).slice(-3)).toEqual(['finished', 'cancelling', 'canceled']);
  const { amount } = offer.total;
  expect(await amountsOf(booked)).toEqual([
    ['charge', amount],
    ['refund', amount],
  ]);
  expect(await roomBookingsOf(api, booked)).toMatchObject([{ penalty: 0 }]);
  expect((await callHotelOrder(api, booked, '/voucher.pdf')).json().code).toBe('voucher-not-ready');
  // A second call, with the same key or another one, changes nothing.
  expect((await cancelHotel(api, booked, nothing, key)).body).toBe(begun.body);
  expect((await cancelHotel(api, booked, nothing)).json()).toMatchObject({ status: 'canceled' });
  await api.jobs.drain();
  expect(await amountsOf(booked)).toHaveLength(2);
  expect((await callHotelOrder(api, booked, '/calendar.ics')).body).toContain('STATUS:CANCELLED');
});

test('cancelling an unpaid order costs nothing, whatever its tariff', async () => {
  const booked = await bookHotel(api, await findOffer(api, strict));
  expect(booked.order.cancelNow).toEqual({ penalty: nothing, refund: nothing });
  await cancelHotel(api, booked);
  await api.jobs.drain();
  expect((await readHotelOrder(api, booked)).status).toBe('canceled');
  expect(await amountsOf(booked)).toEqual([]);
});

test('with a tariff that returns nothing no money moves and the order ends', async () => {
  const offer = await findOffer(api, strict);
  const booked = await sellHotel(api, offer);
  expect((await cancelHotel(api, booked, nothing)).json()).toMatchObject({
    status: 409,
    code: 'cancel-penalty-changed',
    oldPenalty: nothing,
    newPenalty: offer.total,
  });
  await cancelHotel(api, booked);
  await api.jobs.drain();
  expect(await readHotelOrder(api, booked)).toMatchObject({
    status: 'canceled',
    cancellation: { penalty: offer.total, refund: nothing },
    payment: { status: 'succeeded' },
    paid: [{ amount: offer.total, method: 'payme', at: expect.any(String) as string }],
  });
  expect(await amountsOf(booked)).toEqual([['charge', offer.total.amount]]);
});

/** Hotels in four time zones: deadlines are in the hotel's time, not in ours or the guest's. */
const zones = [
  ['TAS', '+05:00'],
  ['MOW', '+03:00'],
  ['PKC', '+12:00'],
  ['DXB', '+04:00'],
];

test.each(zones)(
  'in %s the penalty changes at the deadline of %s, and no second earlier',
  async (City, offset) => {
    const stay: RequestedStay = { ...samarkandStay, City: City! };
    const offer = await findOffer(api, flexible, stay);
    const { freeUntil, steps } = offer.cancellation;
    expect(freeUntil?.slice(-6)).toBe(offset);
    const [inTime, late] = [await sellHotel(api, offer), await sellHotel(api, offer)];
    const deadline = Date.parse(freeUntil!);

    await api.clock.set(new Date(deadline - 1_000));
    for (const booked of [inTime, late])
      expect((await readHotelOrder(api, booked)).cancelNow?.penalty).toEqual(nothing);
    expect((await cancelHotel(api, inTime)).statusCode).toBe(200);

    // The second guest saw the page before the deadline: nobody pays more than he saw.
    await api.clock.set(new Date(deadline));
    const penalty = steps[0]!.penalty;
    expect((await cancelHotel(api, late, nothing)).json()).toMatchObject({
      code: 'cancel-penalty-changed',
      newPenalty: penalty,
    });
    expect((await readHotelOrder(api, late)).status).toBe('finished');
    await cancelHotel(api, late);
    await api.jobs.drain();

    const { amount } = offer.total;
    expect(await amountsOf(inTime)).toEqual([
      ['charge', amount],
      // The supplier was asked after its deadline; the guest does not pay what it keeps.
      ['refund', amount],
    ]);
    expect(await readHotelOrder(api, late)).toMatchObject({
      status: 'canceled',
      cancellation: { penalty, refund: { amount: amount - penalty.amount } },
    });
    expect((await amountsOf(late))[1]).toEqual(['refund', amount - penalty.amount]);
  },
);

test('if the penalty is lower than shown, the lower one is kept', async () => {
  const offer = await findOffer(api, flexible);
  const booked = await sellHotel(api, offer);
  await cancelHotel(api, booked, offer.total);
  await api.jobs.drain();
  expect((await readHotelOrder(api, booked)).cancellation?.penalty).toEqual(nothing);
});

test('after the day of arrival nothing can be cancelled', async () => {
  const booked = await sellHotel(api, await findOffer(api, flexible));
  // Midnight after the day of arrival, in Samarkand.
  await api.clock.set('2026-12-10T19:00:00.000Z');
  expect((await readHotelOrder(api, booked)).cancelNow).toBeNull();
  const refused = await cancelHotel(api, booked, booked.order.total);
  expect(refused.json()).toMatchObject({ code: 'order-not-cancellable', orderStatus: 'finished' });
});

describe('a cancellation the hotel does not accept', () => {
  const ops = (url: string, method: 'GET' | 'POST' = 'GET') =>
    api.inject({ method, url: `/v1/ops/${url}`, headers: { 'operator-token': testOperatorToken } });
  let offer: HotelOffer;
  async function refused(): Promise<HotelOrderWithToken> {
    offer ??= await findOffer(api, flexible);
    const booked = await sellHotel(api, offer, 'CANCELREFUSED');
    await cancelHotel(api, booked);
    await api.jobs.drain();
    expect((await readHotelOrder(api, booked)).status).toBe('cancelling');
    return booked;
  }

  test('waits for a person, who gives the money back when the hotel agrees', async () => {
    const booked = await refused();
    const { number } = booked.order;
    const { orders } = (await ops('orders/standing')).json();
    expect(orders).toMatchObject([
      { number, status: 'cancelling', reason: 'cancellation-refused' },
    ]);
    const release = () => ops(`hotel-orders/${number}/release`, 'POST');
    expect((await release()).json()).toEqual({ status: 'cancelling' });
    expect((await release()).json()).toEqual({ status: 'cancelling' });
    await api.jobs.drain();
    expect((await readHotelOrder(api, booked)).status).toBe('canceled');
    expect(await amountsOf(booked)).toContainEqual(['refund', offer.total.amount]);
  });

  test('or keeps the stay when it does not: the voucher is good again', async () => {
    const booked = await refused();
    const keep = `hotel-orders/${booked.order.number}/keep`;
    expect((await ops(keep, 'POST')).json()).toEqual({ kept: true });
    expect(await readHotelOrder(api, booked)).toMatchObject({
      status: 'finished',
      voucher: 'ready',
      cancellation: null,
      cancelNow: { penalty: nothing },
    });
    expect((await ops(keep, 'POST')).json()).toEqual({ kept: false });
    expect(await amountsOf(booked)).toHaveLength(1);
  });
});

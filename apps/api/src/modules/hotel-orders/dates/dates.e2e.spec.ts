import { randomUUID } from 'node:crypto';
import type { HotelOrder, HotelOrderWithToken, StayDatesOffer } from '@karvon/contract';
import {
  bookHotel,
  cancelHotel,
  findOffer,
  flexible,
  payHotel,
  readHotelOrder,
  sellHotel,
  startHotelApp,
  strict,
} from '../../../testing/hotel-orders';
import { operatorTerminal } from '../../../testing/operators/operator-terminal';
import { testNow } from '@karvon/platform/testing/test-clock';
import { testApi } from '@karvon/platform/testing/test-api';

const api = testApi(startHotelApp);
beforeEach(() => api.clock.set(testNow));
const { type } = operatorTerminal(() => api);

const call = (
  { order, accessToken }: HotelOrderWithToken,
  path: 'date-offers' | 'dates',
  payload: object,
  key: string = randomUUID(),
) =>
  api.inject({
    method: 'POST',
    url: `/v1/hotel/orders/${order.number}/${path}`,
    payload: { lang: 'ru', ...payload },
    headers: { 'order-token': accessToken, 'idempotency-key': key },
  });
const later = { ArrivalDate: '2026-12-14', DepartureDate: '2026-12-16' };

const sell = async (surname?: string) => sellHotel(api, await findOffer(api, flexible), surname);

async function offered(booked: HotelOrderWithToken): Promise<StayDatesOffer> {
  const response = await call(booked, 'date-offers', later);
  expect([response.statusCode, response.json().code]).toEqual([200, undefined]);
  return response.json() as StayDatesOffer;
}
const take = (booked: HotelOrderWithToken, { stay: { offer } }: StayDatesOffer, key?: string) =>
  call(booked, 'dates', { offerId: offer.id, expectedTotal: offer.total }, key);

async function replaced(booked: HotelOrderWithToken): Promise<HotelOrderWithToken> {
  const response = await take(booked, await offered(booked));
  expect([response.statusCode, response.json().code]).toEqual([201, undefined]);
  return response.json() as HotelOrderWithToken;
}
const statusOf = async (booked: HotelOrderWithToken) => (await readHotelOrder(api, booked)).status;

test('the same room is offered on other days, and what was paid would come back', async () => {
  const booked = await sell();
  const before = await readHotelOrder(api, booked);
  expect(before.datesChangeable).toBe(true);
  const { stay, refund, arrivalBefore } = await offered(booked);
  expect(stay).toMatchObject({
    arrivalDate: later.ArrivalDate,
    departureDate: later.DepartureDate,
    hotel: { code: before.stay.hotel.code },
    offer: { roomCode: before.tariff.roomCode, rateCode: before.tariff.rateCode },
  });
  expect([refund, arrivalBefore]).toEqual([before.total, before.stay.arrivalDate]);
  expect(await readHotelOrder(api, booked)).toEqual({
    ...before,
    serverTime: expect.any(String),
  });
});

test('the old stay stands until the new one is paid, and then comes back in full', async () => {
  const booked = await sell();
  const next = await replaced(booked);
  const before = await readHotelOrder(api, booked);
  expect(next.order).toMatchObject({
    status: 'waiting-for-payment',
    replaces: booked.order.number,
    guests: before.guests,
    stay: { arrivalDate: later.ArrivalDate },
  });
  expect(before).toMatchObject({
    status: 'finished',
    replacedBy: next.order.number,
    changeable: false,
  });
  expect(before.datesChangeable).toBeUndefined();
  await payHotel(api, next);
  await api.jobs.drain();
  expect(await statusOf(next)).toBe('finished');
  const after = await readHotelOrder(api, booked);
  expect(after).toMatchObject({
    status: 'canceled',
    replacedBy: next.order.number,
    cancellation: { reason: 'guest', penalty: { amount: 0 }, refund: booked.order.total },
    payment: { status: 'refunded' },
  });
});

test('a stay that is paid at the hotel is replaced at once, and no money moves', async () => {
  const atHotel = await findOffer(
    api,
    ({ whereToPay, availability, cancellation }) =>
      whereToPay === 'at-hotel' && availability === 'free-sale' && cancellation.freeUntil !== null,
  );
  const booked = await bookHotel(api, atHotel);
  await api.jobs.drain();
  expect((await offered(booked)).refund.amount).toBe(0);
  const next = await replaced(booked);
  await api.jobs.drain();
  expect(await statusOf(next)).toBe('finished');
  expect(await readHotelOrder(api, booked)).toMatchObject({
    status: 'canceled',
    payment: null,
    cancellation: { penalty: { amount: 0 }, refund: { amount: 0 } },
  });
});

test('a hotel that keeps the old stay leaves it to a person, and the guest has paid for one', async () => {
  const booked = await sell('CANCELREFUSED');
  const next = await replaced(booked);
  await payHotel(api, next);
  await api.jobs.drain();
  expect(await statusOf(next)).toBe('finished');
  expect(await readHotelOrder(api, booked)).toMatchObject({
    status: 'cancelling',
    cancellation: { penalty: { amount: 0 }, refund: booked.order.total },
  });
});

test('new days that nobody pays for lapse, and the old stay is as it was', async () => {
  const booked = await sell();
  const next = await replaced(booked);
  await api.clock.advance({ minutes: 240 });
  await api.jobs.drain();
  expect(await statusOf(next)).toBe('canceled');
  const after = await readHotelOrder(api, booked);
  expect(after).toMatchObject({ status: 'finished', datesChangeable: true });
  expect(after.replacedBy).toBeUndefined();
});

test('one booking of new days at a time, once under a key', async () => {
  const booked = await sell();
  const offer = await offered(booked);
  const key = randomUUID();
  const [first, again] = [await take(booked, offer, key), await take(booked, offer, key)];
  const numberOf = ({ json }: typeof first) => (json() as HotelOrderWithToken).order.number;
  expect(numberOf(again)).toBe(numberOf(first));
  expect((await take(booked, offer)).json()).toMatchObject({ code: 'order-not-cancellable' });
  expect((await call(booked, 'date-offers', later)).json()).toMatchObject({
    code: 'order-not-cancellable',
  });
});

test('the new days are paid before cancelling the old ones begins to cost', async () => {
  const booked = await sell();
  const { tariff } = await readHotelOrder(api, booked);
  const free = Date.parse(tariff.cancellation.freeUntil!);
  await api.clock.set(new Date(free - 50 * 60_000));
  const next = await replaced(booked);
  expect(Date.parse(next.order.payBefore!)).toBe(free - 15 * 60_000);
});

test('what costs something to cancel, other rooms, the same days and past ones are refused', async () => {
  const dear = await sellHotel(api, await findOffer(api, strict));
  expect((await readHotelOrder(api, dear)).datesChangeable).toBeUndefined();
  const unpaid = await bookHotel(api, await findOffer(api, flexible));
  for (const one of [dear, unpaid])
    expect((await call(one, 'date-offers', later)).json()).toMatchObject({
      code: 'order-not-cancellable',
    });
  const booked = await sell();
  const { arrivalDate, departureDate } = booked.order.stay;
  const same = { ArrivalDate: arrivalDate, DepartureDate: departureDate };
  for (const days of [same, { ...later, ArrivalDate: '2026-11-01' }])
    expect((await call(booked, 'date-offers', days)).json()).toMatchObject({
      code: 'validation-failed',
    });
  const other = await findOffer(api, ({ roomCode }) => roomCode !== booked.order.tariff.roomCode);
  const wrong = await call(booked, 'dates', { offerId: other.id, expectedTotal: other.total });
  expect(wrong.json()).toMatchObject({ code: 'offer-expired' });
});

test('an old stay that was cancelled meanwhile stays cancelled, and the new one is sold', async () => {
  const booked = await sell();
  const next = await replaced(booked);
  await cancelHotel(api, booked);
  await api.jobs.drain();
  const before: HotelOrder = await readHotelOrder(api, booked);
  await payHotel(api, next);
  await api.jobs.drain();
  expect(await statusOf(next)).toBe('finished');
  expect((await readHotelOrder(api, booked)).cancellation).toEqual(before.cancellation);
});

test('an operator who looks for one of the two orders finds both', async () => {
  const booked = await sell();
  const next = await replaced(booked);
  const numbers = [booked, next].map(({ order }) => order.number);
  for (const number of numbers) {
    const text = await type('find', number);
    for (const one of numbers) expect(text).toContain(`hotel ${one}`);
    expect(text.match(/other dates of \w+/g)).toEqual([`other dates of ${numbers[0]}`]);
  }
});

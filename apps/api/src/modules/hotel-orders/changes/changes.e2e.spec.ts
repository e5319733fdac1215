import { randomUUID } from 'node:crypto';
import type { HotelOrder, HotelOrderWithToken } from '@karvon/contract';
import { DateTime } from 'luxon';
import {
  callHotelOrder,
  cancelHotel,
  bookHotel,
  findOffer,
  flexible,
  hotelOrderBody,
  readHotelOrder,
  roomBookingsOf,
  sellHotel,
  startHotelApp,
} from '../../../testing/hotel-orders';
import { operatorTerminal } from '../../../testing/operators/operator-terminal';
import { testNow } from '@karvon/platform/testing/test-clock';
import { testApi } from '@karvon/platform/testing/test-api';
import { readMessages } from '@karvon/messages/testing';

const api = testApi(startHotelApp);
beforeEach(() => api.clock.set(testNow));
const { type } = operatorTerminal(() => api);

const guestsWith = (surname: string) => hotelOrderBody({} as never, surname).guests;
const change = (
  { order, accessToken }: HotelOrderWithToken,
  payload: object = { guests: guestsWith('RAHIMOVA') },
  key: string = randomUUID(),
) =>
  api.inject({
    method: 'POST',
    url: `/v1/hotel/orders/${order.number}/changes`,
    payload: { lang: 'ru', ...payload },
    headers: { 'idempotency-key': key, 'order-token': accessToken },
  });
const sell = async (surname?: string) => sellHotel(api, await findOffer(api, flexible), surname);
/** From now on the sandbox's hotel behaves like this. */
const behave = ({ order }: HotelOrderWithToken, behaviour: 'cancel-refused' | 'no-changes') =>
  api.database.db
    .updateTable('sandbox_room_bookings')
    .set({ behaviour })
    .where('reference', '=', order.number)
    .execute();
const statesOf = ({ changes }: HotelOrder) => changes.map(({ state }) => state);
/** Subjects of the letters about an order. */
async function lettersOf({ order }: HotelOrderWithToken): Promise<string[]> {
  await api.jobs.drain();
  return (await readMessages(api)).flatMap(({ subject }) =>
    subject?.includes(order.number) ? [subject] : [],
  );
}

test('the hotel changes names and wishes, and a new voucher is sent', async () => {
  const booked = await sell();
  const before = await readHotelOrder(api, booked);
  expect(before).toMatchObject({ changeable: true, changes: [], comment: null });
  const old = (await callHotelOrder(api, booked, '/voucher.pdf?lang=ru')).rawPayload;
  const key = randomUUID();
  const wanted = { guests: guestsWith('RAHIMOVA'), comment: 'Высокий этаж' };
  const begun = await change(booked, wanted, key);
  expect([begun.statusCode, begun.json()]).toMatchObject([
    200,
    { changeable: false, guests: before.guests, changes: [{ state: 'requested', ...wanted }] },
  ]);
  expect((await change(booked, wanted, key)).body).toBe(begun.body);
  await api.jobs.drain();
  const order = await readHotelOrder(api, booked);
  expect(order).toMatchObject({
    status: 'finished',
    voucher: 'ready',
    ...wanted,
    changeable: true,
    changes: [{ state: 'confirmed', steps: [{ state: 'requested' }, { state: 'confirmed' }] }],
  });
  const { rawPayload } = await callHotelOrder(api, booked, '/voucher.pdf?lang=ru');
  expect(rawPayload.equals(old)).toBe(false);
  expect(await lettersOf(booked)).toContain(`Заказ ${order.number}: бронирование изменено`);
  expect(await roomBookingsOf(api, booked)).toHaveLength(1);
});

test('a citizenship alone is changed as names are', async () => {
  const booked = await sell();
  const [first, ...others] = guestsWith('KARIMOVA');
  const guests = [{ ...first!, citizenship: 'KZ' }, ...others];
  await change(booked, { guests });
  await api.jobs.drain();
  const order = await readHotelOrder(api, booked);
  expect(order).toMatchObject({ guests, voucher: 'ready', changes: [{ state: 'confirmed' }] });
});

test('a refused change leaves the booking as it was, and the next one may be asked for', async () => {
  const booked = await sell();
  await change(booked, { guests: guestsWith('CHANGEREFUSED') });
  expect(await lettersOf(booked)).toContain(
    `Заказ ${booked.order.number}: отель не изменил бронирование`,
  );
  const order = await readHotelOrder(api, booked);
  expect(order).toMatchObject({ guests: guestsWith('KARIMOVA'), changeable: true });
  expect(statesOf(order)).toEqual(['refused']);
  const steps = /finished\n.* change requested\n.* change refused/;
  expect(await type('find', booked.order.number)).toMatch(steps);
  await change(booked);
  await api.jobs.drain();
  expect(statesOf(await readHotelOrder(api, booked))).toEqual(['refused', 'confirmed']);
});

test('a hotel that answers later is asked again, and one change waits at a time', async () => {
  const booked = await sell();
  await change(booked, { guests: guestsWith('LATECHANGE') });
  await api.jobs.drain();
  expect(statesOf(await readHotelOrder(api, booked))).toEqual(['requested']);
  expect((await change(booked)).json()).toMatchObject({ code: 'order-not-cancellable' });
  await api.clock.advance({ minutes: 10 });
  await api.jobs.drain();
  expect(statesOf(await readHotelOrder(api, booked))).toEqual(['confirmed']);
});

test('a change whose answer is lost is made once', async () => {
  const booked = await sell();
  await change(booked, { guests: guestsWith('CHANGETIMEOUT') });
  await api.jobs.drain();
  await api.clock.advance({ minutes: 10 });
  await api.jobs.drain();
  expect(statesOf(await readHotelOrder(api, booked))).toEqual(['confirmed']);
});

test('what the supplier does not change an operator does', async () => {
  const [done, declined] = [await sell(), await sell()];
  for (const one of [done, declined]) {
    await behave(one, 'no-changes');
    await change(one);
  }
  await api.jobs.drain();
  expect(statesOf(await readHotelOrder(api, done))).toEqual(['in-review']);
  const shown = await type('stay-changes');
  expect(shown).toMatch(/now: {4}KARIMOVA AZIZA UZ, KARIMOV TIMUR UZ\n {2}wanted: RAHIMOVA AZIZA/);
  const idOf = async (one: HotelOrderWithToken) => (await readHotelOrder(api, one)).changes[0]!.id;
  await type('stay-change-done', await idOf(done));
  await type('stay-change-decline', await idOf(declined));
  await expect(type('stay-change-done', await idOf(declined))).rejects.toThrow(/No change/);
  await api.jobs.drain();
  expect(await readHotelOrder(api, done)).toMatchObject({
    guests: guestsWith('RAHIMOVA'),
    voucher: 'ready',
    changes: [{ state: 'confirmed' }],
  });
  expect(await readHotelOrder(api, declined)).toMatchObject({
    guests: guestsWith('KARIMOVA'),
    changes: [{ state: 'refused' }],
  });
});

test('a cancellation ends a change that the hotel has not answered', async () => {
  const booked = await sell();
  await change(booked, { guests: guestsWith('LATECHANGE') });
  await cancelHotel(api, booked);
  await api.clock.advance({ minutes: 10 });
  await api.jobs.drain();
  const order = await readHotelOrder(api, booked);
  expect(order).toMatchObject({ status: 'canceled', guests: guestsWith('KARIMOVA') });
  expect(statesOf(order)).toEqual(['withdrawn']);
});

test('at check-in a change ends that the hotel or an operator has not answered', async () => {
  const [late, inReview] = [await sell(), await sell()];
  await behave(inReview, 'no-changes');
  const { arrivalDate, hotel } = late.order.stay;
  const checkIn = DateTime.fromISO(`${arrivalDate}T${hotel.checkIn}`, {
    zone: hotel.location.timeZone,
  });
  await api.clock.set(checkIn.minus({ seconds: 90 }).toJSDate());
  await change(late, { guests: guestsWith('LATECHANGE') });
  await change(inReview);
  await api.jobs.drain();
  expect(statesOf(await readHotelOrder(api, late))).toEqual(['requested']);
  expect(statesOf(await readHotelOrder(api, inReview))).toEqual(['in-review']);
  for (let minute = 0; minute < 6; minute += 1) {
    await api.clock.advance({ minutes: 1 });
    await api.jobs.drain();
  }
  for (const booked of [late, inReview]) {
    expect(await lettersOf(booked)).toContain(
      `Заказ ${booked.order.number}: отель не изменил бронирование`,
    );
    const order = await readHotelOrder(api, booked);
    expect(order).toMatchObject({ guests: guestsWith('KARIMOVA') });
    expect(statesOf(order)).toEqual(['refused']);
  }
});

describe('when the hotel keeps a stay that was to be cancelled', () => {
  async function cancelInVain(booked: HotelOrderWithToken): Promise<void> {
    await cancelHotel(api, booked);
    await api.jobs.drain();
    expect(await readHotelOrder(api, booked)).toMatchObject({ status: 'cancelling' });
    await type('keep', booked.order.number);
  }

  test('its change is under way again, and the order gets what the hotel has made of it', async () => {
    const booked = await sell('CANCELREFUSED');
    await change(booked, { guests: guestsWith('LATECHANGE') });
    await api.jobs.drain();
    await cancelInVain(booked);
    expect(statesOf(await readHotelOrder(api, booked))).toEqual(['requested']);
    await api.clock.advance({ minutes: 10 });
    await api.jobs.drain();
    const order = await readHotelOrder(api, booked);
    expect(order).toMatchObject({ status: 'finished', guests: guestsWith('LATECHANGE') });
    expect(statesOf(order)).toEqual(['confirmed']);
  });

  test('an operator is asked again for a change that only a person can make', async () => {
    const booked = await sell();
    await behave(booked, 'no-changes');
    await change(booked);
    await api.jobs.drain();
    await behave(booked, 'cancel-refused');
    await cancelInVain(booked);
    await behave(booked, 'no-changes');
    await api.jobs.drain();
    expect(statesOf(await readHotelOrder(api, booked))).toEqual(['in-review']);
    const { number } = booked.order;
    expect((await type('stay-changes')).split(number)).toHaveLength(2);
  });

  test('names that were just confirmed are printed and told as a change', async () => {
    const booked = await sell();
    await behave(booked, 'no-changes');
    await change(booked);
    await api.jobs.drain();
    const { changes } = await readHotelOrder(api, booked);
    await behave(booked, 'cancel-refused');
    await type('stay-change-done', changes[0]!.id);
    await cancelInVain(booked);
    const subject = `Заказ ${booked.order.number}: бронирование изменено`;
    expect(await lettersOf(booked)).toContain(subject);
    expect(await readHotelOrder(api, booked)).toMatchObject({
      status: 'finished',
      voucher: 'ready',
      guests: guestsWith('RAHIMOVA'),
    });
  });
});

test('other guests, nothing new, an unpaid order and a stay that has begun are refused', async () => {
  const booked = await sell();
  const [first] = guestsWith('RAHIMOVA');
  for (const guests of [[first], guestsWith('KARIMOVA')])
    expect((await change(booked, { guests })).json()).toMatchObject({ code: 'validation-failed' });
  const unpaid = await bookHotel(api, await findOffer(api, flexible));
  expect((await change(unpaid)).json()).toMatchObject({ code: 'order-not-cancellable' });
  await api.clock.advance({ days: 20 });
  expect((await change(booked)).json()).toMatchObject({ code: 'order-not-cancellable' });
  expect(await readHotelOrder(api, booked)).toMatchObject({ changeable: false });
});

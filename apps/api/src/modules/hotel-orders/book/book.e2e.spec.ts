import { randomUUID } from 'node:crypto';
import {
  hotelOrderSchema,
  type HotelBookings,
  type HotelOffer,
  type HotelOrderWithToken,
} from '@karvon/contract';
import {
  bookHotel,
  findOffer,
  flexible,
  hotelOrderBody,
  readHotelOrder,
  startHotelApp,
  statusesOf,
  submitHotelOrder,
} from '../../../testing/hotel-orders';
import { send, signUp } from '@karvon/accounts/testing';
import type { TestApp } from '../../../testing/start-test-app';

let api: TestApp;
let offer: HotelOffer;
beforeAll(async () => {
  api = await startHotelApp();
  offer = await findOffer(api, flexible);
});
afterAll(() => api.close());

const count = async (table: 'hotel_orders' | 'sandbox_room_bookings') => {
  const rows = await api.database.db.selectFrom(table).select('created_at').execute();
  return rows.length;
};
const counts = async () => [await count('hotel_orders'), await count('sandbox_room_bookings')];

test('a booking has the room confirmed and answers an order its guest may see', async () => {
  const response = await submitHotelOrder(api, {
    ...hotelOrderBody(offer),
    comment: 'Тихий номер',
  });
  expect([response.statusCode, response.statusCode === 201 || response.body]).toEqual([201, true]);
  const { order, accessToken } = response.json() as HotelOrderWithToken;
  expect(() => hotelOrderSchema.parse(order)).not.toThrow();
  expect(order).toMatchObject({
    status: 'waiting-for-payment',
    confirmation: expect.stringMatching(/^\d{8}$/),
    total: offer.total,
    booker: { name: 'Азиза Каримова', phone: '+998 •• ••• 45 67', email: 'a•••@mail.uz' },
    voucher: 'none',
    payment: null,
    cancelNow: { penalty: { amount: 0 }, refund: { amount: 0 } },
    cancellation: null,
    stay: { arrivalDate: '2026-12-10', nights: 3, adults: 2, hotel: { code: expect.any(String) } },
  });
  expect(statusesOf(order)).toEqual(['created', 'waiting-for-payment']);
  const hold = Date.parse(order.payBefore!) - Date.parse(order.serverTime);
  expect(hold).toBe(api.config.edition.holdMinutes * 60_000);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(await readHotelOrder(api, { order, accessToken })).toEqual(order);
  const uz = await api.inject({
    url: `/v1/hotel/orders/${order.number}?lang=uz`,
    headers: { 'order-token': accessToken },
  });
  expect(uz.json().stay.hotel.name).not.toBe(order.stay.hotel.name);
  expect(uz.json().total).toEqual(order.total);
});

test('nothing in the database says who the guests are', async () => {
  await bookHotel(api, offer, 'XOJAYEVA');
  const rows = [
    await api.database.db.selectFrom('hotel_orders').selectAll().execute(),
    await api.database.db.selectFrom('hotel_order_buyer_words').selectAll().execute(),
  ];
  expect(JSON.stringify(rows)).not.toMatch(/XOJAYEVA|TIMUR|Каримова|KARIMOVA|901234567|aziza/i);
});

test('the same key again answers the same order; with another body it is refused', async () => {
  const key = randomUUID();
  const body = hotelOrderBody(offer);
  const before = await counts();
  const first = await submitHotelOrder(api, body, key);
  const second = await submitHotelOrder(api, body, key);
  expect([second.body, second.headers['idempotent-replayed']]).toEqual([first.body, 'true']);
  const other = await submitHotelOrder(api, { ...body, lang: 'uz' }, key);
  expect(other.json()).toMatchObject({ status: 422, code: 'idempotency-key-reused' });
  expect(await counts()).toEqual(before.map((n) => n + 1));
});

test('fifty submits at once with one key make one order and one booking', async () => {
  const key = randomUUID();
  const body = hotelOrderBody(offer);
  const before = await counts();
  const responses = await Promise.all(
    Array.from({ length: 50 }, () => submitHotelOrder(api, body, key)),
  );
  expect(await counts()).toEqual(before.map((n) => n + 1));
  for (const { statusCode } of responses) expect([201, 409]).toContain(statusCode);
  const made = responses.filter(({ statusCode }) => statusCode === 201);
  const last = await submitHotelOrder(api, body, key);
  expect(made.length).toBeGreaterThan(0);
  expect(new Set([...made, last].map(({ body: text }) => text)).size).toBe(1);
});

test('a booking whose answer was lost is found again, not made twice', async () => {
  const before = await counts();
  const { order } = await bookHotel(api, offer, 'ROOMTIMEOUT');
  expect(order.status).toBe('waiting-for-payment');
  expect(await counts()).toEqual(before.map((n) => n + 1));
});

test('a booking that the hotel never answers is hidden until it is certain, then cancelled', async () => {
  const { jwt: token } = await signUp(api, { identifier: '+998935550142' });
  const lost = await api.inject({
    method: 'POST',
    url: '/v1/hotel/orders',
    payload: hotelOrderBody(offer, 'ROOMLOST'),
    headers: { 'idempotency-key': randomUUID(), authorization: `Bearer ${token}` },
  });
  expect(lost.json()).toMatchObject({ status: 503, code: 'supplier-unavailable' });
  const bookings = async () => {
    const list = await send(api, 'GET', '/v1/hotel/bookings', undefined, { token });
    return (list.json() as HotelBookings).bookings;
  };
  expect(await bookings()).toEqual([]);
  await api.clock.advance({ seconds: 91 });
  await api.jobs.drain();
  expect(await bookings()).toMatchObject([{ status: 'canceled', payBefore: null }]);
});

test('at a higher price nothing is booked; once the visitor agrees, it is', async () => {
  const tashkent = { HotelCode: 'TAS-007', ArrivalDate: '2026-12-10', DepartureDate: '2026-12-12' };
  const requested = await api.inject({
    method: 'POST',
    url: '/v1/hotel/offers',
    payload: { ...tashkent, Guests: { NumberOfAdults: 2 } },
  });
  const [dearer] = requested.json().offers as HotelOffer[];
  const body = hotelOrderBody(dearer!);
  const before = await counts();
  const refused = (await submitHotelOrder(api, body)).json();
  expect(refused).toMatchObject({ code: 'price-changed', oldTotal: dearer!.total });
  expect(refused.newTotal.amount).toBeGreaterThan(dearer!.total.amount);
  expect(await counts()).toEqual(before);
  const agreed = await submitHotelOrder(api, { ...body, expectedTotal: refused.newTotal });
  expect(agreed.json()).toMatchObject({ order: { total: refused.newTotal } });
});

test('a lower price than expected is used', async () => {
  const more = { ...offer.total, amount: offer.total.amount + 100_00 };
  const response = await submitHotelOrder(api, { ...hotelOrderBody(offer), expectedTotal: more });
  expect(response.json()).toMatchObject({ order: { total: offer.total } });
});

test('a hotel that refuses, a full one and an unknown offer leave nothing behind', async () => {
  const before = await counts();
  const refused = await submitHotelOrder(api, hotelOrderBody(offer, 'NOROOM'));
  expect(refused.json()).toMatchObject({ status: 409, code: 'hotel-not-booked' });
  const unknown = await submitHotelOrder(api, { ...hotelOrderBody(offer), offerId: 'nothing' });
  expect(unknown.json()).toMatchObject({ status: 410, code: 'offer-expired' });
  expect(await counts()).toEqual(before);
});

const [woman, man] = hotelOrderBody({ id: '', total: { amount: 0, currency: 'UZS' } }).guests;
const child = { ...man!, category: 'child' as const };
const { citizenship: _none, ...stateless } = woman!;

test.each([
  ['a guest too many', [woman, man, { ...man, name: 'ALI' }], 'guests', 'guests-mismatch'],
  ['a child nobody spoke of', [woman, child], 'guests', 'guests-mismatch'],
  ['a child first', [child, man], 'guests.0.category', 'adult-first'],
  ['a name of digits', [{ ...woman, name: 'R2D2' }], 'guests.0.name', 'invalid_format'],
  ['nobody', [], 'guests', 'too_small'],
])('%s is refused', async (_what, guests, path, rule) => {
  const before = await counts();
  const response = await submitHotelOrder(api, { ...hotelOrderBody(offer), guests });
  expect(response.json().issues).toContainEqual(expect.objectContaining({ path, rule }));
  expect(await counts()).toEqual(before);
});

test('only the guest data that the tariff needs is required', async () => {
  const withAll = await findOffer(api, (one) => flexible(one) && one.guestRules.allNames);
  const withFew = await findOffer(api, (one) => flexible(one) && !one.guestRules.allNames);
  const abroad = await findOffer(api, (one) => flexible(one) && one.guestRules.citizenship);
  const submit = async (one: HotelOffer, guests: object[]) =>
    (await submitHotelOrder(api, { ...hotelOrderBody(one), guests })).json();
  expect(await submit(withAll, [woman!])).toMatchObject({ issues: [{ rule: 'guests-mismatch' }] });
  expect(await submit(withFew, [woman!])).toMatchObject({ order: { guests: [woman] } });
  expect(await submit(abroad, [stateless, man!])).toMatchObject({
    issues: [{ path: 'guests.0.citizenship', rule: 'required' }],
  });
});

test('another currency is refused', async () => {
  const expectedTotal = { amount: 1, currency: 'EUR' };
  const response = await submitHotelOrder(api, { ...hotelOrderBody(offer), expectedTotal });
  expect(response.json()).toMatchObject({ issues: [{ path: 'expectedTotal.currency' }] });
});

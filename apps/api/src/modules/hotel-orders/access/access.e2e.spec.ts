import type { HotelOrderWithToken } from '@karvon/contract';
import { send, signUp } from '@karvon/accounts/testing';
import {
  bookHotel,
  callHotelOrder,
  findOffer,
  flexible,
  hotelBooker,
  hotelOrderBody,
  startHotelApp,
  submitHotelOrder,
} from '../../../testing/hotel-orders';
import type { TestApp } from '../../../testing/start-test-app';

const lines: string[] = [];
let api: TestApp;
let mine: HotelOrderWithToken;
let foreign: HotelOrderWithToken;
beforeAll(async () => {
  api = await startHotelApp({ onLog: (line) => lines.push(line) });
  const offer = await findOffer(api, flexible);
  mine = await bookHotel(api, offer);
  const body = { ...hotelOrderBody(offer), booker: { ...hotelBooker, phone: '+998907777777' } };
  foreign = (await submitHotelOrder(api, body)).json();
});
afterAll(() => api.close());

test('arrival and departure are moments by the hotel’s clock: a page counts down to them anywhere', () => {
  const { checkInAt, checkOutAt, stay } = mine.order;
  const { hotel, arrivalDate, departureDate } = stay;
  expect([checkInAt, checkOutAt]).toEqual([
    `${arrivalDate}T${hotel.checkIn}:00+05:00`,
    `${departureDate}T${hotel.checkOut}:00+05:00`,
  ]);
});

let visitors = 0;
const lookUp = (orderNumber: string, buyerName: string) =>
  api.inject({
    method: 'POST',
    url: '/v1/hotel/orders/lookup',
    payload: { orderNumber, buyerName, lang: 'ru' },
    remoteAddress: `203.0.113.${++visitors}`,
  });

test.each(['', '/voucher.pdf', '/calendar.ics'])(
  'GET order%s opens to its token alone',
  async (rest) => {
    const none = await callHotelOrder(api, { ...mine, accessToken: '' }, rest);
    expect(none.json()).toMatchObject({ status: 401, code: 'order-token-required' });
    const other = await callHotelOrder(api, { ...mine, accessToken: foreign.accessToken }, rest);
    expect(other.json()).toMatchObject({ status: 404, code: 'hotel-order-not-found' });
  },
);

test.each([['Азиза Каримова'], ['каримова азиза'], ['KARIMOVA'], ['Aziza Karimova'], [' AZIZA ']])(
  'the buyer is known as %s',
  async (name) => {
    const { number } = mine.order;
    const typed = ` ${number.slice(0, 4).toLowerCase()}-${number.slice(4)} `;
    const response = await lookUp(typed, name);
    expect(response.json()).toMatchObject({ order: { number } });
    const again = await callHotelOrder(api, response.json() as HotelOrderWithToken);
    expect(again.statusCode).toBe(200);
  },
);

test('a wrong name and an unknown number are answered the same', async () => {
  const responses = [
    await lookUp(foreign.order.number, 'Петров'),
    await lookUp(foreign.order.number, 'Азиза Петрова'),
    await lookUp('ZZZZZZZZ', 'Каримова'),
    await lookUp('ZZZZZZZY', '???'),
  ];
  const plain = responses.map((response) => {
    const { traceId: _differs, ...problem } = response.json() as { traceId: string };
    return JSON.stringify([response.statusCode, problem]);
  });
  expect(responses[0]!.json()).toMatchObject({ status: 404, code: 'hotel-order-not-found' });
  expect(new Set(plain).size).toBe(1);
});

test('a user who has confirmed the phone sees the order among the bookings and opens it', async () => {
  const session = await signUp(api, { identifier: hotelBooker.phone });
  const token = session.jwt;
  const { bookings } = (
    await send(api, 'GET', '/v1/hotel/bookings?lang=uz', undefined, { token })
  ).json();
  expect(bookings).toMatchObject([
    { number: mine.order.number, upcoming: true, city: 'Samarqand', nights: 3, guests: 2 },
  ]);
  const open = (number: string) =>
    send(api, 'GET', `/v1/hotel/orders/${number}`, undefined, { token });
  expect((await open(mine.order.number)).statusCode).toBe(200);
  expect((await open(foreign.order.number)).json().code).toBe('hotel-order-not-found');
  const nobody = await send(api, 'GET', '/v1/hotel/bookings');
  expect(nobody.json()).toMatchObject({ status: 401, code: 'session-required' });
});

test('after five wrong names a number is closed for an hour, whether it exists or not', async () => {
  for (const number of [foreign.order.number, 'UNKN0WN1']) {
    for (let i = 0; i < 5; i++) await lookUp(number, `Петров${'абвгд'[i]}`);
    expect((await lookUp(number, 'Каримова')).json()).toMatchObject({ code: 'rate-limited' });
  }
  await api.clock.advance({ minutes: 61 });
  expect((await lookUp(foreign.order.number, 'Каримова')).statusCode).toBe(200);
});

test('the log of all this has no personal data', () => {
  expect(lines.length).toBeGreaterThan(5);
  const log = lines.join('');
  for (const secret of [
    'Каримова',
    'KARIMOVA',
    'Петров',
    '901234567',
    'aziza.karimova',
    mine.accessToken,
  ])
    expect(log).not.toContain(secret);
});

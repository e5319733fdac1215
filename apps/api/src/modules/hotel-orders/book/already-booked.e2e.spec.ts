import { deviceHeader, type CreateHotelOrder, type HotelOffer } from '@karvon/contract';
import { randomUUID } from 'node:crypto';
import {
  cancelHotel,
  findOffer,
  flexible,
  freeSale,
  hotelOrderBody,
  samarkandStay,
  startHotelApp,
} from '../../../testing/hotel-orders';
import type { TestApp } from '../../../testing/start-test-app';

let api: TestApp;
let offer: HotelOffer;
beforeEach(async () => {
  api = await startHotelApp();
  offer = await findOffer(api, flexible);
});
afterEach(() => api.close());

const submit = (payload: CreateHotelOrder, device = 'a-browser-with-two-tabs') =>
  api.inject({
    method: 'POST',
    url: '/v1/hotel/orders',
    payload,
    headers: { 'idempotency-key': randomUUID(), [deviceHeader]: device },
  });

async function booked(payload: CreateHotelOrder, device?: string) {
  const response = await submit(payload, device);
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json();
}

test('a guest with a room for the same nights is asked about, until it is cancelled', async () => {
  const first = await booked(hotelOrderBody(offer));
  const { number: orderNumber } = first.order;
  const again = hotelOrderBody(offer);
  again.guests = [
    { category: 'adult', name: 'Timur', surname: 'Karimov', citizenship: 'UZ' },
    again.guests[0]!,
  ];
  const problem = { status: 409, code: 'already-booked', orderNumber };
  expect((await submit(again)).json()).toMatchObject(problem);
  const second = await booked({ ...again, bookAgain: true });
  expect(second.order.number).not.toBe(orderNumber);
  await cancelHotel(api, first);
  await cancelHotel(api, second);
  await booked(again);
});

test.each([
  ['small letters', 'aziza', 'Karimova'],
  ['Cyrillic', 'Азиза', 'КАРИМОВА'],
  ['spaces and an accent', ' Azíza ', 'Kari mova'],
  ['Cyrillic letters among Latin ones', 'AZIZA', 'КARIМOVA'],
])('the same guest is known in another spelling: %s', async (_how, name, surname) => {
  await booked(hotelOrderBody(offer));
  const again = hotelOrderBody(offer);
  again.guests[0] = { ...again.guests[0]!, name, surname };
  again.guests[1]!.name = 'DAVRON';
  expect((await submit(again)).statusCode).toBe(409);
});

test('the same guest is known by a Cyrillic letter that looks like the Latin one', async () => {
  await booked(hotelOrderBody(offer, 'PETROVA'));
  const again = hotelOrderBody(offer, 'РETROVA');
  again.guests[1]!.name = 'DAVRON';
  expect((await submit(again)).statusCode).toBe(409);
});

test('an order whose time to pay is over is not asked about before the job has cancelled it', async () => {
  const { order } = await booked(hotelOrderBody(offer));
  await api.database.db
    .updateTable('hotel_orders')
    .set({ pay_before: api.clock.now() })
    .where('number', '=', order.number)
    .execute();
  await booked(hotelOrderBody(offer));
});

test('of two tabs that book at once one is asked', async () => {
  const responses = await Promise.all([
    submit(hotelOrderBody(offer)),
    submit(hotelOrderBody(offer)),
  ]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
});

test('other guests, other nights and other browsers are not asked about', async () => {
  const first = await booked(hotelOrderBody(offer));
  await booked(hotelOrderBody(offer), 'the-browser-of-a-stranger');
  const others = hotelOrderBody(offer, 'XOJAYEVA');
  others.guests[1]!.name = 'DAVRON';
  await booked(others);
  const { City: _city, ...stay } = samarkandStay;
  const payload = {
    ...stay,
    HotelCode: first.order.stay.hotel.code,
    ArrivalDate: samarkandStay.DepartureDate,
    DepartureDate: '2026-12-16',
    WhereToPay: 1,
  };
  const later = await api.inject({ method: 'POST', url: '/v1/hotel/offers', payload });
  const [offerLater] = (later.json() as { offers: HotelOffer[] }).offers.filter(freeSale);
  await booked(hotelOrderBody(offerLater!));
});

import type { HotelOffer, HotelOrderWithToken } from '@karvon/contract';
import { readSms } from '@karvon/accounts/testing';
import {
  bookHotel,
  cancelHotel,
  findOffer,
  flexible,
  hotelBooker,
  payHotel,
  readHotelOrder,
  roomBookingsOf,
  startHotelApp,
  statusesOf,
  strict,
  submitHotelPayment,
} from '../../../testing/hotel-orders';
import type { TestApp } from '../../../testing/start-test-app';
import { readMessages } from '@karvon/messages/testing';

let api: TestApp;
let offer: HotelOffer;
beforeAll(async () => {
  api = await startHotelApp();
  offer = await findOffer(api, flexible);
});
afterAll(() => api.close());

async function pass(minutes: number, times = 1) {
  for (let i = 0; i < times; i++) {
    await api.clock.advance({ minutes });
    await api.jobs.drain();
  }
}
/** The newest letter to the guest. */
const newestLetter = async () => (await readMessages(api, hotelBooker.email))[0];
const smsText = async () => (await readSms(api, hotelBooker.phone))?.text;

async function request(surname: string): Promise<HotelOrderWithToken> {
  const booked = await bookHotel(api, offer, surname);
  expect(booked.order).toMatchObject({
    status: 'waiting-for-booking',
    confirmation: null,
    payBefore: null,
    answerBy: expect.any(String),
  });
  return booked;
}

test('when the hotel confirms a request, the time to pay begins and the guest is notified', async () => {
  const booked = await request('ASKROOM');
  await api.jobs.drain();
  expect(await newestLetter()).toMatchObject({
    subject: `Заказ ${booked.order.number}: ждём ответа отеля`,
    text: expect.stringMatching(/Отель ответит до .+2026/),
  });
  expect((await submitHotelPayment(api, booked)).json()).toMatchObject({
    code: 'order-not-payable',
    orderStatus: 'waiting-for-booking',
  });
  await pass(4);
  const order = await readHotelOrder(api, booked);
  expect(order).toMatchObject({
    status: 'waiting-for-payment',
    confirmation: expect.any(String),
    answerBy: null,
  });
  expect(Date.parse(order.payBefore!)).toBeGreaterThan(
    Date.parse(booked.order.createdAt) + 12 * 3_600_000,
  );
  expect(await smsText()).toMatch(
    new RegExp(
      `^Karvon: отель подтвердил заказ ${order.number}\\. Оплатите до \\d\\d\\.11 \\d\\d:\\d\\d: \\S+/ru/hotel/order\\?number=${order.number}$`,
    ),
  );
  await payHotel(api, booked);
  await api.jobs.drain();
  expect(statusesOf(await readHotelOrder(api, booked))).toEqual([
    'created',
    'waiting-for-booking',
    'waiting-for-payment',
    'in-progress',
    'finished',
  ]);
});

test('when the hotel refuses a request, the order ends, nobody is charged and the guest is notified', async () => {
  const booked = await request('ASKREFUSED');
  await pass(4);
  const order = await readHotelOrder(api, booked);
  expect(statusesOf(order)).toEqual(['created', 'waiting-for-booking', 'canceled']);
  expect(order).toMatchObject({
    cancellation: { reason: 'hotel-refused', penalty: { amount: 0 } },
    cancelNow: null,
  });
  expect(await smsText()).toMatch(
    new RegExp(
      `^Karvon: отель отказал по заказу ${order.number}\\. Деньги не списаны\\. http\\S+number=${order.number}$`,
    ),
  );
  expect(await newestLetter()).toMatchObject({
    subject: `Заказ ${order.number}: отель не подтвердил бронирование`,
    text: expect.stringMatching(/Заказ отменён, деньги не списаны/),
  });
});

test('a guest may cancel a request at no cost', async () => {
  const booked = await request('ASKROOM');
  expect((await cancelHotel(api, booked)).json()).toMatchObject({ status: 'cancelling' });
  await pass(4);
  expect(statusesOf(await readHotelOrder(api, booked))).toEqual([
    'created',
    'waiting-for-booking',
    'cancelling',
    'canceled',
  ]);
});

test('a place on a waiting list is kept as long as promised, then given back', async () => {
  const booked = await request('WAITLIST');
  await pass(60, 3);
  expect((await readHotelOrder(api, booked)).status).toBe('waiting-for-booking');
  await api.clock.set(booked.order.answerBy!);
  await pass(16);
  const order = await readHotelOrder(api, booked);
  expect(order).toMatchObject({ status: 'canceled', cancellation: { reason: 'no-answer' } });
  expect(await roomBookingsOf(api, booked)).toMatchObject([{ cancelled_at: expect.any(Date) }]);
  expect(await newestLetter()).toMatchObject({
    subject: `Заказ ${order.number}: отель не ответил`,
    text: expect.stringMatching(/не ответил на заявку .* до .+2026.* деньги не списаны/),
  });
});

test('a room that is found to be booked once its guest has gone may be paid for hours, and never only at night', async () => {
  const { order } = await bookHotel(api, await findOffer(api, strict));
  // As when the process died before it could write down the hotel's answer.
  await api.database.db
    .updateTable('hotel_orders')
    .set({ supply: 'book-asked', status: 'created', pay_before: null })
    .where('number', '=', order.number)
    .execute();
  await api.clock.advance({ seconds: 91 });
  await api.jobs.drain();
  const { pay_before: until } = await api.database.db
    .selectFrom('hotel_orders')
    .select('pay_before')
    .where('number', '=', order.number)
    .executeTakeFirstOrThrow();
  expect(until!.getTime() - api.clock.now().getTime()).toBeGreaterThanOrEqual(12 * 3_600_000);
});

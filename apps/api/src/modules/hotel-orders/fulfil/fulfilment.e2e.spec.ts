import { hotelOrderSchema, type HotelOffer } from '@karvon/contract';
import { chooseAtBank } from '@karvon/sandbox-bank/testing';
import { ledgerOf } from '@karvon/payments/testing';
import {
  bookHotel,
  callHotelOrder,
  findOffer,
  flexible,
  payHotel,
  readHotelOrder,
  roomBookingsOf,
  sellHotel,
  startHotelApp,
  startHotelPayment,
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

test('a paid order has its voucher in both languages and its stay for a calendar', async () => {
  const booked = await bookHotel(api, offer);
  const early = await callHotelOrder(api, booked, '/voucher.pdf');
  expect(early.json()).toMatchObject({ status: 409, code: 'voucher-not-ready' });
  await payHotel(api, booked);
  expect(await readHotelOrder(api, booked)).toMatchObject({
    status: 'in-progress',
    voucher: 'generating',
    payBefore: null,
    payment: { status: 'succeeded' },
  });
  await api.jobs.drain();
  const order = await readHotelOrder(api, booked);
  expect(() => hotelOrderSchema.parse(order)).not.toThrow();
  expect(order).toMatchObject({ status: 'finished', voucher: 'ready' });
  expect(statusesOf(order)).toEqual(['created', 'waiting-for-payment', 'in-progress', 'finished']);
  expect(await ledgerOf(api, booked)).toMatchObject([
    { entry: 'charge', amount: offer.total.amount, credit: `order/hotel/${order.number}` },
  ]);
  for (const lang of ['ru', 'uz'] as const) {
    const pdf = await callHotelOrder(api, booked, `/voucher.pdf?lang=${lang}`);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const stored = await api.database.db
      .selectFrom('hotel_vouchers')
      .select('pdf')
      .where('order_number', '=', order.number)
      .where('lang', '=', lang)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(stored.pdf).includes('%PDF')).toBe(false);
  }
  const sent = await readMessages(api);
  const letter = sent.find(({ subject }) => subject === `Ваучер по заказу ${order.number}`);
  expect(letter).toMatchObject({
    channel: 'email',
    text: expect.stringContaining(order.stay.hotel.name),
    attachments: [{ name: `karvon-${order.number}.pdf`, bytes: expect.any(Number) }],
  });
  const calendar = (await callHotelOrder(api, booked, '/calendar.ics?lang=ru')).body;
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  // Check-in on the hotel's clock, five hours ahead of UTC.
  const hour = String(Number(order.stay.hotel.checkIn.slice(0, 2)) - 5).padStart(2, '0');
  expect(calendar).toContain(`DTSTART:20261210T${hour}`);
  const freeUntil = new Date(order.tariff.cancellation.freeUntil!).toISOString();
  expect(calendar).toContain(`DTSTART:${freeUntil.replace(/[-:]|\.\d{3}/g, '')}`);
  expect(calendar).toContain('BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-P1D\r\n');
  expect((await submitHotelPayment(api, booked)).json()).toMatchObject({
    code: 'order-not-payable',
    orderStatus: 'finished',
  });
});

test('a voucher that the supplier makes late comes later', async () => {
  const booked = await sellHotel(api, offer, 'LATEVOUCHER');
  expect(await readHotelOrder(api, booked)).toMatchObject({
    status: 'in-progress',
    voucher: 'generating',
  });
  for (let i = 0; i < 4; i++) {
    await api.clock.advance({ minutes: 5 });
    await api.jobs.drain();
  }
  expect(await readHotelOrder(api, booked)).toMatchObject({ status: 'finished', voucher: 'ready' });
});

test('a declined payment leaves the room to be paid for again', async () => {
  const booked = await bookHotel(api, offer);
  const declined = await startHotelPayment(api, booked);
  await chooseAtBank(api, declined, 'decline');
  await api.jobs.drain();
  expect(await readHotelOrder(api, booked)).toMatchObject({
    status: 'waiting-for-payment',
    payment: { status: 'failed' },
  });
  await payHotel(api, booked);
  await api.jobs.drain();
  expect(await readHotelOrder(api, booked)).toMatchObject({ status: 'finished' });
  expect(await ledgerOf(api, booked)).toHaveLength(1);
});

test('an order that is not paid in time gives its room back; money that comes late goes back too', async () => {
  const booked = await bookHotel(api, offer);
  const payment = await startHotelPayment(api, booked);
  expect(await readHotelOrder(api, booked)).toMatchObject({
    cancelNow: { penalty: { amount: 0 } },
  });
  await chooseAtBank(api, payment, 'pending', 'never');
  // The payer comes back from the bank.
  await api.inject(`/v1/payments/${payment.id}`);
  // A cancellation would be refused as long as the bank decides.
  expect(await readHotelOrder(api, booked)).toMatchObject({
    status: 'waiting-for-payment',
    cancelNow: null,
  });
  await api.clock.set(booked.order.payBefore!);
  await api.jobs.drain();
  const lapsed = await readHotelOrder(api, booked);
  expect(statusesOf(lapsed)).toEqual(['created', 'waiting-for-payment', 'cancelling', 'canceled']);
  expect(lapsed).toMatchObject({
    payBefore: null,
    cancelNow: null,
    cancellation: { reason: 'not-paid', penalty: { amount: 0 }, refund: { amount: 0 } },
  });
  expect(await roomBookingsOf(api, booked)).toMatchObject([{ cancelled_at: expect.any(Date) }]);
  await chooseAtBank(api, payment, 'pay');
  await api.jobs.drain();
  expect(await readHotelOrder(api, booked)).toMatchObject({
    status: 'canceled',
    payment: { status: 'refunded' },
  });
  expect((await ledgerOf(api, booked)).map(({ entry }) => entry)).toEqual(['charge', 'refund']);
});

test('a room that costs us from the booking on is not held for long', async () => {
  const { order } = await bookHotel(api, await findOffer(api, strict));
  expect(Date.parse(order.payBefore!) - Date.parse(order.serverTime)).toBe(20 * 60_000);
});

test('an order that is paid at the hotel has its voucher without a payment', async () => {
  const atHotel = await findOffer(
    api,
    ({ whereToPay, availability }) => whereToPay === 'at-hotel' && availability === 'free-sale',
  );
  const booked = await bookHotel(api, atHotel);
  expect(booked.order).toMatchObject({ status: 'in-progress', payBefore: null });
  expect((await submitHotelPayment(api, booked)).json()).toMatchObject({
    code: 'order-not-payable',
  });
  await api.jobs.drain();
  const order = await readHotelOrder(api, booked);
  expect(order).toMatchObject({ status: 'finished', voucher: 'ready', payment: null });
  expect(order.cancelNow?.refund.amount).toBe(0);
});

test('a room the hotel takes back after the sale gives all the money back', async () => {
  const booked = await bookHotel(api, offer);
  await payHotel(api, booked);
  await api.database.db
    .updateTable('sandbox_room_bookings')
    .set({ cancelled_at: api.clock.now() })
    .where('reference', '=', booked.order.number)
    .execute();
  await api.jobs.drain();
  expect(await readHotelOrder(api, booked)).toMatchObject({
    status: 'canceled',
    voucher: 'none',
    cancellation: { reason: 'hotel-refused', penalty: { amount: 0 }, refund: offer.total },
    payment: { status: 'refunded' },
  });
  expect((await ledgerOf(api, booked)).map(({ amount }) => amount)).toEqual([
    offer.total.amount,
    offer.total.amount,
  ]);
  const messages = await readMessages(api);
  const subject = `Заказ ${booked.order.number}: отель отказал в размещении`;
  const letters = messages.filter((message) => message.subject === subject);
  expect(letters).toHaveLength(1);
  expect(letters[0]!.text).toMatch(/Возвращаем \d.* тем же способом/);
});

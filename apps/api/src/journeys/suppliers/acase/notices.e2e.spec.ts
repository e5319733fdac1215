import type { HotelLocation, HotelOffer } from '@karvon/contract';
import { startAcaseSimulator, type AcaseSimulator } from '@karvon/supplier-simulators';
import { readConfig } from '@karvon/platform/config';
import {
  bookHotel,
  findOffer,
  flexible,
  payHotel,
  readHotelOrder,
  samarkandStay,
  startHotelApp,
} from '../../../testing/hotel-orders';
import { acaseAccount } from '@karvon/acase/testing';
import { testNow } from '@karvon/platform/testing/test-clock';
import { type TestApp } from '../../../testing/start-test-app';
import { acaseNoticesPath } from '@karvon/acase';

const notifier = { id: 'Academservice', password: 'agreed-with-them' };

let api: TestApp;
let acase: AcaseSimulator;
let offer: HotelOffer;

async function start(password = notifier.password): Promise<TestApp> {
  const { hotelSuppliers } = readConfig({
    HOTEL_SUPPLIERS: 'acase',
    ACASE_URL: acase.url,
    ACASE_BUYER: acaseAccount.buyerId,
    ACASE_USER: acaseAccount.userId,
    ACASE_PASSWORD: acaseAccount.password,
    ACASE_NOTIFIER_PASSWORD: password,
    ACASE_RATE: '150',
    ACASE_COUNTRIES: 'UZ',
  });
  return startHotelApp({
    config: { hotelSuppliers, orderTokenHours: 10_000 },
  });
}

beforeAll(async () => {
  acase = await startAcaseSimulator({ now: () => api?.clock.now() ?? new Date(testNow) });
  api = await start();
  const payload = { Name: 'Термез' };
  const cities = await api.inject({ method: 'POST', url: '/v1/hotel/locations', payload });
  const { code: City } = (cities.json() as { locations: HotelLocation[] }).locations[0]!;
  offer = await findOffer(api, flexible, { ...samarkandStay, City });
});
afterAll(async () => {
  await api.close();
  await acase.close();
});

/** The head of a notice, as a public SDK's test data has it. */
const noticeOf = (
  id: string,
  { password = notifier.password, root = 'OrderInfoNotifyRequest' } = {},
) =>
  `<?xml version="1.0" encoding="UTF-8"?><${root} ContractNumber="1/26" NotifierId="${notifier.id}" Password="${password}" Language="ru" Id="${id}" ReferenceNumber=""><Currency Code="2" Name="RUB"/><Status Code="41" Name="Подтвержден"/></${root}>`;

const send = (payload: string, type = 'text/xml', to = api) =>
  to.inject({ method: 'POST', url: acaseNoticesPath, payload, headers: { 'content-type': type } });

async function orderIdOf(reference: string): Promise<string> {
  const { order_id: id } = await api.database.db
    .selectFrom('acase_orders')
    .select('order_id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return id!;
}

test('a notice leads to a look at the order at once, and a repeated one to nothing more', async () => {
  const booked = await bookHotel(api, offer, 'ASKROOM');
  const id = await orderIdOf(booked.order.number);
  await api.clock.advance({ minutes: 2, seconds: 30 });
  await api.jobs.drain();
  // The hotel answers after three minutes; by itself the order is looked at after four and a half.
  await api.clock.advance({ minutes: 1 });
  await api.jobs.drain();
  expect((await readHotelOrder(api, booked)).status).toBe('waiting-for-booking');
  const response = await send(noticeOf(id));
  expect(response.headers['content-type']).toMatch(/^text\/xml/);
  expect(response.body).toMatch(/<OrderInfoNotifyResponse><Success\/><\/OrderInfoNotifyResponse>$/);
  await send(noticeOf(id));
  await api.jobs.drain();
  expect((await readHotelOrder(api, booked)).status).toBe('waiting-for-payment');
});

test('what a notice says is not believed: a room that is not there yet stays requested', async () => {
  const booked = await bookHotel(api, offer, 'ASKROOM');
  const form = new URLSearchParams({ XML: noticeOf(await orderIdOf(booked.order.number)) });
  const sent = await send(form.toString(), 'application/x-www-form-urlencoded');
  expect(sent.statusCode).toBe(200);
  await api.jobs.drain();
  expect((await readHotelOrder(api, booked)).status).toBe('waiting-for-booking');
});

test('a sold room that is gone at the supplier is told to staff', async () => {
  const booked = await bookHotel(api, offer);
  await payHotel(api, booked);
  await api.jobs.drain();
  const { number } = booked.order;
  const id = await orderIdOf(number);
  acase.cancelOrder(id);
  await send(noticeOf(id));
  await api.jobs.drain();
  const told = await api.database.db
    .selectFrom('staff_notices')
    .select('event')
    .where('event', '=', `room-gone/${number}`)
    .execute();
  expect(told).toHaveLength(1);
  expect((await readHotelOrder(api, booked)).status).toBe('finished');
});

test.each([
  ['with another password', noticeOf('500001', { password: 'guessed' })],
  [
    'of hotels with prices on request, which has no password',
    noticeOf('500001', { root: 'OrderInfoAwocNotifyRequest' }),
  ],
  ['that is no XML', 'Id=500001'],
  ['with a document type', `<!DOCTYPE a>${noticeOf('500001')}`],
  ['that is empty', ''],
])('a notice %s is refused', async (_, payload) => {
  expect((await send(payload)).json()).toMatchObject({ status: 403, code: 'callback-refused' });
});

test('an order of somebody else is none of ours; without a password nobody is believed', async () => {
  expect((await send(noticeOf('999999'))).statusCode).toBe(200);
  const deaf = await start('');
  expect((await send(noticeOf('500001', { password: '' }), 'text/xml', deaf)).statusCode).toBe(403);
  await deaf.close();
});

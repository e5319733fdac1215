import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { Registry } from 'prom-client';
import type {
  AirOrderWithToken,
  HotelOffer,
  HotelOrderWithToken,
  SessionResponse,
} from '@karvon/contract';
import { dilnoza, readSms, send } from '@karvon/accounts/testing';
import { holdableOffer, orderBody, payOrder, submitOrder } from '@karvon/air-orders/testing';
import { startSalesApp } from '../testing/sales-app';
import {
  findOffer,
  flexible,
  hotelOrderBody,
  payHotel,
  submitHotelOrder,
} from '../testing/hotel-orders';
import type { TestApp } from '../testing/start-test-app';
import { noteFigure } from './note-figure';

const people = 50;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

interface Person {
  address: string;
  phone: string;
  email: string;
  pin: string;
  name: string;
  surname: string;
  document: string;
  birthDate: string;
}

/** Each person is unique, and no detail is a number that could occur by chance. */
const personOf = (i: number): Person => ({
  address: `198.51.100.${i + 1}`,
  phone: `+99890713${String(1009 + 37 * i)}`,
  email: `canary${i}.kanareyka@mail.uz`,
  pin: `8351946207${String(13 + i)}`,
  name: `QANAR${letters[i % 26]}${letters[Math.floor(i / 26)]}`,
  surname: `XKANARIY${letters[Math.floor(i / 26)]}${letters[i % 26]}`,
  document: `AC${7_104_233 + 101 * i}`,
  birthDate: `19${31 + (i % 50)}-07-${String(10 + (i % 20))}`,
});

/** Books a room for himself, pays, downloads the voucher and finds the order again. */
async function buyRoom(api: TestApp, person: Person, offer: HotelOffer): Promise<string> {
  const { address, phone, email, name, surname } = person;
  const guest = { category: 'adult' as const, name, surname, citizenship: 'UZ' };
  const booked = (
    await submitHotelOrder(api, {
      ...hotelOrderBody(offer),
      booker: { name: `${name} ${surname}`, phone, email },
      guests: [guest, guest],
      comment: `${phone} ${email}`,
    })
  ).json() as HotelOrderWithToken;
  await payHotel(api, booked);
  await api.jobs.drain();
  const found = { orderNumber: booked.order.number, buyerName: surname, lang: 'ru' };
  await send(api, 'POST', '/v1/hotel/orders/lookup', found, { address });
  return booked.accessToken;
}

/**
 * Registers, signs in with a wrong and with the right PIN, saves himself as a traveller, buys a flight and a room, finds the
 * orders, requests a call, and reports an error.
 */
async function goThroughAll(api: TestApp, person: Person, room: HotelOffer): Promise<string[]> {
  const { address, phone, pin, email, name, surname, document, birthDate } = person;
  const identifier = phone;
  const registration = { ...dilnoza, identifier, password: pin, username: name, email };
  const registered = await send(api, 'POST', '/v1/auth/register', registration, { address });
  expect([person, registered.json()]).toEqual([person, expect.objectContaining({ ok: true })]);
  const { code } = (await readSms(api, phone))!;
  const confirmed = await send(
    api,
    'POST',
    '/v1/auth/confirm-sms',
    { identifier, password: pin, code },
    { address },
  );
  const { jwt: token, user } = confirmed.json() as SessionResponse;
  await send(api, 'POST', '/v1/auth/login', { identifier, password: `${pin}0` }, { address });
  await send(api, 'POST', '/v1/auth/login', { identifier, password: pin }, { address });
  const traveller = { sex: 'female', surname, name, birthDate, document, country: 'UZ' };
  const saved = await send(api, 'POST', '/v1/travellers', traveller, { address, token });
  expect(saved.statusCode).toBe(201);
  const content = JSON.stringify({ booker: { phone, email }, passengers: [traveller] });
  await send(api, 'PUT', '/v1/drafts/air', { content }, { address, token });
  const body = {
    ...orderBody(await holdableOffer(api), { surname, name, document, birthDate }),
    booker: { mobilePhone: phone, email },
  };
  const booked = (await submitOrder(api, body, undefined, token)).json() as AirOrderWithToken;
  await payOrder(api, booked);
  await api.jobs.drain();
  const found = { bookingNumber: booked.order.number, surname, lang: 'ru' };
  await send(api, 'POST', '/v1/air/orders/lookup', found, { address });
  await send(
    api,
    'POST',
    '/v1/air/orders/lookup',
    { ...found, surname: `${surname}A` },
    { address },
  );
  await api.inject({
    method: 'POST',
    url: '/v1/callbacks',
    remoteAddress: address,
    headers: { 'idempotency-key': randomUUID() },
    payload: {
      phone,
      name,
      topic: 'refund',
      page: { path: '/ru/order' },
      consent: true,
      lang: 'ru',
    },
  });
  const text = `TypeError: ${phone} ${email} ${document} ${birthDate} in ${content}`;
  const context = { route: 'order', build: 'a1b2c3' };
  const entry = { level: 'error', product: 'storefront', text, context };
  await send(api, 'POST', '/v1/journal', [entry], { address });
  expect(user.id).toBeTruthy();
  return [token, booked.accessToken, await buyRoom(api, person, room)];
}

test('the log, the metrics and a plain dump hold no trace of 50 people who use every feature', async () => {
  const lines: string[] = [];
  const metrics = new Registry();
  const api = await startSalesApp({
    metrics,
    onLog: (line) => void lines.push(line),
    logLevel: 'trace',
  });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const persons = Array.from({ length: people }, (_, i) => personOf(i));
  const tokens: string[] = [];
  const room = await findOffer(api, flexible);
  for (const person of persons) {
    tokens.push(...(await goThroughAll(api, person, room)));
    // The sandbox's outbox lists the newest messages.
    await api.clock.advance({ seconds: 1 });
  }
  const secrets = [
    ...tokens,
    ...persons.flatMap(({ phone, email, pin, document, birthDate }) => [
      phone.slice(4),
      email,
      pin,
      document,
      birthDate,
    ]),
  ];
  // The sandbox supplier's own tables contain surnames, because they are magic words there.
  const names = persons.flatMap(({ name, surname }) => [name, surname]);
  const { engine } = api.database;
  const dump = execFileSync('pg_dump', [engine.kind === 'postgres' ? engine.url : ''], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  const places = { log: lines.join(''), measurements: await metrics.metrics(), dump };
  const hits = Object.entries(places).flatMap(([place, text]) =>
    [...secrets, ...(place === 'dump' ? [] : names)]
      .filter((secret) => text.includes(secret))
      .map((secret) => `${place}: ${secret}`),
  );
  expect(lines.length).toBeGreaterThan(people * 5);
  expect(dump).toContain('COPY public.air_orders');
  const rooms = await api.database.db.selectFrom('hotel_orders').select('status').execute();
  expect(rooms).toEqual(persons.map(() => ({ status: 'finished' })));
  expect(hits).toEqual([]);
  noteFigure(
    19,
    `${people} people through registration, sale of a flight and a room, look-up, call and journal: 0 hits`,
  );
  await api.close();
});

import { execFileSync } from 'node:child_process';
import { sql } from 'kysely';
import type { AirOrderWithToken, HotelOrderWithToken } from '@karvon/contract';
import { sealedColumns } from '../../composition/sealed';
import { dilnoza, send, signUp } from '@karvon/accounts/testing';
import { holdableOffer, orderBody, payOrder, submitOrder } from '@karvon/air-orders/testing';
import { startSalesApp } from '../../testing/sales-app';
import { ledgerOf } from '@karvon/payments/testing';
import {
  findOffer,
  flexible,
  hotelOrderBody,
  payHotel,
  submitHotelOrder,
} from '../../testing/hotel-orders';
import { type TestApp } from '../../testing/start-test-app';
import { operatorTerminal } from '../../testing/operators/operator-terminal';
import { noteSirenaRequest } from '../../testing/suppliers/sirena-request';

const person = {
  phone: dilnoza.identifier,
  email: 'kanareyka@mail.uz',
  surname: 'XKANARIY',
  name: 'QANARA',
  document: 'AC7104233',
  birthDate: '1931-07-10',
};
const contacts = { phone: person.phone, email: person.email };
const traces = ['+998901234567', ...Object.values(person).slice(1), 'Канарейкина'];

let api: TestApp;
beforeEach(async () => {
  api = await startSalesApp();
  await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => api.close());

const { type } = operatorTerminal(() => api);

/** All sealed columns that still name the person. */
async function placesThatName(): Promise<Set<string>> {
  const places = new Set<string>();
  for (const { table, column, key, context, bytes } of sealedColumns) {
    const { rows } = await sql<Record<string, string | number | Buffer | null>>`
      SELECT * FROM ${sql.table(table)}`.execute(api.database.db);
    for (const row of rows) {
      const sealed = row[column];
      if (sealed === null || sealed === undefined || bytes) {
        if (sealed) places.add(`${table}: papers`);
        continue;
      }
      const of = Object.fromEntries(key.map((one) => [one, row[one] as string | number]));
      const text = JSON.stringify(api.personalData.open(String(sealed), context(of)));
      if (traces.some((trace) => text.includes(trace))) places.add(`${table}.${column}`);
    }
  }
  return places;
}

/** What somebody who steals a copy of the database can read. */
function readable(): string[] {
  const { engine } = api.database;
  if (engine.kind !== 'postgres') return [];
  const dump = execFileSync('pg_dump', ['--exclude-table-data=sandbox_*', engine.url], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  return traces.filter((trace) => dump.includes(trace));
}

interface Shopper {
  token: string;
  id: string;
  flight: AirOrderWithToken;
  room: HotelOrderWithToken;
}

/** Registers, saves a traveller and a draft, and buys a flight while signed in and a room as a guest of the same phone. */
async function shop(): Promise<Shopper> {
  const { jwt: token, user } = await signUp(api, { email: person.email });
  const { surname, name, document, birthDate } = person;
  const traveller = { sex: 'female', surname, name, birthDate, document, country: 'UZ' };
  await send(api, 'POST', '/v1/travellers', traveller, { token });
  const content = JSON.stringify({ passengers: [traveller] });
  await send(api, 'PUT', '/v1/drafts/hotel', { content }, { token });
  const body = {
    ...orderBody(await holdableOffer(api), { surname, name, document, birthDate }),
    booker: { mobilePhone: contacts.phone, email: contacts.email },
  };
  const flight = (await submitOrder(api, body, undefined, token)).json() as AirOrderWithToken;
  await noteSirenaRequest(api, flight.order.number, [{ surname, name }]);
  await payOrder(api, flight);
  const stay = {
    ...hotelOrderBody(await findOffer(api, flexible), surname),
    booker: { name: 'Канарейкина', ...contacts },
  };
  const room = (await submitHotelOrder(api, stay)).json() as HotelOrderWithToken;
  await payHotel(api, room);
  await api.jobs.drain();
  return { token, id: user.id, flight, room };
}

const erase = ({ token, id }: Shopper) =>
  send(api, 'DELETE', `/v1/users/${id}`, undefined, { token });

/** Moves the clock and runs the nightly jobs that delete expired data. */
async function night(): Promise<void> {
  for (const queue of ['accounts.erase-bookings', 'messages.forget'] as const)
    await api.jobs.enqueue(api.database.db, queue, {});
  await api.jobs.enqueue(api.database.db, 'http.forget-idempotency-keys', {});
  await api.jobs.drain();
}

test('an erased account names nobody at once, its bookings until they are flown, and each erasure has an act', async () => {
  const shopper = await shop();
  expect((await erase(shopper)).json()).toEqual({ ok: true });
  const me = await send(api, 'GET', '/v1/auth/me', undefined, { token: shopper.token });
  expect(me.statusCode).toBe(401);
  // Stored responses and the sandbox's text messages live for two days; the bookings are still to be flown.
  expect(await placesThatName()).toEqual(
    new Set([
      'air_order_passengers.sealed',
      'air_orders.booker_sealed',
      'air_tickets: papers',
      'hotel_orders.persons_sealed',
      'hotel_vouchers: papers',
      'idempotency_keys.response_body',
      'sandbox_messages.sealed',
      'sirena_orders.names_sealed',
    ]),
  );
  expect(readable()).toEqual([]);
  const found = { bookingNumber: shopper.flight.order.number, surname: person.surname, lang: 'ru' };
  const lookUp = () => send(api, 'POST', '/v1/air/orders/lookup', found);
  expect((await lookUp()).statusCode).toBe(200);

  await api.clock.advance({ days: 10 });
  await night();
  expect((await lookUp()).statusCode).toBe(200);

  await api.clock.advance({ days: 90 });
  await night();
  expect(await placesThatName()).toEqual(new Set());
  expect((await lookUp()).statusCode).toBe(404);
  for (const { order } of [shopper.flight, shopper.room])
    expect(await ledgerOf(api, { order })).toMatchObject([{ entry: 'charge' }]);

  const { erasures } = JSON.parse(await type('erasures', '--json'));
  expect(erasures).toMatchObject([
    { account: shopper.id, reason: 'purpose-reached' },
    { account: shopper.id, reason: 'asked-by-person', erasedAt: '2026-11-21T12:00:00+05:00' },
  ]);
  const acts = [await type('erasures', erasures[1].id), await type('erasures', erasures[0].id)];
  expect(acts[0]).toMatch(
    /АКТ № .*Karvon Travel.*аккаунт № .*номер телефона.*ВЫГРУЗКА.*users {2}перезапись полей: 1 .*saved_travellers {2}удаление записей: 1/s,
  );
  expect(acts[1]).toMatch(/air_orders {2}перезапись полей: 1 .*hotel_orders {2}перезапись/s);
  for (const trace of traces) expect(acts.join()).not.toContain(trace);
});

test('the night after that destroys nothing twice, and acts are deleted after three years', async () => {
  await erase(await shop());
  await api.clock.advance({ days: 100 });
  await night();
  await night();
  expect(JSON.parse(await type('erasures', '--json')).erasures).toHaveLength(2);
  await api.clock.advance({ days: 3 * 366 });
  await api.jobs.enqueue(api.database.db, 'accounts.forget', {});
  await api.jobs.drain();
  expect(await type('erasures')).toBe('Nothing.');
  await expect(type('erasures', '0b9a2f4e-0000-4000-8000-000000000000')).rejects.toThrow(
    'No act under this id.',
  );
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AirOrderWithToken, RefundQuote, SessionResponse } from '@karvon/contract';
import { sealedColumns } from '../../composition/sealed';
import type { Database } from '@karvon/platform/db/database';
import { knowDataKeys } from '@karvon/platform/keys/know-data-keys';
import { operatorTerminal } from '../../testing/operators/operator-terminal';
import { dataKeyIdOf } from '@karvon/platform/personal-data';
import { dilnoza as registration, send, signUp } from '@karvon/accounts/testing';
import {
  adult,
  bookAndPay,
  confirmRefund,
  quoteRefund,
  readOrder,
} from '@karvon/air-orders/testing';
import { startSalesApp } from '../../testing/sales-app';
import { findOffer, freeSale, sellHotel } from '../../testing/hotel-orders';
import { setAlert } from '../../testing/price-alerts/price-alerts';
import { type TestApp } from '../../testing/start-test-app';
import { noteSirenaRequest } from '../../testing/suppliers/sirena-request';
import { openApiDatabase } from '../../testing/api-database';

const [first, second, third] = [
  'the-first-key-of-this-database-0123',
  'the-second-key-of-this-database-012',
  'the-third-key-of-this-database-0123',
];
const traveller = { ...adult, type: undefined };

let database: Database;
let api: TestApp;
let paid: AirOrderWithToken;
let dilnoza: SessionResponse;
let log: string[];

/** Opens the same database with these keys, as after a restart. */
async function restart(...dataKeys: string[]): Promise<void> {
  await api?.close();
  log = [];
  const onLog = (line: string) => void log.push(line);
  api = await startSalesApp({ database, dataKeys, onLog });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
}

const { type } = operatorTerminal(() => api);

const travellers = async () =>
  (await send(api, 'GET', '/v1/travellers', undefined, { token: dilnoza.jwt })).json().travellers;

const lookUp = () =>
  send(api, 'POST', '/v1/air/orders/lookup', {
    bookingNumber: paid.order.number,
    surname: adult.surname,
  });

async function requestCall(phone: string): Promise<void> {
  const call = { phone, name: 'Азиза', topic: 'other', lang: 'ru', consent: true };
  const { statusCode } = await api.inject({
    method: 'POST',
    url: '/v1/callbacks',
    payload: { ...call, page: { path: '/ru' } },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(statusCode).toBe(201);
}

/** Fills every sealed column. */
async function fill(): Promise<void> {
  dilnoza = await signUp(api);
  paid = await bookAndPay(api);
  await noteSirenaRequest(api, paid.order.number, [adult]);
  const stay = await sellHotel(api, await findOffer(api, freeSale));
  await api.inject({
    method: 'POST',
    url: `/v1/hotel/orders/${stay.order.number}/changes`,
    payload: { guests: stay.order.guests, comment: 'Высокий этаж', lang: 'ru' },
    headers: { 'order-token': stay.accessToken, 'idempotency-key': randomUUID() },
  });
  await api.jobs.drain();
  await send(api, 'POST', '/v1/travellers', traveller, { token: dilnoza.jwt });
  const draft = { content: '{"surname":"KARIMOVA"}' };
  await send(api, 'PUT', '/v1/drafts/air', draft, { token: dilnoza.jwt });
  await setAlert(api);
  const favourites = [{ item: 'hotel.SKD-REGISTAN.20261214-20261217.2-5', price: null }];
  await send(api, 'PUT', '/v1/favourites', { favourites }, { token: dilnoza.jwt });
  await requestCall('+998901234567');
  const requested = { reason: 'illness', comment: 'В больнице' };
  const { id } = (await quoteRefund(api, paid, requested)).json() as RefundQuote;
  await confirmRefund(api, paid, id);
  await api.jobs.drain();
  const content = Buffer.from('%PDF-1.7 x').toString('base64');
  await api.inject({
    method: 'POST',
    url: `/v1/air/orders/${paid.order.number}/refunds/${id}/documents`,
    payload: { name: 'Справка.pdf', content, lang: 'ru' },
    headers: { 'order-token': paid.accessToken, 'idempotency-key': randomUUID() },
  });
  // A pending message and a pending registration.
  await requestCall('+998907654322');
  const other = { ...registration, identifier: '+998907654321' };
  expect((await send(api, 'POST', '/v1/auth/register', other)).statusCode).toBe(200);
}

beforeAll(async () => {
  database = await openApiDatabase(process.env.KARVON_TEST_DATABASE_URL);
  await restart(first);
  await fill();
});
afterAll(async () => {
  await api.close();
  await database.close();
});

test('every sealed column of the database is walked, and the test data fills each', async () => {
  const { rows } = await sql<{ place: string }>`
    SELECT table_name || '.' || column_name AS place FROM information_schema.columns
    WHERE table_schema = 'public' AND (column_name LIKE '%sealed%' OR data_type = 'bytea'
      OR column_name = 'response_body')
      AND table_name <> 'sealed_walks' AND table_name NOT LIKE 'air_search%'`.execute(database.db);
  const walked = sealedColumns.map(({ table, column }) => `${table}.${column}`);
  expect(rows.map(({ place }) => place).sort()).toEqual(walked.sort());
  for (const { table, column } of sealedColumns) {
    const found =
      await sql`SELECT 1 FROM ${sql.table(table)} WHERE ${sql.ref(column)} IS NOT NULL`.execute(
        database.db,
      );
    expect([table, column, found.rows.length > 0]).toEqual([table, column, true]);
  }
});

test('a key is replaced without downtime: no data is lost, and the old key can be removed', async () => {
  expect(await type('keys')).toMatch(new RegExp(`${dataKeyIdOf(first)} {2}seals {2}[1-9]`));
  await restart(first, second);
  await expect(type('keys', 'retire', dataKeyIdOf(first))).rejects.toThrow('No key of this id');

  await restart(second, first);
  expect(await type('keys')).toContain(`npm run ops -- keys retire ${dataKeyIdOf(first)}`);
  expect(await type('keys', 'retire', dataKeyIdOf(first))).toContain('Begun');
  await api.jobs.drain();
  const after = await type('keys');
  expect(after).toMatch(new RegExp(`${dataKeyIdOf(first)} {2}opens {2}0 rows\n.*may be left out`));
  expect(after).toMatch(/air_orders\.booker_sealed {2}1 seen, 1 sealed anew {2}done/);
  expect(after).not.toContain('cannot be read');

  await restart(second);
  expect(await type('keys')).not.toContain(dataKeyIdOf(first));
  expect((await lookUp()).statusCode).toBe(200);
  expect((await readOrder(api, paid)).passengers).toMatchObject([{ surname: adult.surname }]);
  expect(await travellers()).toMatchObject([{ surname: adult.surname }]);
  const draft = await send(api, 'GET', '/v1/drafts/air', undefined, { token: dilnoza.jwt });
  expect(draft.json().draft.content).toContain('KARIMOVA');
  expect(await type('callbacks')).toContain('+998901234567');
  expect(await type('refunds')).toContain('В больнице');
  const { identifier, password } = registration;
  const login = await send(api, 'POST', '/v1/auth/login', { identifier, password });
  expect(login.json()).toMatchObject({ user: { username: registration.username } });
  await expect(knowDataKeys(database.db, [first], sealedColumns)).rejects.toThrow(
    'DATA_KEY is not the one',
  );
});

test('a key that has sealed rows cannot be left out before they are sealed anew', async () => {
  const start = () => knowDataKeys(database.db, [second], sealedColumns);
  await restart(third, second);
  await expect(start()).resolves.toMatchObject({ values: [second] });
  await requestCall('+998901112233');
  const id = dataKeyIdOf(third);
  await expect(start()).rejects.toThrow(`DATA_KEY lacks the key ${id}, which has sealed`);

  await restart(second, third);
  await type('keys', 'retire', id);
  await api.jobs.drain();
  await restart(second);
  expect(await type('callbacks')).toContain('+998901112233');
  expect(await type('keys')).not.toContain(id);
});

test("a new key is made on the operator's machine", async () => {
  const { id, key } = JSON.parse(await type('keys', 'add', '--json'));
  expect(dataKeyIdOf(key)).toBe(id);
  expect(await type('keys', 'add')).toContain('DATA_KEY=<old>,<new>');
});

test('a row that cannot be read breaks no list, is logged once, and is shown to operators', async () => {
  await restart(second);
  const { db } = database;
  await db.updateTable('saved_travellers').set({ sealed: 'unreadable' }).execute();
  await db.updateTable('air_refunds').set({ comment_sealed: 'unreadable' }).execute();
  await db.updateTable('air_refund_documents').set({ name_sealed: 'unreadable' }).execute();
  for (let times = 0; times < 2; times += 1) {
    expect(await travellers()).toEqual([]);
    expect(await type('refunds')).toMatch(/UNREADABLE[^]*UNREADABLE/);
  }
  const errors = log.map((line) => JSON.parse(line)).filter(({ level }) => level === 'error');
  expect(errors.map(({ msg }) => msg)).toEqual(
    Array(3).fill('a row cannot be read: npm run ops -- keys'),
  );
  await type('keys', 'check');
  await api.jobs.drain();
  const keys = await type('keys');
  for (const place of ['saved_travellers.sealed', 'air_refunds.comment_sealed'])
    expect(keys).toMatch(new RegExp(`cannot be read\n[^]* {2}${place} {2}\\{"id"`));
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AirOrderWithToken } from '@karvon/contract';
import { book, payOrder } from '@karvon/air-orders/testing';
import { startSalesApp } from '../../testing/sales-app';
import { bookHotel, findOffer, freeSale } from '../../testing/hotel-orders';
import { type TestApp } from '../../testing/start-test-app';
import { operatorTerminal } from '../../testing/operators/operator-terminal';

let api: TestApp;
let paid: AirOrderWithToken;
let hotelNumber: string;
beforeAll(async () => {
  api = await startSalesApp();
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  paid = await book(api, { surname: "YO'LDOSHEVA" });
  await payOrder(api, paid);
  await api.jobs.drain();
  await book(api, { surname: 'PETROVA', document: 'AB0000001' });
  hotelNumber = (await bookHotel(api, await findOffer(api, freeSale))).order.number;
});
afterAll(() => api.close());

const { type, hire } = operatorTerminal(() => api);

const pnrOf = async (number: string) =>
  (
    await api.database.db
      .selectFrom('air_orders')
      .select('pnr')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
  ).pnr!;

const numbersFound = async (...text: string[]) =>
  (
    JSON.parse(await type('find', ...text, '--json')) as { orders: { number: string }[] }
  ).orders.map(({ number }) => number);

describe('an order is found', () => {
  test('by our number, by the PNR and by the surname in either alphabet', async () => {
    const { number } = paid.order;
    const names = [number.toLowerCase(), await pnrOf(number), 'Йўлдошева', "yo'ldosheva"];
    for (const name of names) expect(await numbersFound(name)).toEqual([number]);
  });

  test('by the phone of the booker, for flights and hotels', async () => {
    const found = await numbersFound('+998', '90', '123', '45', '67');
    expect(found).toContain(paid.order.number);
    expect(await numbersFound(hotelNumber)).toEqual([hotelNumber]);
  });

  test('with its history, payments and jobs, in plain words', async () => {
    const text = await type('find', paid.order.number);
    expect(text).toMatch(new RegExp(`^air ${paid.order.number} {2}paid \\(issued\\)`));
    expect(text).toContain('+998901234567  aziza.karimova@mail.uz');
    expect(text).toMatch(/history\n.* not-paid\n.* paid/);
    expect(text).toMatch(/payments\n.* succeeded {2}/);
    expect(text).toMatch(/air-orders.issue {2}completed/);
    expect(text).toMatch(/order-messages.write {2}completed/);
  });

  test('or the command fails with a message, in JSON too', async () => {
    await expect(type('find', 'NOBODY')).rejects.toThrow('No such order.');
    await expect(type('find', 'NOBODY', '--json')).rejects.toThrow('"orders": []');
  });

  test('without its booker when the booker cannot be decrypted', async () => {
    const { db } = api.database;
    const { number } = paid.order;
    const stored = await db
      .selectFrom('air_orders')
      .select('booker_sealed')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const write = (booker_sealed: string) =>
      db.updateTable('air_orders').set({ booker_sealed }).where('number', '=', number).execute();
    await write('unreadable');
    expect(await type('find', number)).toContain('UNREADABLE');
    expect(await type('find', '+998901234567')).toContain('PETROVA');
    await write(stored.booker_sealed);
  });
});

test('a dead job is shown, and repeated by command', async () => {
  await api.jobs.drain();
  await api.jobs.enqueue(api.database.db, 'order-messages.write', {
    kind: 'air',
    orderNumber: paid.order.number,
    event: 'booked',
  });
  // Reminders of other orders wait in the same queue.
  await sql`update pgboss.job set state = 'failed', completed_on = pgboss.job_now()
    where name = 'order-messages.write' and state = 'created' and data->>'event' = 'booked'
      and data->>'orderNumber' = ${paid.order.number}`.execute(api.database.db);
  const dead = await type('dead');
  expect(dead).toMatch(/^order-messages\.write {2}failed/);
  const id = /retry (\S+)/.exec(dead)![1]!;
  expect(await type('retry', id)).toBe('Done.');
  await expect(type('retry', id)).rejects.toThrow('No job is dead under this id.');
  await api.jobs.drain();
  expect(await type('dead')).toBe('Nothing.');
});

describe('operators', () => {
  test('a viewer can read and cannot act', async () => {
    const viewer = await hire('malika', 'viewer');
    expect(await viewer('find', paid.order.number)).toContain(paid.order.number);
    for (const line of [['retry', randomUUID()], ['acts'], ['hire', 'x1', 'admin']])
      await expect(viewer(...line)).rejects.toThrow('may not do this');
  });

  test('an operator may act until removed; a new token replaces the old one', async () => {
    const before = await hire('olim', 'operator');
    await expect(before('retry', randomUUID())).rejects.toThrow('No job is dead under this id.');
    const after = await hire('olim', 'operator');
    await expect(before('callbacks')).rejects.toThrow('does not know this operator');
    expect(await after('callbacks')).toBe('Nothing.');
    expect(await type('dismiss', 'olim')).toBe('Done.');
    await expect(after('callbacks')).rejects.toThrow('does not know this operator');
    await expect(type('dismiss', 'olim')).rejects.toThrow('Nobody of this name has a token.');
    expect(await type('operators')).toMatch(/olim {2}operator {2}since .*, until /);
  });

  test("operators' reads and acts are recorded, without the names they searched for", async () => {
    const operator = await hire('zafar', 'operator');
    await operator('find', '+998901234567');
    await expect(operator('retry', randomUUID())).rejects.toThrow('No job is dead under this id.');
    await expect(operator('journal', '0')).rejects.toThrow();
    const acts = await type('acts');
    expect(acts).toMatch(
      new RegExp(`zafar {2}GET /v1/ops/orders {2}.*${paid.order.number}.* {2}done`),
    );
    expect(acts).toMatch(/zafar {2}POST \/v1\/ops\/jobs\/:id\/retry {2}[\w-]{36} {2}done/);
    expect(acts).not.toContain('901234567');
  });

  test('a token is stored as a digest', async () => {
    const token = JSON.parse(await type('hire', 'nodira', 'viewer', '--json')).token as string;
    const rows = await api.database.db.selectFrom('operators').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { book, startPayment } from '@karvon/air-orders/testing';
import { startSalesApp } from '../../testing/sales-app';
import { chooseAtBank } from '@karvon/sandbox-bank/testing';
import { testOperatorToken, type TestApp } from '../../testing/start-test-app';
import { createPersonalData, oneDataKey } from '@karvon/platform/personal-data';
import { describeCallbacks, describeJournal } from './describe';
import type { WaitingCallback } from './endpoints';
import { UsageError } from './command';
import { operatorTerminal } from '../../testing/operators/operator-terminal';

let api: TestApp;
beforeAll(async () => {
  api = await startSalesApp();
  // The sandbox bank's callback comes over the network.
  await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => api.close());

const request = (url: string, method: 'GET' | 'POST' = 'GET', token = testOperatorToken) =>
  api.inject({ method, url: `/v1/ops/${url}`, headers: { 'operator-token': token } });

test.each(['callbacks', 'orders/standing', 'journal', 'openapi.json', 'orders', 'journal?count=x'])(
  'without the token, %s answers 404',
  async (url) => {
    for (const token of ['', 'x', `${testOperatorToken}x`]) {
      const response = await request(url, 'GET', token);
      expect([response.statusCode, response.json().code]).toEqual([404, 'route-not-found']);
    }
  },
);

test('operators have a separate OpenAPI document', async () => {
  const { paths } = (await request('openapi.json')).json();
  expect(Object.keys(paths)).toContain('/v1/ops/callbacks');
});

test('callback requests are listed by urgency and closed once', async () => {
  for (const [name, topic] of [
    ['Азиза', 'refund'],
    ['Тимур', 'air'],
  ]) {
    const { statusCode } = await api.inject({
      method: 'POST',
      url: '/v1/callbacks',
      payload: {
        phone: '+998901234567',
        name,
        topic,
        page: { path: '/ru/order', orderNumber: '7K3M9QXA' },
        consent: true,
        lang: 'ru',
      },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(statusCode).toBe(201);
    await api.clock.advance({ minutes: 10 });
  }
  const { callbacks } = (await request('callbacks')).json();
  expect(callbacks).toMatchObject([
    {
      caller: { name: 'Азиза', phone: '+998901234567' },
      topic: 'refund',
      orderNumber: '7K3M9QXA',
      callBy: '2026-11-21T12:30:00+05:00',
    },
    { caller: { name: 'Тимур' } },
  ]);
  expect(describeCallbacks(callbacks, new Date('2026-11-21T07:35:00Z'))).toMatch(
    /^call by 2026-11-21 12:30 \(UTC\+05:00\) LATE {2}\+998901234567 {2}Азиза {2}\(refund, ru, 7K3M9QXA, \/ru\/order\)\n {2}done: npm run ops -- done /,
  );
  const done = `callbacks/${callbacks[0].id}/done`;
  expect((await request(done, 'POST')).json()).toEqual({ closed: true });
  expect((await request(done, 'POST')).json()).toEqual({ closed: false });
  expect((await request('callbacks')).json().callbacks).toMatchObject([
    { caller: { name: 'Тимур' } },
  ]);
});

test('a request sealed with another key does not hide the others', async () => {
  const { db } = api.database;
  const [row] = await db.selectFrom('callbacks').selectAll().execute();
  const sealed = createPersonalData(oneDataKey('another-key')).seal({ phone: '+7' }, 'callback/x');
  await db
    .insertInto('callbacks')
    .values({ ...row!, id: randomUUID(), request_key: 'x', status: 'waiting', sealed })
    .execute();
  const { callbacks } = (await request('callbacks')).json();
  const names = callbacks.map((one: WaitingCallback) => one.caller?.name);
  expect(new Set(names)).toEqual(new Set(['Тимур', undefined]));
  expect(describeCallbacks(callbacks, new Date())).toContain('UNREADABLE');
});

test('a paid order without tickets is listed while support works on it', async () => {
  const booked = await book(api, { surname: 'ISSUEERROR' });
  await chooseAtBank(api, await startPayment(api, booked), 'pay');
  await api.jobs.drain();
  const { orders } = (await request('orders/standing')).json();
  expect(orders).toMatchObject([{ number: booked.order.number, reason: 'issue-error' }]);
});

test('the journal is listed from the newest entry', async () => {
  for (const text of ['first', 'second', 'third'])
    await api.inject({
      method: 'POST',
      url: '/v1/journal',
      payload: [{ level: 'error', product: 'storefront', text, context: { route: 'home' } }],
    });
  const tail = (await request('journal?count=2')).json();
  expect(describeJournal(tail)).toMatch(/error {2}second\n {2}route=home\n.*third/);
  expect((await request('journal?count=0')).statusCode).toBe(400);
});

describe("the operator's terminal", () => {
  const { type } = operatorTerminal(() => api);

  test("prints the times of the API's clock with their zone", async () => {
    expect(await type('callbacks')).toMatch(/^call by 2026-11-21 12:\d\d \(UTC\+05:00\) /);
  });

  test("shows visitors' texts as plain text: they cannot move the cursor, colour, reverse or forge output", async () => {
    const written = {
      phone: '+998901234599',
      name: 'Olim\r\nNothing',
      topic: 'other',
      page: { path: '/ru/\u001b[2J\u009b31m\u202e' },
      consent: true,
      lang: 'ru',
    };
    const { statusCode } = await api.inject({
      method: 'POST',
      url: '/v1/callbacks',
      payload: written,
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(statusCode).toBe(201);
    const stack = 'Error: x\n  at here\u202e\n  at there';
    const context = { route: 'home\nforged', stack };
    await api.inject({
      method: 'POST',
      url: '/v1/journal',
      payload: [{ level: 'error', product: 'storefront', text: 'a\nforged', context }],
    });

    const [calls, journal] = [await type('callbacks'), await type('journal', '1')];
    expect(calls).toContain(
      '+998901234599  Olim Nothing  (other, ru, /ru/\ufffd[2J\ufffd31m\ufffd)',
    );
    expect(journal).toMatch(
      /error {2}a forged\n {2}route=home forged\n {4}at here\ufffd\n {4}at there$/,
    );
    const json = await type('callbacks', '--json');
    expect(json).not.toMatch(/[^\P{C}\n]/u);
    expect(JSON.parse(json).callbacks).toContainEqual(
      expect.objectContaining({ page: written.page.path }),
    );
  });

  test('explains in a sentence why the API refuses', async () => {
    await expect(type('done', 'no-uuid')).rejects.toThrow(
      'The API does not accept this. id: Invalid UUID.',
    );
    await expect(type('journal', 'all')).rejects.toThrow(/^The API does not accept this\. count: /);
  });

  test("reports that no document has the id, and does not doubt the operator's token", async () => {
    await expect(type('document', randomUUID())).rejects.toThrow(
      /^Nothing is stored under this id\.$/,
    );
  });

  test.each([
    ['bogus'],
    ['constructor'],
    ['done'],
    ['dead', '--jsno'],
    ['keys', 'bogus'],
    ['keys', 'retire'],
    ['done', 'no-uuid'],
    ['journal', 'all'],
    ['callbacks', 'all'],
    ['done', randomUUID(), randomUUID()],
    ['take', 'air', '7K3M9QXA', '7K3M9QXB'],
    ['days', '2026-11-30', '2026-11-01'],
  ])('refuses %s %s as a wrong command line', async (...line) => {
    await expect(type(...line)).rejects.toThrow(UsageError);
  });

  test.each([
    ['exchange-offer', '10', '-5', 'HY 603 TAS 2026-12-12T10:30 SVO 2026-12-12T13:05'],
    ['exchange-done', '2501234567890', '25012345678917'],
    ['exchange-decline'],
    ['erasures'],
  ])('%s of a missing thing is a failure', async (command, ...words) => {
    await expect(type(command, randomUUID(), ...words)).rejects.toThrow(/^No .* under this id\.$/);
  });

  test('describes in words how an argument must look', async () => {
    await expect(type('refund', 'air', '12', 'terms')).rejects.toThrow(
      /^The API does not accept this\. number: not in its form\.$/,
    );
  });

  test.each(['help', '--help', '-h'])('%s is not a failure', async (asked) => {
    expect(await type(asked)).toContain('npm run ops -- standing');
  });

  test('ends with code 2 for an unknown command', async () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'apps/api/src/ops.ts', 'bogus'],
      { cwd: join(__dirname, '../../../../..'), encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([2, expect.stringContaining('There is no command "bogus".')]);
  });
});

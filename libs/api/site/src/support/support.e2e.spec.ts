import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { CallbackRequest } from '@karvon/contract';
import { readMessages } from '@karvon/messages/testing';
import type { StartedModules } from '@karvon/platform/testing/start-modules';
import { startSite } from '../testing/start-site';

let api: StartedModules;
afterEach(() => api?.close());

const form: CallbackRequest = {
  phone: '+998901234567',
  name: 'Азиза Каримова',
  topic: 'refund',
  page: { path: '/ru/order', orderNumber: '7K3M9QXA' },
  consent: true,
  lang: 'ru',
};

interface Sent {
  key?: string;
  address?: string;
}

const request = (
  changes: object = {},
  { key = randomUUID(), address = '203.0.113.5' }: Sent = {},
) =>
  api.inject({
    method: 'POST',
    url: '/v1/callbacks',
    payload: { ...form, ...changes },
    headers: { 'idempotency-key': key },
    remoteAddress: address,
  });

const stored = () => api.database.db.selectFrom('callbacks').selectAll().execute();
/** A different phone for each number. */
const phone = (index: number) => ({ phone: `+9989000000${String(index).padStart(2, '0')}` });

test.each([
  ['uz', '2026-11-21T09:05:00Z', '2026-11-21T14:35:00+05:00', true],
  ['uz', '2026-11-21T18:00:00Z', '2026-11-22T09:30:00+05:00', false],
  ['ru', '2026-11-21T09:05:00Z', '2026-11-21T12:35:00+03:00', true],
  ['ru', '2026-11-21T20:00:00Z', '2026-11-22T08:30:00+03:00', false],
] as const)('%s at %s promises %s', async (edition, now, callBy, openNow) => {
  api = await startSite({ edition, now });
  const response = await request();
  expect([response.statusCode, response.json()]).toEqual([201, { callBy, openNow }]);
  const [row] = await stored();
  expect(row).toMatchObject({
    status: 'waiting',
    topic: 'refund',
    page_path: '/ru/order',
    order_number: '7K3M9QXA',
    call_by: new Date(callBy),
  });
});

test('a repeated key gets the first promise, and nothing more is stored', async () => {
  api = await startSite();
  const key = randomUUID();
  const first = await request({}, { key });
  await api.clock.advance({ minutes: 5 });
  const again = await request({}, { key });
  expect(again.body).toBe(first.body);
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect((await request({ topic: 'air' }, { key })).json()).toMatchObject({
    code: 'idempotency-key-reused',
  });
  expect(await stored()).toHaveLength(1);
});

test('a request repeated after a crash gets the same promise', async () => {
  api = await startSite();
  const key = randomUUID();
  const first = await request({}, { key });
  // The state after a crash between the row and the stored response.
  await sql`UPDATE idempotency_keys SET response_status = NULL, response_body = NULL`.execute(
    api.database.db,
  );
  await api.clock.advance({ minutes: 3 });
  expect((await request({}, { key })).json()).toEqual(first.json());
  expect(await stored()).toHaveLength(1);
});

test('one phone may ask three times an hour, and is told how long to wait', async () => {
  api = await startSite();
  for (let index = 0; index < 3; index += 1) {
    expect((await request({}, { address: `203.0.113.${index}` })).statusCode).toBe(201);
    await api.clock.advance({ minutes: 10 });
  }
  const refused = await request();
  expect([refused.statusCode, refused.json()]).toMatchObject([
    429,
    { code: 'rate-limited', retryAfterSeconds: 30 * 60 },
  ]);
  expect((await request(phone(1))).statusCode).toBe(201);
  await api.clock.advance({ minutes: 30 });
  expect((await request()).statusCode).toBe(201);
});

/** The texts that a phone has received, newest first. */
async function textsTo(to: string): Promise<string[]> {
  await api.jobs.drain();
  return (await readMessages(api, to)).map(({ text }) => text);
}

test('the promise is repeated in an SMS, once a day to a phone, however often it is requested', async () => {
  api = await startSite({ edition: 'uz', now: '2026-11-21T09:05:00Z' });
  await request();
  await api.clock.advance({ minutes: 20 });
  await request({ topic: 'air' });
  expect(await textsTo(form.phone)).toEqual(['Karvon: заявка принята. Перезвоним до 14:35.']);
  await api.clock.advance({ minutes: 600 });
  expect((await request({ lang: 'uz' })).json()).toMatchObject({ openNow: false });
  expect(await textsTo(form.phone)).toEqual([
    "Karvon: so'rovingiz qabul qilindi, soat 09:30 gacha qo'ng'iroq qilamiz.",
    'Karvon: заявка принята. Перезвоним до 14:35.',
  ]);
});

test('once the hour’s budget is spent, calls are promised without an SMS', async () => {
  api = await startSite();
  Object.assign(api.config, { sms: { ...api.config.sms, hourlyBudget: 1 } });
  expect((await request(phone(1))).statusCode).toBe(201);
  expect((await request(phone(2))).statusCode).toBe(201);
  expect(await textsTo(phone(1).phone)).toHaveLength(1);
  expect(await textsTo(phone(2).phone)).toEqual([]);
  await api.clock.advance({ minutes: 61 });
  await request(phone(3));
  expect(await textsTo(phone(3).phone)).toHaveLength(1);
});

test('a refused request and a phone of another country get no SMS', async () => {
  api = await startSite();
  await request({ consent: false });
  expect(await textsTo(form.phone)).toEqual([]);
  await request({ phone: '+12025550123' });
  expect(await textsTo('+12025550123')).toEqual([]);
});

test('one address may ask ten times an hour, in parallel as well', async () => {
  api = await startSite();
  const responses = await Promise.all(
    Array.from({ length: 14 }, (_, index) => request(phone(index))),
  );
  const statuses = responses.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  expect((await request(phone(50), { address: '203.0.113.99' })).statusCode).toBe(201);
});

test.each([
  ['no consent', { consent: false }],
  ['no phone', { phone: '90 123 45 67' }],
  ['a name that is markup', { name: '<script>' }],
  ['a topic we do not have', { topic: 'spam' }],
  ['an address with its query', { page: { path: '/ru/order?number=1' } }],
  ['an address elsewhere', { page: { path: 'https://evil.example' } }],
  ['something unasked', { note: 'x' }],
])('%s is refused and not stored', async (_, changes) => {
  api = await startSite();
  const response = await request(changes);
  expect([response.statusCode, response.json().code]).toEqual([400, 'validation-failed']);
  expect(await stored()).toEqual([]);
});

test('neither the database nor the log shows a phone or a name', async () => {
  const lines: string[] = [];
  api = await startSite({ onLog: (line) => lines.push(line) });
  expect((await request()).statusCode).toBe(201);
  const tables = JSON.stringify([
    await stored(),
    await api.database.db.selectFrom('idempotency_keys').selectAll().execute(),
  ]);
  for (const secret of ['901234567', 'Азиза', 'Каримова', '203.0.113.5']) {
    expect(tables).not.toContain(secret);
    expect(lines.join()).not.toContain(secret);
  }
});

test('a request is deleted after its days, called or not', async () => {
  api = await startSite();
  await request();
  const forget = async () => {
    await api.jobs.enqueue(api.database.db, 'support.forget-callbacks', {});
    await api.jobs.drain();
  };
  await api.clock.advance({ days: 29 });
  await request(phone(1));
  await forget();
  expect(await stored()).toHaveLength(2);
  await api.clock.advance({ days: 2 });
  await forget();
  expect(await stored()).toHaveLength(1);
});

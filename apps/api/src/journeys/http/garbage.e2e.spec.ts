import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { getAirOffer, lookUpAirOrder, problemSchema, type Endpoint } from '@karvon/contract';
import {
  endpoints,
  fill,
  keysOf,
  named,
  notJson,
  notObjects,
  wrongValues,
} from '../../testing/worlds/garbage';
import { startTestApp, type TestApp } from '../../testing/start-test-app';

const withBody = named.filter(([, endpoint]) => endpoint.body !== undefined);
const withParams = named.filter(([, endpoint]) => endpoint.params !== undefined);

let api: TestApp;
let before: string;
beforeAll(async () => {
  api = await startTestApp();
  before = await everythingStored();
});
afterAll(() => api.close());

/** A fingerprint of every row of our tables. Counters of failed tries are left out: they contain no input. */
async function everythingStored(): Promise<string> {
  const tables = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> 'limited_tries' ORDER BY 1
  `.execute(api.database.db);
  const rows = [];
  for (const { name } of tables.rows) {
    rows.push([
      name,
      (await sql`SELECT count(*)::int AS n FROM ${sql.table(name)}`.execute(api.database.db)).rows,
    ]);
  }
  return JSON.stringify(rows);
}

async function expectRefusal(
  endpoint: Endpoint,
  { payload, type = 'application/json', url }: { payload?: string; type?: string; url?: string },
): Promise<void> {
  const response = await api.inject({
    method: endpoint.method,
    url: url ?? fill(endpoint.path, 'GARBAGE1'),
    headers: {
      'idempotency-key': randomUUID(),
      ...(payload === undefined ? {} : { 'content-type': type }),
    },
    payload,
  });
  const requested = `${endpoint.method} ${url ?? endpoint.path} ${payload ?? ''}`.slice(0, 200);
  const seen = `${requested} → ${response.statusCode} ${response.body.slice(0, 200)}`;
  expect([seen, response.statusCode >= 400 && response.statusCode < 500]).toEqual([seen, true]);
  expect(response.headers['content-type']).toBe('application/problem+json');
  expect(problemSchema.parse(response.json()).status).toBe(response.statusCode);
}

test('the contract has endpoints, and every one is served', async () => {
  expect(endpoints.length).toBeGreaterThan(10);
  const { paths } = (await api.inject('/v1/openapi.json')).json();
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map(
      (method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
  expect(
    named.map(([name]) => name).filter((name) => !served.includes(name.replace('*', ':id'))),
  ).toEqual([]);
});

test.each(withBody)('%s refuses bodies of another shape', async (_, endpoint) => {
  for (const payload of [...notJson, ...notObjects]) await expectRefusal(endpoint, { payload });
  for (const value of wrongValues) {
    await expectRefusal(endpoint, {
      payload: `{${keysOf(endpoint.body)
        .map((key) => `"${key}":${value}`)
        .join(',')}}`,
    });
  }
});

test.each(withBody)('%s refuses other languages and oversized bodies', async (_, endpoint) => {
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'nonsense',
  ]) {
    await expectRefusal(endpoint, { payload: 'a=1', type });
  }
  await expectRefusal(endpoint, { payload: JSON.stringify({ a: 'x'.repeat(300_000) }) });
});

test.each(withBody)('%s survives any input', async (_, endpoint) => {
  const shaped = fc.record(
    Object.fromEntries(keysOf(endpoint.body).map((key) => [key, fc.jsonValue()])),
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.jsonValue(), shaped), (value) =>
      expectRefusal(endpoint, { payload: JSON.stringify(value) }),
    ),
    { numRuns: 80, seed: 20261121 },
  );
});

test.each(named)('%s refuses an unknown or repeated query key', async (_, endpoint) => {
  const payload = endpoint.body && '{}';
  await expectRefusal(endpoint, {
    payload,
    url: `${fill(endpoint.path, 'GARBAGE1')}?no_such_key=1`,
  });
  for (const key of keysOf(endpoint.query)) {
    await expectRefusal(endpoint, {
      payload,
      url: `${fill(endpoint.path, 'GARBAGE1')}?${key}=1&${key}=2`,
    });
  }
});

test.each(withParams)('%s refuses addresses of things that do not exist', async (_, endpoint) => {
  const payload = endpoint.body && '{}';
  for (const value of [
    'x',
    '%00',
    '%FF',
    '__proto__',
    '%2e%2e%2f',
    "'%20OR%201=1--",
    'a'.repeat(599),
    'a'.repeat(2_000),
    '%D0%AF',
  ]) {
    await expectRefusal(endpoint, { payload, url: fill(endpoint.path, value) });
  }
});

test('a character that cannot be stored is refused and is no 5xx', async () => {
  const payload = JSON.stringify({ bookingNumber: 'A\u0000B', surname: 'K\u0000', lang: 'ru' });
  await expectRefusal(lookUpAirOrder, { payload });
  await expectRefusal(getAirOffer, { url: '/v1/air/offers/A%00B' });
});

test('no garbage was stored', async () => {
  expect(await everythingStored()).toBe(before);
});
